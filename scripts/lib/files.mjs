// Finding files, in one order on every machine.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

/**
 * All files under a folder that does not have to exist, as paths below root with forward slashes.
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} wanted
 * @returns {string[]}
 */
export function filesUnder(root, folder, wanted) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .toSorted()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      if (statSync(join(root, path)).isDirectory())
        return SKIPPED.has(name) ? [] : filesUnder(root, path, wanted);
      return wanted.test(path) ? [path] : [];
    });
}
