// All mutants of a file live in one instrumented text, each behind a switch, so that trying the next one costs
// a run of the tests and no build: `a < b` becomes `(7 is on ? a <= b : a < b)`.
import { children, isNode, parse } from '../lib/ast.mjs';
import { isRemovable, wrongConditions, wrongExpressions } from './operators.mjs';

/** @typedef {import('../lib/ast.mjs').Node} Node */

/**
 * @typedef {object} Mutant
 * @property {number} start where the replaced text begins
 * @property {number} end
 * @property {'expression' | 'statement'} kind
 * @property {string} original
 * @property {string} replacement empty when a statement is left out
 * @property {number} line
 */

const TYPES = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'implements']);
const SKIPPED = /^(TS.*Declaration|TSDeclareFunction|ImportDeclaration|ExportAllDeclaration)$/;

/**
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]} in the order in which they stand in the file
 */
export function mutantsOf(file, source) {
  /** @type {Mutant[]} */
  const found = [];
  /** @type {(node: Node, kind: Mutant['kind'], replacement: string) => void} */
  const add = ({ start, end }, kind, replacement) => {
    const original = source.slice(start, end);
    const line = source.slice(0, start).split('\n').length;
    if (replacement !== original) found.push({ start, end, kind, original, replacement, line });
  };
  /** @type {(node: Node, parents: readonly Node[]) => void} */
  const visit = (node, parents) => {
    if (SKIPPED.test(node.type)) return;
    if (isRemovable(node)) add(node, 'statement', '');
    if (!isPropertyName(node, parents.at(-1))) {
      const wrong = [...wrongConditions(node, parents), ...wrongExpressions(node, source)];
      for (const replacement of new Set(wrong)) add(node, 'expression', replacement);
    }
    for (const child of valueChildren(node)) visit(child, [...parents, node]);
  };
  visit(parse(file, source), []);
  return found;
}

/**
 * @param {string} source
 * @param {readonly Mutant[]} mutants those of this very source
 * @param {(index: number) => string} isOn an expression that tells whether a mutant is on
 * @returns {string}
 */
export function instrument(source, mutants, isOn) {
  /** @type {Map<string, { mutant: Mutant, indexes: number[] }>} */
  const places = new Map();
  mutants.forEach((mutant, index) => {
    const key = `${mutant.start}:${mutant.end}:${mutant.kind}`;
    const place = places.get(key) ?? { mutant, indexes: [] };
    place.indexes.push(index);
    places.set(key, place);
  });
  // outer places first; a statement stands around the expression it consists of
  const ordered = [...places.values()].toSorted(
    ({ mutant: a }, { mutant: b }) =>
      a.start - b.start || b.end - a.end || Number(b.kind === 'statement') - Number(a.kind === 'statement'),
  );

  let next = 0;
  /** @type {(start: number, end: number) => string} */
  const render = (start, end) => {
    let text = '';
    let at = start;
    for (let place = ordered[next]; place && place.mutant.start < end; place = ordered[next]) {
      next++;
      const { mutant, indexes } = place;
      text += source.slice(at, mutant.start) + switched(mutant, indexes, render(mutant.start, mutant.end));
      at = mutant.end;
    }
    return text + source.slice(at, end);
  };

  /** @type {(mutant: Mutant, indexes: readonly number[], intact: string) => string} */
  const switched = (mutant, indexes, intact) => {
    if (mutant.kind === 'statement') return `{ if (!(${isOn(indexes[0] ?? 0)})) { ${intact} } }`;
    const wrong = indexes.map((index) => `${isOn(index)} ? (${mutants[index]?.replacement}) : `);
    return `(${wrong.join('')}(${intact}))`;
  };

  return render(0, source.length);
}

/**
 * @param {Node} node
 * @returns {Node[]} the children that exist at run time
 */
function valueChildren(node) {
  const types = Object.entries(node).filter(([key]) => TYPES.has(key));
  const left = new Set(types.flatMap(([, value]) => value).filter(isNode));
  return children(node).filter((child) => !left.has(child));
}

/** @type {(node: Node, parent: Node | undefined) => boolean} */
const isPropertyName = (node, parent) => parent?.key === node && parent.computed !== true;
