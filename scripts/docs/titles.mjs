// The names of the tests in a file, read from its source and not from a run: a name that a row of data
// fills in cannot promise a clause, and nothing has to be executed to know what is promised.
import { children, isNode, parse } from '../lib/ast.mjs';

/** @typedef {import('../lib/ast.mjs').Node} Node */

const GROUPS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
const OFF = new Set(['skip', 'todo']);

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} one title per test that runs, groups first: "group › test"
 */
export function testTitles(file, source) {
  return titlesUnder(parse(file, source), []);
}

/**
 * @param {Node} node
 * @param {readonly string[]} groups
 * @returns {string[]}
 */
function titlesUnder(node, groups) {
  const call = asTestCall(node);
  if (call?.off) return [];
  if (call && TESTS.has(call.name)) return [[...groups, call.title].join(' › ')];
  const inside = call ? [...groups, call.title] : groups;
  return children(node).flatMap((child) => titlesUnder(child, inside));
}

/**
 * Recognises test('…'), describe.skip('…'), test.each(rows)('…') and the like.
 * @param {Node} node
 */
function asTestCall(node) {
  if (node.type !== 'CallExpression') return undefined;
  const [first] = /** @type {Node[]} */ (node.arguments);
  const title = first && literalText(first);
  if (title === undefined) return undefined;

  let callee = node.callee;
  let off = false;
  let group = false; // Playwright groups by test.describe('…')
  while (isNode(callee) && callee.type !== 'Identifier') {
    const property = callee.property;
    if (isNode(property) && OFF.has(String(property.name))) off = true;
    if (isNode(property) && GROUPS.has(String(property.name))) group = true;
    callee = callee.object ?? callee.callee ?? callee.tag;
  }
  const found = isNode(callee) ? String(callee.name) : '';
  const name = group && TESTS.has(found) ? 'describe' : found;
  return GROUPS.has(name) || TESTS.has(name) ? { name, title, off } : undefined;
}

/**
 * The text that stands literally in the source; what a template inserts is shown as "…".
 * @param {Node} node
 * @returns {string | undefined}
 */
function literalText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    const quasis = /** @type {{ value: { cooked: string } }[]} */ (node.quasis);
    return quasis.map((quasi) => quasi.value.cooked).join('…');
  }
  if (node.type === 'BinaryExpression' && isNode(node.left) && isNode(node.right)) {
    return `${literalText(node.left) ?? '…'}${literalText(node.right) ?? '…'}`;
  }
  return undefined;
}
