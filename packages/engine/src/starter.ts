/** Who begins a game that nobody has agreed on. */

import { startProblem, type Table } from '@caldera/rules';

/** The first who may start: some powers have to, Hecate can't. Nobody where all of them want the same. */
export const starterAt = ({ gods }: Table): number | undefined => {
  const starter = gods.findIndex((_, player) => startProblem(gods, player) === undefined);
  return starter < 0 ? undefined : starter;
};
