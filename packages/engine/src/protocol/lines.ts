/** The lines that tell what was thought. */

import { makeFen, type Position } from '@caldera/rules';
import type { Answer } from '../engine.ts';
import { scoreText } from '../score.ts';
import type { Info } from '../thinker.ts';

/** Turns of a line are told apart by spaces, so none of them keeps its own. */
export const infoLine = (
  { depth, line, score, nodes, milliseconds, turns }: Info,
  several: boolean,
): string =>
  [
    `info depth ${depth}`,
    ...(several ? [`multipv ${line}`] : []),
    `score ${scoreText(score)} nodes ${nodes}`,
    `nps ${Math.round((nodes * 1000) / Math.max(1, milliseconds))} time ${milliseconds}`,
    `pv ${turns.map((turn) => turn.replaceAll(' ', '')).join(' ')}`,
  ].join(' ');

/** A side without a legal turn has lost: it has no turn to write and no position to go to. */
export const answerLine = (position: Position, { turn, after }: Answer): string =>
  turn === undefined || after === undefined ? `bestmove - ${makeFen(position)}` : `bestmove ${turn} ${after}`;
