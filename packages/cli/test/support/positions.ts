import { type Position, parseFen } from '@caldera/rules';

/** A position by its text; a text that is none is a mistake of the test. */
export const at = (fen: string): Position => {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${fen}: ${position.error.message}`);
  return position.value;
};

export const OPENING = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';
/** Towers of every kind, and workers of both sides on some of them. */
export const MIDGAME = '0120310300000000400a0c00b/1/apollo:B3,D3/minotaur:C4,C2';
