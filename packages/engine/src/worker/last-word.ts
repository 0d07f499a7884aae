/** The answer of a thread that is gone: what it said last, or any turn at all when it had not said anything yet. */

import { makeFen, makeTurn, type Position, parseTurn, type Turn, turnAlong, walkFrom } from '@caldera/rules';
import type { Answer } from '../engine.ts';
import type { Info } from '../thinker.ts';
import { ENOUGH, TurnLister } from '../turn-lister.ts';

export const lastWord = (position: Position, info: Info | undefined): Answer => {
  const said = parseTurn(position, info?.turns[0] ?? '');
  const turn = said.ok ? said.value : anyTurn(position);
  return {
    ...(turn === undefined ? {} : { turn: makeTurn(position, turn), after: makeFen(turn.after) }),
    ...(said.ok && info !== undefined ? { score: info.score } : {}),
    depth: info?.depth ?? 0,
    nodes: info?.nodes ?? 0,
    milliseconds: info?.milliseconds ?? 0,
  };
};

/** Found at once, however many there are: whoever asks does not think in a thread. */
const anyTurn = (position: Position): Turn | undefined => {
  const lister = new TurnLister(position.table, ENOUGH);
  lister.isLate = () => true;
  return lister.start(walkFrom(position)).advance() ? turnAlong(position, lister.path()) : undefined;
};
