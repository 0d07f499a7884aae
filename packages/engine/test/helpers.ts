import { type Position, parseFen } from '@caldera/rules';

/** The position of a text that must be one. */
export const positionFrom = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};
