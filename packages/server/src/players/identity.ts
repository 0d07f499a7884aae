/**
 * Who is calling. A guest carries a signed cookie and nothing is asked; an account carries the id of a session that the
 * server can end; a bot sends a token.
 */

import type { PlayerKind } from '../protocol/index.ts';
import type { Player, Players } from '../storage/players.ts';
import { fingerprint, randomId, type Signer } from './secrets.ts';

export const COOKIE = 'caldera_player';

export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

const GUEST = 'g';
export const SESSION = 's';

export class Identities {
  readonly #players: Players;
  readonly #signer: Signer;
  readonly #now: () => number;

  constructor(players: Players, signer: Signer, now: () => number) {
    this.#players = players;
    this.#signer = signer;
    this.#now = now;
  }

  async identify({ cookie, authorization }: Credentials): Promise<Player | undefined> {
    const bearer = /^Bearer ([A-Za-z0-9_-]{32})$/.exec(authorization ?? '')?.[1];
    if (bearer !== undefined) return this.#players.ofSession(fingerprint(bearer), 'bot', this.#now());
    const [kind, subject, signature] = (cookie ?? '').split('.');
    if (kind === SESSION && subject !== undefined) {
      return this.#players.ofSession(fingerprint(subject), 'account', this.#now());
    }
    if (kind !== GUEST || subject === undefined || signature === undefined) return undefined;
    if (!this.#signer.isSigned('guest', subject, signature)) return undefined;
    const player = await this.#players.find(subject);
    // A guest who has become an account signs in as one: the old cookie is no key to it.
    return player?.kind === 'guest' ? player : undefined;
  }

  guestCookie(player: Player): string {
    return `${GUEST}.${player.id}.${this.#signer.sign('guest', player.id)}`;
  }

  async welcome(name?: string, kind: PlayerKind = 'guest'): Promise<Player> {
    const id = randomId();
    const player: Player = {
      id,
      kind,
      name: name ?? `Guest ${id.slice(0, 4)}`,
      login: null,
      createdAt: this.#now(),
    };
    await this.#players.add(player);
    return player;
  }
}
