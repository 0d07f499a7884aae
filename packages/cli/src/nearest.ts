/** Finds what somebody probably meant. */

/** How many letters have to be changed, added, dropped or exchanged with their neighbour to get from one to the other. */
const distance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const exchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        exchanged ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** The known word that is closest to the typed one; `undefined` when none is close enough to be meant. */
export const nearest = (typed: string, known: Iterable<string>): string | undefined => {
  const word = typed.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const far = candidate.startsWith(word) && word.length > 1 ? 1 : distance(word, candidate.toLowerCase());
    if (far < least) {
      best = candidate;
      least = far;
    }
  }
  return best;
};

/** ` Did you mean "x"?`, or nothing. */
export const suggestion = (typed: string, known: Iterable<string>): string => {
  const word = nearest(typed, known);
  return word === undefined ? '' : ` Did you mean "${word}"?`;
};
