// docs/gods.md: each power with its words, its facts, an example and the tests that prove its clauses.
import { godClauses, REMARK, testsByClause } from './clauses.mjs';
import { LEGEND } from './diagram.mjs';
import { examplesOf, readExamples } from './examples.mjs';
import { cell } from './page.mjs';

/** @typedef {import('./diagram.mjs').Rules} Rules */
/** @typedef {import('./clauses.mjs').TestName} TestName */
/** @typedef {import('@caldera/rules').God} God */

const INTRODUCTION = `# The gods

Written by \`npm run docs\` from the cards, the clauses, the examples and the tests; a test fails when this page is out of
date. Position and turn texts are explained in [notation.md](notation.md), the names of all tests stand in
[contracts.md](contracts.md), readings that could be disputed in [rules-decisions.md](rules-decisions.md).

In the drawings ${LEGEND}
`;

const BAN_KINDS = {
  rulebook: 'rulebook',
  house: 'one of the powers would mean nothing',
};

/**
 * @param {string} root
 * @param {Rules} rules
 * @returns {string}
 */
export function godsPage(root, rules) {
  const gods = rules.GODS.filter(({ set }) => set !== 'mortal');
  const clauses = godClauses(root);
  const examples = readExamples(root);
  const tests = testsByClause(root);
  const sections = gods.map((god) =>
    [
      `<a id="${god.id}"></a>\n\n## ${god.name}\n`,
      `*${facts(god)}*\n`,
      `${god.power}\n`,
      meetings(rules, god),
      examplesOf(
        rules,
        examples.filter((example) => example.god === god.id),
      ),
      '| clause | it says | proved in |\n|---|---|---|',
      ...clauses
        .filter(({ section }) => section === god.name)
        .map(
          ({ id, text, waitsFor }) => `| ${id} | ${cell(text)} | ${proofs(tests.get(id) ?? [], waitsFor)} |`,
        ),
      '',
    ].join('\n'),
  );
  return [INTRODUCTION, index(rules, gods), ...sections].join('\n');
}

/**
 * @param {Rules} rules
 * @param {readonly God[]} gods
 */
function index(rules, gods) {
  const rows = gods.map((god) => {
    const apart = enemies(rules, god).map(({ other }) => link(other));
    return `| ${god.number ?? ''} | ${link(god)} | ${god.set} | ${god.players.join(' ')} | ${god.fleece === true ? 'yes' : ''} | ${apart.join(', ')} |`;
  });
  return `| card | power | set | players | beside the Ram | may not meet |\n|---:|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

const link = (/** @type {God} */ { id, name }) => `[${name}](#${id})`;

/** @param {God} god */
function facts(god) {
  const told = [
    god.title,
    god.number === undefined ? 'no card number' : `card ${god.number}`,
    god.set,
    `for ${god.players.join(', ')} players`,
    god.fleece === true && 'may lie beside the Ram',
    god.workers !== undefined && `places ${god.workers} workers`,
    god.mustStart === true && 'has to start',
    god.mustGoLast === true && 'can’t start',
    god.oncePerGame === true && 'once a game',
    god.hiddenInformation === true && 'hidden information',
    god.randomness === true && 'chance',
    god.official !== true && 'in no official box, off unless asked for',
    god.state !== undefined && '[remembers](notation.md#what-cards-remember)',
  ];
  return told.filter((fact) => typeof fact === 'string').join(' · ');
}

/**
 * @param {Rules} rules
 * @param {God} god
 */
function enemies({ GODS, banBetween }, god) {
  return GODS.flatMap((other) => {
    const ban = banBetween(god.id, other.id);
    return ban === undefined ? [] : [{ other, ban }];
  });
}

/**
 * @param {Rules} rules
 * @param {God} god
 */
function meetings(rules, god) {
  const rows = enemies(rules, god).map(
    ({ other, ban }) => `- ${link(other)} (${BAN_KINDS[ban.kind]}): ${ban.why}`,
  );
  return rows.length === 0 ? 'Meets every other power.\n' : `May not meet\n\n${rows.join('\n')}\n`;
}

/** @param {string} waitsFor */
function waiting(waitsFor) {
  return waitsFor === REMARK ? '*a remark*' : `*waits for ${waitsFor}*`;
}

/**
 * Files and how many tests in each, not their names: a page that changed with every word of a test would tell nothing.
 * @param {readonly TestName[]} tests
 * @param {string | undefined} waitsFor
 */
function proofs(tests, waitsFor) {
  if (tests.length === 0) return waitsFor === undefined ? '**no test**' : waiting(waitsFor);
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map((file) => {
      const count = tests.filter((test) => test.file === file).length;
      return `[${file.split('/').slice(-2).join('/')}](../${file})${count === 1 ? '' : ` (${count})`}`;
    })
    .join('<br>');
}
