/**
 * What is to be seen of a game from this device, and by whom. Where several share it and one of them keeps a secret,
 * that one's eyes are covered until they say that the others look away.
 */

import { NOBODY, type Position, view } from '@caldera/rules';
import { useMemo, useState } from 'react';
import type { GameSnapshot } from './controller.ts';
import { type Game, type PlayedTurn, positionIn } from './game.ts';
import { keepsSecrets, stepsSeen, turnsSeen } from './seen.ts';
import type { Moment } from './use-board-view.ts';

export interface Sight {
  readonly viewer: number;
  /** Whoever is to move has a secret, and has not uncovered it yet. */
  readonly covered: boolean;
  readonly uncover: () => void;
  readonly turns: readonly PlayedTurn[];
  readonly moment: Moment;
  /** The board between turns, for the glasses. */
  readonly still: Position;
}

const momentOf = (
  game: Game,
  turns: readonly PlayedTurn[],
  shown: number | undefined,
  viewer: number,
): Moment => {
  const { start, open } = game;
  const turn = turns[(shown ?? turns.length) - 1];
  const begun = shown === undefined && open.steps.length > 0;
  const past = [
    { position: start, events: [] },
    ...turns.slice(0, shown).map(({ after, events }) => ({ position: after, events })),
  ];
  const position = shown === undefined ? positionIn(game) : (game.turns[shown - 1]?.after ?? start);
  return {
    position: view(position, viewer),
    events: begun ? stepsSeen(game, viewer) : (turn?.events ?? []),
    past,
  };
};

export const useSight = (
  { game, seats, pov }: GameSnapshot,
  shown: number | undefined,
  curtain: boolean,
): Sight => {
  const [uncovered, setUncovered] = useState<readonly PlayedTurn[]>();
  const { position } = game.open;
  const { toMove, table } = position;
  const shared = seats.every((seat) => seat.here);
  const hides = keepsSecrets(game) && table.gods[toMove]?.hiddenInformation === true;
  const covered = curtain && shared && hides && uncovered !== game.turns;
  const viewer = covered ? NOBODY : shared ? toMove : pov;
  const turns = useMemo(() => turnsSeen(game, viewer), [game, viewer]);
  const moment = useMemo(() => momentOf(game, turns, shown, viewer), [game, turns, shown, viewer]);
  const still = useMemo(
    () => (shown === undefined ? view(position, viewer) : moment.position),
    [shown, position, viewer, moment],
  );
  return { viewer, covered, uncover: () => setUncovered(game.turns), turns, moment, still };
};
