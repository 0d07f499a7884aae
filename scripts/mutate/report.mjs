/**
 * @param {readonly import('./session.mjs').NumberedMutant[]} mutants
 * @param {ReadonlyMap<number, import('./pool.mjs').Verdict>} verdicts
 * @param {readonly string[]} leftOut test files that were not asked
 * @returns {string} the survivors, each with its place and change, and the counts
 */
export function report(mutants, verdicts, leftOut) {
  const verdictOn = (/** @type {{ id: number }} */ { id }) => verdicts.get(id)?.verdict ?? 'unreached';
  const survives = (/** @type {{ id: number }} */ mutant) =>
    ['survived', 'unreached'].includes(verdictOn(mutant));
  const survivors = mutants
    .filter(survives)
    .toSorted((a, b) => a.id - b.id)
    .map((mutant) => {
      const { file, line, original, replacement } = mutant;
      const change =
        replacement === '' ? `left out: ${short(original)}` : `${short(original)}  ->  ${short(replacement)}`;
      return `${file}:${line}  ${change}${verdictOn(mutant) === 'unreached' ? '  (no test gets there)' : ''}`;
    });
  const score = (/** @type {string} */ title, /** @type {typeof mutants} */ group) => {
    const killed = group.filter((mutant) => !survives(mutant)).length;
    const timeouts = group.filter((mutant) => verdictOn(mutant) === 'timeout').length;
    const percent = group.length === 0 ? 100 : Math.floor((1000 * killed) / group.length) / 10;
    return `${title}: ${killed} of ${group.length} mutants killed (${percent}%), ${timeouts} of them by a time-out`;
  };
  const folderOf = (/** @type {{ file: string }} */ { file }) => file.split('/').slice(0, -1).join('/');
  const folders = [...new Set(mutants.map(folderOf))].toSorted();
  return [
    ...survivors,
    ...folders.map((folder) =>
      score(
        folder,
        mutants.filter((mutant) => folderOf(mutant) === folder),
      ),
    ),
    score('all', mutants),
    ...(leftOut.length === 0 ? [] : [`without asking ${leftOut.join(', ')}`]),
    '',
  ].join('\n');
}

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}
