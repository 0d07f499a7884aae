/** Commands that were carried out, so that one that is sent again is recognised. */

interface Remembered {
  readonly author: string;
  readonly command: string;
  readonly seq: number;
  readonly before: Remembered | undefined;
}

/** The latest, and as many or fewer from before them. Adding one copies nothing. */
export interface Memory {
  readonly latest: Remembered | undefined;
  readonly count: number;
  readonly older: Remembered | undefined;
}

/** At least so many commands of a game are remembered, at most twice as many. */
const REMEMBERED = 32;

export const NOTHING: Memory = { latest: undefined, count: 0, older: undefined };

export const remember = (
  { latest, count, older }: Memory,
  author: string,
  command: string,
  seq: number,
): Memory =>
  count < REMEMBERED
    ? { latest: { author, command, seq, before: latest }, count: count + 1, older }
    : { latest: { author, command, seq, before: undefined }, count: 1, older: latest };

const find = (from: Remembered | undefined, author: string, command: string): number | undefined => {
  for (let each = from; each !== undefined; each = each.before) {
    if (each.command === command && each.author === author) return each.seq;
  }
  return undefined;
};

/** Number of the entry that the command made, if it is remembered. */
export const recall = ({ latest, older }: Memory, author: string, command: string): number | undefined =>
  find(latest, author, command) ?? find(older, author, command);
