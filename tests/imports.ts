// The agreed direction of dependencies, as a check over source text: rules <- engine <- {server, web, cli}.
import { join } from 'node:path/posix';
import { isNode, type Node, parse, walk } from '../scripts/lib/ast.mjs';

/** What each package may import. A value of 'types' allows `import type` only. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, 'all' | 'types'>>>> = {
  rules: {},
  engine: { rules: 'all' },
  server: { rules: 'all', engine: 'all' },
  web: { rules: 'all', engine: 'all', server: 'types' },
  cli: { rules: 'all', engine: 'all', server: 'all' },
};

/** What would make the rules depend on when or where they run. */
const IMPURE = new Set([
  'Date',
  'console',
  'process',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'globalThis',
]);

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

/** Says, one sentence each, what a file of a package imports or uses that it may not. */
export function complaints(path: string, text: string, dependencies: readonly string[]): string[] {
  const [, owner = '', area = ''] = path.split('/');
  const allowed = ALLOWED[owner];
  if (allowed === undefined)
    return [`packages/${owner} has no place in the agreed direction of dependencies`];

  const program = parse(path, text);
  const shipped = area === 'src';
  // Compiled on its own, by another compiler: nothing else is there for it, and it is not there for anything else.
  const apart = area === 'assembly';
  const home = shipped || apart ? `packages/${owner}/${area}/` : `packages/${owner}/`;
  const found: string[] = [];
  for (const { from, typeOnly } of imports(program)) {
    const sibling = /^@caldera\/([^/]+)/.exec(from)?.[1];
    if (from.startsWith('.')) {
      const target = join(path, '..', from);
      if (!target.startsWith(home)) found.push(`${path} leaves ${home} with ${from}`);
      else if (!apart && target.startsWith(`packages/${owner}/assembly/`))
        found.push(`${path} may not import ${from}: it is compiled on its own`);
    } else if (apart) {
      found.push(`${path} may not import ${from}: it is compiled on its own`);
    } else if (sibling !== undefined) {
      if (sibling === owner && !shipped) continue;
      const may = allowed[sibling];
      if (may === undefined) found.push(`${path} may not import ${from}`);
      else if (may === 'types' && !typeOnly) found.push(`${path} may import only types from ${from}`);
      else if (!dependencies.includes(`@caldera/${sibling}`))
        found.push(`${path}: package.json lacks ${from}`);
    } else if (shipped && owner === 'rules') {
      found.push(`${path} may not import ${from}: the rules depend on nothing`);
    } else if (shipped && !from.startsWith('node:') && !dependencies.includes(packageOf(from))) {
      found.push(`${path}: package.json lacks ${packageOf(from)}`);
    }
  }
  if (shipped && owner === 'rules')
    found.push(...impurities(program).map((name) => `${path} may not use ${name}`));
  return found;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All imports of a file: static, re-exported, dynamic, and inside types. */
function imports(program: Node): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    const source =
      node.type === 'TSImportEqualsDeclaration' ? node.moduleReference : (node.source ?? undefined);
    if (!isNode(source) || typeof source.value !== 'string') return;
    found.push({ from: source.value, typeOnly: isTypeOnly(node) });
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return (
    specifiers.length > 0 &&
    specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type')
  );
}

function impurities(program: Node): string[] {
  const found: string[] = [];
  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property)) {
      if (node.object.name === 'Math' && (node.property.name ?? node.property.value) === 'random') {
        found.push('Math.random');
      }
    }
    if (node.type === 'Identifier' && IMPURE.has(String(node.name)) && !isOnlyAName(node, parent)) {
      found.push(String(node.name));
    }
  });
  return found;
}

/** `move.process` and `{ process: 1 }` name a property, not the global of that name. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined || parent.computed === true) return false;
  if (parent.type === 'MemberExpression') return parent.property === node;
  return parent.key === node && parent.shorthand !== true;
}
