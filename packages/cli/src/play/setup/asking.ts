/** Questions with an answer that makes sense: asked again until there is one, or until somebody leaves. */

import { fail, ok, type Result } from '@caldera/rules';
import type { Terminal } from '../../terminal/terminal.ts';

/** Why there is no game: somebody left, or what was asked for can’t be. */
export type Leaving =
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'refused'; readonly message: string };

/** The answer so far, or text to show before asking again. */
export type Reading<T> = Result<T, string>;

export const ask = async <T>(
  terminal: Terminal,
  question: string,
  read: (text: string) => Reading<T>,
): Promise<Result<T, Leaving>> => {
  for (;;) {
    const answer = await terminal.ask(`${question} `);
    if (answer.kind !== 'line') return fail(answer);
    const text = answer.text.trim();
    if (['quit', 'exit', 'q'].includes(text.toLowerCase())) return fail({ kind: 'quit' });
    const reading = read(text);
    if (reading.ok) return ok(reading.value);
    await terminal.print(`${reading.error}\n`);
  }
};

/** One of a few ways on, by number or by what it is called; Enter takes the one given. */
export const askWhich = (
  terminal: Terminal,
  question: string,
  ways: readonly string[],
  usual: number,
): Promise<Result<number, Leaving>> => {
  const list = ways.map((way, index) => `${index + 1} ${way}`).join('  ');
  return ask(terminal, `${question} ${list} [${usual + 1}]`, (text) => {
    if (text === '') return ok(usual);
    const named = ways.findIndex((way) => way.toLowerCase().startsWith(text.toLowerCase()));
    const index = /^\d+$/.test(text) ? Number(text) - 1 : named;
    return index >= 0 && index < ways.length ? ok(index) : fail(`Type a number from 1 to ${ways.length}.`);
  });
};
