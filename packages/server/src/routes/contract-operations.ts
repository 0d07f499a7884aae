/** The operations of the contract routes: which parameters they take, and what they ask of the game. */

import { type Answer, fail, type Game, ok, type Result } from '@caldera/rules';
import { z } from 'zod';
import { stepSchema } from '../protocol/index.ts';

/** From JSON a number, from a form or a query its digits. */
const whole = (least: number, most: number): z.ZodType<number> =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,9}$/, 'expected a whole number')
          .transform(Number),
      ],
      { error: 'expected a whole number' },
    )
    .pipe(z.number().int('expected a whole number').min(least).max(most));

/** Who acts, where the call says so. */
export interface Named {
  readonly playerId?: number | undefined;
}

export interface NewParameters {
  readonly startPlayer: number;
  readonly name1: string;
  readonly name2: string;
  readonly power1: string;
  readonly power2: string;
}

/** How long it is the rules judge; whether it can be shown, nobody but us. */
const name = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'has characters that cannot be shown');

export const newSchema: z.ZodType<NewParameters> = z.object({
  startPlayer: whole(1, 2),
  name1: name,
  name2: name,
  power1: z.string(),
  power2: z.string(),
});

const row = whole(0, 4);
const playerId = whole(1, 2).optional();
export const namedSchema: z.ZodType<Named> = z.object({ playerId });
const cell = z.object({ row, col: row, playerId });
const target = z.object({ toRow: row, toCol: row, playerId });
const building = z.object({ row, col: row, piece: z.enum(['block', 'dome']).optional(), playerId });
const anyStep = z.object({ step: stepSchema, playerId });

/** Parameters that were understood. */
interface Understood extends Named {
  readonly act: (game: Game) => Answer;
}

export interface Operation {
  readonly path: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly read: (parameters: unknown) => Result<Understood, z.ZodError>;
}

const operation = <A extends Named>(
  path: string,
  summary: string,
  schema: z.ZodType<A>,
  act: (game: Game, asked: A) => Answer,
): Operation => ({
  path,
  summary,
  schema,
  read: (parameters) => {
    const asked = schema.safeParse(parameters);
    if (!asked.success) return fail(asked.error);
    const { data } = asked;
    return ok({ playerId: data.playerId, act: (game) => act(game, data) });
  },
});

/** Where it is checked, a player who is not named is the one whose turn it is. */
const active = (game: Game, named: Named): number => named.playerId ?? game.activePlayer ?? 1;

export const OPERATIONS: readonly Operation[] = [
  operation('place-worker', 'Place a worker', cell, (game, asked) =>
    game.placeWorker(active(game, asked), asked.col, asked.row),
  ),
  operation('select-worker', 'Select the worker that moves', cell, (game, asked) =>
    game.selectAt(active(game, asked), asked.col, asked.row),
  ),
  operation('move-worker', 'Move the selected worker', target, (game, asked) =>
    asked.playerId === undefined
      ? game.playerMove(asked.toRow, asked.toCol)
      : game.move(asked.playerId, asked.toCol, asked.toRow),
  ),
  operation(
    'build',
    'Build with the worker that moved; `piece: "dome"` where a power gives the choice',
    building,
    (game, asked) => game.build(active(game, asked), asked.col, asked.row, asked.piece),
  ),
  operation('skip', 'Take no further optional step', namedSchema, (game, asked) =>
    game.skip(active(game, asked)),
  ),
  operation('use-power', 'A step of a power of its own on a cell, in status POWER', cell, (game, asked) =>
    game.usePower(active(game, asked), asked.col, asked.row),
  ),
  operation('step', 'Any step that `options` lists, also one that needs no cell', anyStep, (game, asked) =>
    game.take(asked.step, asked.playerId),
  ),
];
