// Reading TypeScript as a tree, with the parser that vite brings along: TypeScript 7 has none to offer.
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/**
 * @param {string} file named in the error when the text is not TypeScript
 * @param {string} text
 * @returns {Node}
 */
export function parse(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return /** @type {Node} */ (/** @type {unknown} */ (program));
}

/**
 * Visits a node and everything under it, parents first. A visitor that answers false keeps out of the children.
 * @param {Node} node
 * @param {(node: Node, parents: readonly Node[]) => boolean | void} visit
 * @param {readonly Node[]} [parents]
 */
export function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return;
  const path = [...parents, node];
  for (const child of children(node)) walk(child, visit, path);
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
export function children(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
