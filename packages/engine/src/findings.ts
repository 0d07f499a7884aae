/** What thinkers that look at the same position at the same time tell each other. */

/** The best turn at some depth. */
export interface Finding {
  readonly depth: number;
  /** Its place among the turns of the position, as they are listed. */
  readonly index: number;
  readonly value: number;
  /** What follows it, as keys of positions. */
  readonly line: readonly number[];
}

/** Told how many positions one of them has visited, says how many all have. */
export type Tally = (nodes: number) => number;

export interface Findings {
  /** Whether somebody has finished this depth, or a greater one. */
  isFinished(depth: number): boolean;
  /** Counts unless somebody was faster. */
  publish(finding: Finding): void;
  latest(): Finding | undefined;
}
