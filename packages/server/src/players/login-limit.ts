/**
 * How often somebody may try to sign in. A stranger gets few attempts for an account from one address, and all strangers
 * together get some more; a browser that has signed in to the account before carries a proof of it (a "device cookie")
 * and is counted by itself, so that nobody can lock an account's owner out by trying.
 */

import { Buckets } from '../live/bucket.ts';
import { randomId, type Signer } from './secrets.ts';

export const DEVICE_COOKIE = 'caldera_device';

/** Attempts at once, and how many seconds until another. */
const ATTEMPTS = 10;
const SECONDS_PER_ATTEMPT = 6;
/** The same for all strangers who try one account. */
const STRANGERS_ATTEMPTS = 60;
const SECONDS_PER_STRANGER = 60;

export interface Attempt {
  readonly login: string;
  readonly address: string;
  readonly device: string | undefined;
}

export class LoginLimit {
  readonly #signer: Signer;
  readonly #few: Buckets;
  readonly #strangers: Buckets;

  constructor(signer: Signer, now: () => number) {
    this.#signer = signer;
    this.#few = new Buckets(ATTEMPTS, 1 / SECONDS_PER_ATTEMPT, now);
    this.#strangers = new Buckets(STRANGERS_ATTEMPTS, 1 / SECONDS_PER_STRANGER, now);
  }

  /** What a browser keeps after it has signed in: which account, which browser, and our word for it. */
  deviceCookie(login: string): string {
    const device = `${login}.${randomId()}`;
    return `${device}.${this.#signer.sign('device', device)}`;
  }

  mayTry(key: string): boolean {
    return this.#few.take(key);
  }

  maySignIn({ login, address, device }: Attempt): boolean {
    const known = this.#knownAs(login, device);
    if (known !== undefined) return this.#few.take(`device ${known}`);
    // By address, so that many accounts do not help; by account and address; and by account, for many addresses.
    return (
      this.#few.take(address) &&
      this.#few.take(`login ${login} ${address}`) &&
      this.#strangers.take(`login ${login}`)
    );
  }

  #knownAs(login: string, cookie: string | undefined): string | undefined {
    const [name = '', number = '', signature = ''] = (cookie ?? '').split('.');
    const device = `${name}.${number}`;
    return name === login && this.#signer.isSigned('device', device, signature) ? device : undefined;
  }
}
