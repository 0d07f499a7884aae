/** Which generator serves a line-up: the fast one where there is one, else the rules' own. */

import type { Table } from '@caldera/rules';
import { FastGenerator } from './core/fast-generator.ts';
import { type Generator, RulesGenerator } from './generator.ts';
import { type Bounds, EVERYTHING } from './turn-lister.ts';

export const generatorFor = (table: Table, bounds: Bounds = EVERYTHING): Generator =>
  FastGenerator.of(table, bounds) ?? new RulesGenerator(table, bounds);
