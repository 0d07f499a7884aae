/**
 * The workers as geometry. The body tells which of a player's workers it is (stout, slender, square), the plate under
 * it repeats that for whoever looks from above, and the headgear tells whose: none of it needs colour.
 */

import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import type { WorkerShape } from '../view.ts';
import type { Palette } from './palette.ts';
import { join, paint } from './shapes.ts';

interface Figure {
  /** Radius and height, from the plate up. */
  readonly outline: readonly (readonly [number, number])[];
  readonly sides: number;
  readonly head: { readonly radius: number; readonly at: number };
  /** How many corners the plate has. */
  readonly plate: number;
}

const FIGURES: Readonly<Record<WorkerShape, Figure>> = {
  round: {
    outline: [
      [0.001, 0.03],
      [0.17, 0.03],
      [0.215, 0.1],
      [0.21, 0.17],
      [0.16, 0.24],
      [0.08, 0.28],
    ],
    sides: 24,
    head: { radius: 0.12, at: 0.36 },
    plate: 28,
  },
  tapered: {
    outline: [
      [0.001, 0.03],
      [0.17, 0.03],
      [0.12, 0.14],
      [0.075, 0.3],
      [0.055, 0.46],
    ],
    sides: 20,
    head: { radius: 0.085, at: 0.53 },
    plate: 4,
  },
  tall: {
    outline: [
      [0.001, 0.03],
      [0.18, 0.03],
      [0.18, 0.32],
      [0.06, 0.36],
    ],
    sides: 6,
    head: { radius: 0.1, at: 0.43 },
    plate: 3,
  },
};

const plate = (corners: number): BufferGeometry => {
  const radius = corners === 4 ? 0.265 : corners === 3 ? 0.29 : 0.225;
  return new CylinderGeometry(radius, radius, 0.035, corners)
    .rotateY(corners === 4 ? Math.PI / 4 : 0)
    .translate(0, 0.018, 0);
};

/** One headgear per player, around the top of a head: disc, point, ring, crown. */
const headgear = (player: number): BufferGeometry => {
  switch (player) {
    case 0:
      return join(
        new CylinderGeometry(0.15, 0.15, 0.03, 24).translate(0, -0.01, 0).toNonIndexed(),
        new CylinderGeometry(0.07, 0.085, 0.06, 20).translate(0, 0.03, 0).toNonIndexed(),
      );
    case 1:
      return new ConeGeometry(0.1, 0.2, 20).translate(0, 0.06, 0);
    case 2:
      return new TorusGeometry(0.12, 0.028, 8, 24).rotateX(Math.PI / 2).translate(0, 0.01, 0);
    default:
      return join(
        ...[0, 1, 2, 3, 4].map((spike) =>
          new ConeGeometry(0.038, 0.13, 5)
            .translate(0.085, 0.03, 0)
            .rotateY((spike * 2 * Math.PI) / 5)
            .toNonIndexed(),
        ),
      );
  }
};

export const workerShape = (palette: Palette, player: number, shape: WorkerShape): BufferGeometry => {
  const { outline, sides, head, plate: corners } = FIGURES[shape];
  const colour = palette.players[player] ?? palette.base;
  const body = new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    sides,
  );
  return join(
    paint(plate(corners), palette.base),
    paint(body, colour),
    paint(new SphereGeometry(head.radius, 18, 12).translate(0, head.at, 0), colour),
    paint(headgear(player).translate(0, head.at + head.radius * 0.8, 0), palette.base),
  );
};
