/**
 * @param {readonly import('./session.mjs').NumberedMutant[]} mutants
 * @param {ReadonlyMap<number, import('./pool.mjs').Verdict>} verdicts
 * @returns {string} the survivors, each with its place and change, and the count
 */
export function report(mutants, verdicts) {
  const survivors = mutants
    .filter(({ id }) => ['survived', 'unreached'].includes(verdicts.get(id)?.verdict ?? ''))
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, file, line, original, replacement }) => {
      const change =
        replacement === '' ? `left out: ${short(original)}` : `${short(original)}  ->  ${short(replacement)}`;
      return `${file}:${line}  ${change}${verdicts.get(id)?.verdict === 'unreached' ? '  (no test gets there)' : ''}`;
    });
  const killed = mutants.length - survivors.length;
  const percent = mutants.length === 0 ? 100 : Math.floor((1000 * killed) / mutants.length) / 10;
  return [
    ...survivors,
    `${killed} of ${mutants.length} mutants killed (${percent}%), ${survivors.length} survived`,
    '',
  ].join('\n');
}

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}
