// docs/contracts.md: each clause and the tests that prove it.
import { contractClauses, godClauses, testsByClause } from './clauses.mjs';

/** @typedef {import('./clauses.mjs').Clause} Clause */
/** @typedef {import('./clauses.mjs').TestName} TestName */

const INTRODUCTION = `# Clauses and their tests

Written by \`npm run docs\` from the clause lists and the names of the tests; a test fails when this page is out
of date. A test proves a clause by carrying its id in its name. *Waits for* names the part of the product that a
clause speaks of and that does not exist yet: a test is demanded on the day it does.
`;

/**
 * @param {string} root
 * @returns {string}
 */
export function contractsPage(root) {
  const tests = testsByClause(root);
  const parts = [
    INTRODUCTION,
    '## The contracts of the game\n',
    ...sections(contractClauses(root), tests),
    '## The gods\n',
    ...sections(godClauses(root), tests),
  ];
  return parts.join('\n');
}

/**
 * @param {readonly Clause[]} clauses
 * @param {ReadonlyMap<string, readonly TestName[]>} tests
 */
function sections(clauses, tests) {
  const names = new Set(clauses.map(({ section }) => section));
  return [...names].map((name) => {
    const rows = clauses.filter(({ section }) => section === name).map((clause) => row(clause, tests));
    return `### ${name}\n\n| clause | it says | proved by |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
}

/**
 * @param {Clause} clause
 * @param {ReadonlyMap<string, readonly TestName[]>} tests
 */
function row(clause, tests) {
  const proofs = (tests.get(clause.id) ?? []).map(({ file, title }) => `[${cell(title)}](../${file})`);
  const wait = clause.waitsFor === undefined ? '**no test**' : `*waits for ${clause.waitsFor}*`;
  return `| ${clause.id} | ${cell(clause.text)} | ${proofs.length > 0 ? proofs.join('<br>') : wait} |`;
}

/**
 * A text that stands in a table.
 * @param {string} text
 */
export function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll('<', '&lt;');
}
