/** What a browser has to fetch, read from the list of files that the build writes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Sizes {
  /** Script that is there before anybody can click. */
  readonly initial: number;
  readonly styles: number;
  readonly fonts: number;
  readonly solid: number;
  readonly engine: number;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

export const sizesOf = (dist: string): Sizes => {
  const list = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as Readonly<Record<string, Built>>;
  const packed = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  /** A file and whatever it cannot start without. */
  const closure = (key: string, seen: Set<string>): Set<string> => {
    const built = list[key];
    if (built === undefined || seen.has(built.file)) return seen;
    seen.add(built.file);
    for (const needed of built.imports ?? []) closure(needed, seen);
    return seen;
  };
  const sum = (files: Iterable<string>): number =>
    kilobytes([...files].reduce((total, file) => total + packed(file), 0));
  const first = closure('index.html', new Set());
  const without = (key: string): readonly string[] =>
    [...closure(key, new Set())].filter((file) => !first.has(file));
  const named = (part: string): string => Object.keys(list).find((key) => key.includes(part)) ?? '';
  const all = Object.values(list).map(({ file }) => file);
  const fonts = all.filter((file) => file.endsWith('.woff2'));
  return {
    initial: sum(first),
    styles: sum(list['index.html']?.css ?? []),
    fonts: kilobytes(fonts.reduce((total, file) => total + readFileSync(join(dist, file)).length, 0)),
    solid: sum(without(named('solid-board'))),
    engine: sum([...without(named('engine/thinker')), ...enginesIn(dist)]),
  };
};

/** Workers stand in no list of their own; the service worker knows them. */
const enginesIn = (dist: string): readonly string[] =>
  readFileSync(join(dist, 'sw.js'), 'utf8').match(/assets\/engine-worker[\w-]*\.js/g) ?? [];
