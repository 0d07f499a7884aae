/** The words after `go`. */

import { fail, ok, type Result } from '@caldera/rules';
import type { Limit } from '../limit.ts';

const WORDS = ['movetime', 'nodes', 'depth'] as const;
type Word = (typeof WORDS)[number];

const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);

/** `movetime 500`, `nodes 10000`, `depth 6`, several of them, or `infinite`. */
export const readLimit = (text: string): Result<Limit, string> => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return fail('go needs "movetime <ms>", "nodes <n>", "depth <d>" or "infinite"');
  let limit: Limit = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as string;
    if (word === 'infinite') continue;
    if (!isWord(word)) return fail(`go does not know "${word.slice(0, 40)}"`);
    index += 1;
    const value = words[index] ?? '';
    if (!/^\d{1,15}$/.test(value) || Number(value) < 1)
      return fail(`${word} needs a whole number above zero, not "${value.slice(0, 40)}"`);
    limit = { ...limit, [word]: Number(value) };
  }
  return ok(limit);
};
