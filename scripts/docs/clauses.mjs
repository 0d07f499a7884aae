// The clauses the product promises, and which of them a test must prove today.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../lib/files.mjs';
import { testTitles } from './titles.mjs';

/**
 * @typedef {object} Clause
 * @property {string} id
 * @property {string} text
 * @property {string} section the heading it stands under
 * @property {string | undefined} waitsFor why no test is demanded yet, or undefined when one is
 */

/** @typedef {{ file: string, title: string }} TestName */

/** @typedef {{ id: string, text: string, needs?: string[], modes?: string[], note?: boolean }} GodClause */

/** What a clause waits for that only explains. */
export const REMARK = 'nothing: a remark';

const CLAUSE_ID = /\b[A-Z][A-Z0-9]*-\d+\b/g;

/**
 * @param {string} root
 * @returns {Clause[]} the clauses of the contracts
 */
export function contractClauses(root) {
  /** @type {{ id: string, group: string, since: string, text: string }[]} */
  const listed = JSON.parse(readFileSync(join(root, 'docs/clauses.json'), 'utf8'));
  return listed.map(({ id, group, since, text }) => {
    const waitsFor = existsSync(join(root, 'packages', since, 'package.json'))
      ? undefined
      : `packages/${since}`;
    return { id, text, section: group, waitsFor };
  });
}

/**
 * The clauses of the gods that exist. One that speaks of other gods, or of a way to play that the rules do
 * not know yet, waits for these.
 * @param {string} root
 * @returns {Clause[]}
 */
export function godClauses(root) {
  /** @type {{ modes: string[], gods: { id: string, name: string, clauses: GodClause[] }[] }} */
  const { modes, gods } = JSON.parse(readFileSync(join(root, 'docs/god-clauses.json'), 'utf8'));
  const exists = (/** @type {string} */ god) => existsSync(join(root, `packages/rules/src/gods/${god}.ts`));

  return gods
    .filter((god) => exists(god.id))
    .flatMap((god) =>
      god.clauses.map(({ id, text, needs = [], modes: played = [], note = false }) => {
        const missing = [
          ...needs.filter((other) => !exists(other)),
          ...played.filter((mode) => !modes.includes(mode)),
          ...(note ? [REMARK] : []),
        ];
        return { id, text, section: god.name, waitsFor: missing.length > 0 ? missing.join(', ') : undefined };
      }),
    );
}

/**
 * Every id a clause may have, also of gods that do not exist yet.
 * @param {string} root
 * @returns {Set<string>}
 */
export function knownIds(root) {
  /** @type {{ gods: { clauses: { id: string }[] }[] }} */
  const { gods } = JSON.parse(readFileSync(join(root, 'docs/god-clauses.json'), 'utf8'));
  return new Set([...contractClauses(root), ...gods.flatMap((god) => god.clauses)].map(({ id }) => id));
}

/**
 * @param {string} root
 * @returns {Map<string, TestName[]>} the tests by the ids that stand in their titles
 */
export function testsByClause(root) {
  /** @type {Map<string, TestName[]>} */
  const found = new Map();
  for (const file of filesUnder(root, 'packages', /\/test\/.*\.(test|spec)\.tsx?$/)) {
    for (const title of testTitles(file, readFileSync(join(root, file), 'utf8'))) {
      for (const id of new Set(title.match(CLAUSE_ID))) {
        found.set(id, [...(found.get(id) ?? []), { file, title }]);
      }
    }
  }
  return found;
}
