// What a small mistake looks like: for one node of the tree, the texts that could stand there by mistake.
import { isNode } from '../lib/ast.mjs';

/** @typedef {import('../lib/ast.mjs').Node} Node */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '&=': ['|='],
  '|=': ['&='],
  '^=': ['&='],
};

/** @type {Readonly<Record<string, string>>} */
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Statements that can be left out without breaking the syntax around them. */
const REMOVABLE = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression']);

/**
 * @param {Node} node
 * @param {string} source
 * @returns {string[]} texts to stand in place of an expression
 */
export function wrongExpressions(node, source) {
  const text = (/** @type {unknown} */ part) => (isNode(part) ? source.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      if (isText(node.left) || isText(node.right)) return [];
      return (OPERATORS[String(node.operator)] ?? []).map(
        // brackets, because the new operator may bind more tightly than the old one did
        (operator) => `${bracket(node, text(node.left))} ${operator} (${text(node.right)})`,
      );
    case 'UnaryExpression':
      return ['!', '-', '~'].includes(String(node.operator)) ? [text(node.argument)] : [];
    case 'ConditionalExpression':
      return [text(node.consequent), text(node.alternate)];
    case 'Literal':
      if (typeof node.value === 'boolean') return [String(!node.value)];
      return typeof node.value === 'number' ? [node.value === 1 ? '0' : String(node.value + 1)] : [];
    case 'CallExpression':
      return wrongMethod(node, text);
    default:
      return [];
  }
}

/**
 * @param {Node} node
 * @param {readonly Node[]} parents
 * @returns {string[]} what a condition could always be
 */
export function wrongConditions(node, parents) {
  const parent = parents.at(-1);
  if (parent?.test !== node) return [];
  if (parent.type === 'IfStatement') return ['true', 'false'];
  return parent.type === 'WhileStatement' || parent.type === 'ForStatement' ? ['false'] : [];
}

/**
 * @param {Node} node
 * @returns {boolean} whether leaving the statement out is a mistake worth trying
 */
export function isRemovable(node) {
  if (node.type === 'ThrowStatement') return true;
  return (
    node.type === 'ExpressionStatement' && isNode(node.expression) && REMOVABLE.has(node.expression.type)
  );
}

/** @type {(node: Node, left: string) => string} */
const bracket = (node, left) => (node.type === 'AssignmentExpression' ? left : `(${left})`);

/** @param {unknown} node */
function isText(node) {
  return (
    isNode(node) &&
    (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))
  );
}

/**
 * @param {Node} node
 * @param {(part: unknown) => string} text
 */
function wrongMethod(node, text) {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const property = text(callee.property);
  const other = METHODS[property];
  if (other === undefined || !isNode(callee.property)) return [];
  return [`${text(callee.object)}.${other}${text(node).slice(callee.end - node.start)}`];
}
