/** What somebody may know of a game while a power keeps a secret. Once the game is over, all is revealed. */

import { areFoes, type Event, eventsSeen, makeTurn, view } from '@caldera/rules';
import { type Game, type PlayedTurn, positionIn } from './game.ts';

export const keepsSecrets = ({ start, outcome }: Game): boolean =>
  outcome === undefined && start.table.gods.some((god) => god.hiddenInformation === true);

/** Whether the one to move plays against a secret: every step may tell them something, so every step stays taken. */
export const facesSecret = (game: Game): boolean => {
  const { table, toMove } = game.open.position;
  return (
    keepsSecrets(game) &&
    table.gods.some((god, other) => god.hiddenInformation === true && areFoes(table, other, toMove))
  );
};

const turnSeen = (turn: PlayedTurn, viewer: number): PlayedTurn => {
  const before = view(turn.before, viewer);
  const after = view(turn.after, viewer);
  const events = eventsSeen(turn.before, turn, viewer);
  return { ...turn, before, after, events, text: makeTurn(before, { events, after }) };
};

/** The turns as this player may read them. */
export const turnsSeen = (game: Game, viewer: number): readonly PlayedTurn[] =>
  keepsSecrets(game) ? game.turns.map((turn) => turnSeen(turn, viewer)) : game.turns;

/** What has happened so far in the turn under way. */
export const stepsSeen = (game: Game, viewer: number): readonly Event[] => {
  const { open } = game;
  return keepsSecrets(game)
    ? eventsSeen(open.position, { events: open.events, after: positionIn(game) }, viewer)
    : open.events;
};
