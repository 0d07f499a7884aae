import { beginAnew } from '../core/beginning.ts';
import { act } from '../core/edges.ts';
import type { God, StateText } from '../core/god.ts';
import type { Phase } from '../core/phase.ts';
import { EMPTY, intersect, type Square, type SquareSet, size } from '../core/squares.ts';
import type { Table } from '../core/table.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { banBetween } from './bans.ts';
import { FLEECE_GODS } from './fleece.ts';
import { mortal } from './mortal.ts';

/** A choice has at most 25 answers, so the powers are offered in two halves. */
const HALF = Math.ceil(FLEECE_GODS.length / 2);
const HALVES: SquareSet = 0b11 as SquareSet;
/** Both sides stand on the board: Nyx is for two players. */
const ALL_PLACED = 0b11;

/** The card remembers the number of the night power plus one. */
const nightOf = (memory: number): God | undefined => FLEECE_GODS[memory - 1];

const mayBeNight = ({ gods }: Table, night: God | undefined): boolean =>
  night !== undefined && gods.every(({ id }) => id !== night.id && banBetween(id, night.id) === undefined);

const choicesIn = (walk: Walk, half: Square): SquareSet => {
  let choices = EMPTY;
  for (let index = 0; index < HALF; index += 1) {
    if (mayBeNight(walk.table, FLEECE_GODS[half * HALF + index]))
      choices = (choices | (1 << index)) as SquareSet;
  }
  return choices;
};

/** Before anybody is on the board the start player selects the night power, whoever holds Nyx. */
const CHOOSE_NIGHT: readonly Phase[] = [0, 1].map((player) => ({
  name: 'night power',
  edges: [
    act({
      kind: 'choose',
      who: () => HALVES,
      targets: choicesIn,
      does: (walk, half, index) => {
        const memory = half * HALF + index + 1;
        remember(walk, player, memory);
        walk.trace?.push({ kind: 'noted', text: `night of ${nightOf(memory)?.id ?? ''}` });
      },
      step: (_, half, index) => ({ kind: 'choose', option: half * HALF + index }),
      next: beginAnew,
    }),
  ],
}));

/** An odd number of complete towers when the turn begins. */
const isNight = (walk: Walk): boolean => size(intersect(walk.level3, walk.domes)) % 2 === 1;

/** `atlas`, and behind a colon what that power remembers. */
const state: StateText = {
  write: (position, player) => {
    const night = nightOf(position.memory[player] ?? 0);
    if (night === undefined) return '';
    const inner = night.state?.write(position, player) ?? '';
    const name = night.fenName ?? night.id;
    return inner === '' ? name : `${name}:${inner}`;
  },
  read: (text, position, player) => {
    if (text === '') return undefined;
    const [name = '', ...behind] = text.split(':');
    const inner = behind.join(':');
    const wanted = name.trim().toLowerCase();
    const index = FLEECE_GODS.findIndex(({ id, fenName }) => id === wanted || fenName === wanted);
    const night = FLEECE_GODS[index];
    if (!mayBeNight(position.table, night)) return `“${name}” is no power for this night`;
    position.memory[player] = index + 1;
    if (night?.state !== undefined) return night.state.read(inner, position, player);
    return inner === '' ? undefined : `${name} has no state to remember`;
  },
};

export const nyx: God = {
  id: 'nyx',
  name: 'Nyx',
  title: 'Goddess of Night',
  set: 'promo',
  number: 66,
  startPriority: 51,
  power: 'While the number of complete towers is odd, you have the night power and the opponent has none.',
  players: [2],
  official: true,
  state,
  marksFemale: true,
  marksRecent: true,
  lends: nightOf,
  prepares: (walk, player) => (memoryOf(walk, player) === 0 ? CHOOSE_NIGHT[player] : undefined),
  holds: (walk, player, held) => {
    const rival = held.length - 1 - player;
    const night = nightOf(memoryOf(walk, player));
    if (night === undefined || walk.placed !== ALL_PLACED || !isNight(walk)) return;
    // What a card remembers of its holder's last turn ends with the day.
    held[rival]?.god.forgets?.(walk, rival);
    held[player] = { god: night, card: player };
    held[rival] = { god: mortal, card: rival };
  },
  own: { neverRepeats: true },
};
