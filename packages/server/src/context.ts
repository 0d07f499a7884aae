/** What the parts of the server share, put together once in `app.ts`. */

import type { DeskGames } from './games/desk.ts';
import type { GameService } from './games/service.ts';
import type { Config } from './ops/config.ts';
import type { Identities } from './players/identity.ts';
import type { Signer } from './players/secrets.ts';
import type { Accounts } from './storage/accounts.ts';
import type { Games } from './storage/games.ts';
import type { Players } from './storage/players.ts';
import type { Ratings } from './storage/ratings.ts';
import type { Sql } from './storage/sql.ts';

export interface Context {
  readonly config: Config;
  readonly sql: Sql;
  readonly games: Games;
  readonly players: Players;
  readonly accounts: Accounts;
  readonly ratings: Ratings;
  readonly identities: Identities;
  readonly signer: Signer;
  readonly service: GameService;
  readonly desks: DeskGames;
  readonly now: () => number;
}
