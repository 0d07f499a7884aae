import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Certificate, checkCertificate, solve } from '@caldera/engine';
import { writing } from '@caldera/engine/obstacle';
import { type Command, command, DONE, FAILED } from '../command.ts';
import { readCount } from '../match/settings.ts';
import { readPosition } from '../position-text.ts';

const ADVICE = 'name a file in a folder that exists and may be written to';

export const solveCommand: Command = command({
  name: 'solve',
  summary: 'prove who wins a position, and in how many turns',
  usage: '"<fen>"',
  details:
    'Looks at every turn of both sides, deeper and deeper, and prints "win <turns>" or "loss <turns>" for the side to move, turns of both sides counted, once it is certain; else "unknown" and how far it has looked. The proof says what the winner plays wherever the game can come to; before it is given out, the rules replay it against every defence.',
  options: {
    turns: { summary: 'look no further than this; 9 where absent', value: 'count' },
    nodes: { summary: 'look at no more positions than this', value: 'count' },
    proof: { summary: 'write the proof to this file, as JSON', value: 'file' },
  },
  run: async ({ words: [fen = ''], options, terminal, refuse }) => {
    const position = readPosition(fen);
    if (!position.ok) return refuse(position.error);
    const turns = readCount('turns', options.turns, 9);
    if (!turns.ok) return refuse(turns.error);
    const nodes = readCount('nodes', options.nodes, Number.MAX_SAFE_INTEGER);
    if (!nodes.ok) return refuse(nodes.error);
    const { proof } = options;
    // Better told before the search than after it.
    if (proof !== undefined) writing(proof, ADVICE, () => accessSync(dirname(proof), constants.W_OK));
    const solution = solve(position.value, { turns: turns.value, nodes: nodes.value });
    if (solution.kind === 'unsolvable') return refuse(`${solution.reason}.`);
    if (solution.kind === 'unknown') {
      await terminal.print(`unknown: nothing is decided within ${solution.beyond} turns\n`);
      return DONE;
    }
    const checked = checkCertificate(solution.certificate);
    if (!checked.ok) {
      terminal.complain(`caldera solve: the proof does not hold: ${checked.error}`);
      return FAILED;
    }
    await terminal.print(`${solution.kind} ${solution.turns}\n`);
    await terminal.print(summary(solution.certificate, checked.value.positions));
    if (proof !== undefined)
      writing(proof, ADVICE, () =>
        writeFileSync(proof, `${JSON.stringify(solution.certificate, undefined, 1)}\n`),
      );
    return DONE;
  },
});

const summary = ({ position, strategy }: Certificate, positions: number): string => {
  const first = strategy[position];
  return `${first === undefined ? '' : `turn ${first}\n`}proof of ${positions} positions, checked by the rules\n`;
};
