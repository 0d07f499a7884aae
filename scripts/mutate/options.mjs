import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run mutate -- [options]

  --files <glob>       only mutants in source files that match, e.g. 'gods/*.ts' (default: all)
  --sample <n>         try n of them, chosen by the seed (default: all)
  --seed <n>           which sample (default: 1)
  --without <glob>     leave out the test files that match, e.g. 'properties/*'; may be repeated. A later run
                       without this option tries what survived on just the files left out
  --concurrency <n>    mutants tried at once (default: 2)
  --again              forget the verdicts of earlier runs on the same sources and tests
  --help               this text`;

/** @param {readonly string[]} args */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', default: '**' },
      sample: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      without: { type: 'string', multiple: true, default: [] },
      concurrency: { type: 'string', default: '2' },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const numbers = {
    sample: Number(values.sample),
    seed: Number(values.seed),
    concurrency: Number(values.concurrency),
  };
  for (const [name, value] of Object.entries(numbers)) {
    if (Number.isNaN(value) || value < 1) throw new Error(`--${name} wants a number of at least 1`);
  }
  return { ...values, ...numbers, files: globToPattern(values.files) };
}

/**
 * @param {string} glob
 * @returns {RegExp} that matches paths which end in the glob
 */
export function globToPattern(glob) {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/\*\*\/?|\*|\?/g, (wild) =>
    wild === '*' ? '[^/]*' : wild === '?' ? '[^/]' : '.*',
  );
  return new RegExp(`(^|/)${pattern}$`);
}

/**
 * A sample that the seed alone decides, so that an interrupted run can go on.
 * @template T
 * @param {readonly T[]} all
 * @param {number} size
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(all, size, seed) {
  const rest = [...all];
  let state = seed >>> 0;
  const chosen = [];
  while (chosen.length < size && rest.length > 0) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.push(...rest.splice(state % rest.length, 1));
  }
  return chosen;
}
