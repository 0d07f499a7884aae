/** What lies in the water around the island, and where: the scenery builds it, the sea breaks at it. */

export const SEA_LEVEL = -0.6;

export interface Rock {
  readonly x: number;
  readonly z: number;
  readonly size: number;
}

/** The rock that carries the chapel. */
export const CHAPEL: Rock = { x: -3.3, z: -5.35, size: 0.82 };

export const ISLETS: readonly Rock[] = [
  { x: -4.7, z: -4.75, size: 0.26 },
  { x: 5.6, z: 1.9, size: 0.36 },
  { x: 5.15, z: 5.2, size: 0.42 },
  { x: 5.75, z: 5.55, size: 0.2 },
  { x: -5.6, z: 3.2, size: 0.32 },
];

export interface Boat {
  readonly x: number;
  readonly z: number;
  /** Where its bow points, in radians. */
  readonly turn: number;
}

export const BOATS: readonly Boat[] = [
  { x: 3.7, z: -4.9, turn: 0.5 },
  { x: -3.9, z: 5.7, turn: 2.6 },
  { x: 6.4, z: -3.4, turn: 1.1 },
];
