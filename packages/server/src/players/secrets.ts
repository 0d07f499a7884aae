/** Everything that must not be guessed: ids, seat keys, signatures. One secret of the installation is behind them. */

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id of letters and digits; twelve of them are 71 bits. */
export const randomId = (length = 12): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const randomBelow = (limit: number): number => randomInt(limit);

export const randomToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token: enough to recognise it, not enough to use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isSame = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Keeps a signature of one kind from passing for another. */
type Purpose = 'seat' | 'guest' | 'device';

export class Signer {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** 32 characters that only this installation can make. */
  sign(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}:${text}`).digest('base64url').slice(0, 32);
  }

  isSigned(purpose: Purpose, text: string, signature: string): boolean {
    return isSame(this.sign(purpose, text), signature);
  }

  /** The key to a seat: who has it may play there. It is derived, so nothing has to be stored or can be stolen. */
  seatToken(game: string, seat: number): string {
    return this.sign('seat', `${game}/${seat}`);
  }
}
