// The program as people start it: a process with arguments, input, output and an exit code.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/caldera.js', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const start = (args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, NO_COLOR: '', TERM: 'xterm' } });

/** Runs it to its end with the lines as its input. */
export const caldera = (args: readonly string[], lines: readonly string[] = []): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = start(args);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // A program that ends before it has read everything is no failure of the test.
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
