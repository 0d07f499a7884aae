/** What happened and what can be done, in short sentences. */

import type { Event } from '../core/event.ts';
import { nameOf } from '../core/squares.ts';
import type { GameEvent } from './game-event.ts';
import type { Status } from './stage.ts';

const boardSentence = (event: Event, name: string): string | undefined => {
  switch (event.kind) {
    case 'placed':
      return `${name} places a worker on ${nameOf(event.at)}.`;
    case 'moved':
      return `${name} moves from ${nameOf(event.from)} to ${nameOf(event.to)}.`;
    case 'forced':
      return `The worker on ${nameOf(event.from)} is sent to ${nameOf(event.to)}.`;
    case 'swapped':
      return `The workers on ${nameOf(event.from)} and ${nameOf(event.to)} change places.`;
    case 'removed':
      return `The worker on ${nameOf(event.at)} leaves the game.`;
    case 'built':
      return event.piece === 'dome'
        ? `${name} puts a dome on ${nameOf(event.at)}.`
        : `${name} builds on ${nameOf(event.at)}.`;
    case 'unbuilt':
      return event.all
        ? `All blocks on ${nameOf(event.at)} are taken away.`
        : `A block on ${nameOf(event.at)} is taken away.`;
    case 'cancelled':
      return `${name}’s turn ends: somebody hidden stands on ${nameOf(event.at)}.`;
    case 'noted':
      // Notes of a card are for records; some of them are secret.
      return undefined;
  }
};

const sentence = (event: GameEvent, name: string): string | undefined => {
  switch (event.kind) {
    case 'selected':
      return `${name} takes the worker on ${nameOf(event.at)}.`;
    case 'moves-declined':
      return `${name} moves no further.`;
    case 'board':
      return boardSentence(event.event, name);
    case 'turn-ended':
      return undefined;
    case 'lost':
      return `${name} can’t complete a turn and has lost.`;
    case 'won':
      return `${name} has won.`;
  }
};

const PROMPTS: Readonly<Record<Status, string | undefined>> = {
  PLACE: 'place a worker.',
  PLACE_OR_SKIP: 'place a worker, or skip.',
  SELECT: 'choose a worker.',
  SELECT_OR_SKIP: 'choose a worker, or skip.',
  MOVE: 'move.',
  MOVE_OR_SKIP: 'move, or skip.',
  BUILD: 'build.',
  BUILD_OR_SKIP: 'build, or skip.',
  POWER: 'use your power.',
  POWER_OR_SKIP: 'use your power, or skip.',
  CHANCE: 'draw.',
  END: undefined,
};

/** `nameOfPlayer` takes a player id. */
export const messagesOf = (
  events: readonly GameEvent[],
  status: Status,
  activePlayer: number | null,
  nameOfPlayer: (player: number) => string,
): string[] => {
  const said = events.flatMap((event) => sentence(event, nameOfPlayer(event.player)) ?? []);
  const prompt = PROMPTS[status];
  return activePlayer === null || prompt === undefined
    ? said
    : [...said, `${nameOfPlayer(activePlayer)}: ${prompt}`];
};
