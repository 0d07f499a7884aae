/**
 * Positions as the reference data writes them: every dome is a `4`, whatever it stands on, and a won position names the
 * winner's workers only, without any state.
 */

import { fenNameOf, makeFen, nameOf, type Position, squaresOf } from '@caldera/rules';

export const referenceText = (position: Position): string => {
  const [heights = '', toMove, ...players] = makeFen(position).split('/');
  const domes = heights.replace(/[abc]/g, '4');
  if (position.winner < 0) return [domes, toMove, ...players].join('/');
  const won = position.table.gods.map((god, player) => {
    if (player !== position.winner) return fenNameOf(god);
    const workers = squaresOf(position.workers[player] ?? position.domes).map(nameOf);
    return `#${fenNameOf(god)}:${workers.join(',').toUpperCase()}`;
  });
  return [domes, toMove, ...won].join('/');
};
