import { around } from '../core/geometry.ts';
import type { God, HeldPower, StateText } from '../core/god.ts';
import type { Position } from '../core/position.ts';
import { first, intersect, remove, rest, type SquareSet, size } from '../core/squares.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { workersOfPlayer } from '../core/workers.ts';
import { mortal } from './mortal.ts';

/** What the card remembers: the opponent's power is in its holder's hands. */
const TAKEN = 1;
const TAKEN_TEXT = '*';
/** Both sides stand on the board: Circe is for two players. */
const ALL_PLACED = 0b11;

/** True unless every worker neighbours every other one; a lonely worker neighbours nobody. */
const areApart = (workers: SquareSet): boolean => {
  if (size(workers) < 2) return true;
  for (let left = workers; left !== 0; left = rest(left)) {
    const worker = first(left);
    const others = remove(workers, worker);
    if (intersect(others, around(worker)) !== others) return true;
  }
  return false;
};

/** Looks at the opponent's workers; a power that changes hands starts without what happened under its old holder. */
const lookAgain = (walk: Walk, player: number, rival: number, { god, card }: HeldPower): void => {
  const taken = areApart(workersOfPlayer(walk, rival)) ? TAKEN : 0;
  if (taken === memoryOf(walk, player)) return;
  remember(walk, player, taken);
  god.forgets?.(walk, card);
};

/** How the opponent's power marks workers, if it does: behind the sign stands how it would for Circe. */
const marksOf = ({ table }: Position, player: number): StateText | undefined =>
  table.gods.find((god, other) => other !== player && (god.marksFemale === true || god.marksRecent === true))
    ?.state;

export const circe: God = {
  id: 'circe',
  name: 'Circe',
  title: 'Divine Enchantress',
  set: 'advanced',
  number: 17,
  startPriority: 17,
  power:
    'If the opponent’s workers are not all side by side when your turn begins, you have the opponent’s power until your next turn, and they have none.',
  players: [2],
  official: true,
  takesPowers: true,
  state: {
    write: (position, player) =>
      `${position.memory[player] === TAKEN ? TAKEN_TEXT : ''}${marksOf(position, player)?.write(position, player) ?? ''}`,
    read: (text, position, player) => {
      const taken = text.startsWith(TAKEN_TEXT);
      const marks = taken ? text.slice(TAKEN_TEXT.length) : text;
      const format = marksOf(position, player);
      if (marks !== '' && format === undefined)
        return 'Circe’s state is * while she has the opponent’s power';
      position.memory[player] = taken ? TAKEN : 0;
      return format?.read(marks, position, player);
    },
  },
  holds: (walk, player, held) => {
    const rival = held.length - 1 - player;
    const power = held[rival];
    if (power === undefined || walk.placed !== ALL_PLACED) return;
    if (walk.toMove === player) lookAgain(walk, player, rival, power);
    if (memoryOf(walk, player) !== TAKEN) return;
    held[player] = power;
    held[rival] = { god: mortal, card: rival };
  },
  own: { neverRepeats: true },
};
