/** The marks as geometry: what may be done, each kind with a shape of its own. */

import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  OctahedronGeometry,
  TorusGeometry,
} from 'three';
import { HEIGHTS, WIDTHS } from './measures.ts';
import { join } from './shapes.ts';

const FOUR = [0, 1, 2, 3] as const;

const flatRing = (radius: number, thick: number): BufferGeometry =>
  new TorusGeometry(radius, thick, 6, 36).rotateX(Math.PI / 2).toNonIndexed();
const lying = (geometry: BufferGeometry): BufferGeometry =>
  geometry.index === null ? geometry : geometry.toNonIndexed();
const bar = (length: number, angle: number): BufferGeometry =>
  lying(new BoxGeometry(length, 0.03, 0.07)).rotateY(angle);

export const ring = (): BufferGeometry => flatRing(0.27, 0.024);
export const footprint = (): BufferGeometry =>
  join(flatRing(0.25, 0.026), lying(new CircleGeometry(0.08, 16).rotateX(-Math.PI / 2)));
/** Broken into eight arcs: a worker that may be picked, as against the one that has been. */
export const brokenRing = (): BufferGeometry =>
  join(
    ...Array.from({ length: 8 }, (_, arc) =>
      new TorusGeometry(0.29, 0.022, 6, 5, Math.PI / 6)
        .rotateZ((arc * Math.PI) / 4)
        .rotateX(Math.PI / 2)
        .toNonIndexed(),
    ),
  );
export const cross = (): BufferGeometry => join(bar(0.5, Math.PI / 4), bar(0.5, -Math.PI / 4));
export const minus = (): BufferGeometry => join(flatRing(0.26, 0.022), bar(0.28, 0));
export const diamond = (): BufferGeometry =>
  new TorusGeometry(0.26, 0.03, 6, 4).rotateX(Math.PI / 2).toNonIndexed();
export const twoRings = (): BufferGeometry =>
  join(flatRing(0.14, 0.024).translate(-0.11, 0, 0), flatRing(0.14, 0.024).translate(0.11, 0, 0));
/** Points along +x. */
export const arrow = (): BufferGeometry =>
  join(
    bar(0.3, 0).translate(-0.06, 0, 0),
    lying(new ConeGeometry(0.1, 0.16, 3))
      .rotateZ(-Math.PI / 2)
      .scale(1, 0.3, 1)
      .translate(0.16, 0, 0),
  );
export const twoArrows = (): BufferGeometry =>
  join(arrow().translate(0, 0, -0.1), arrow().rotateY(Math.PI).translate(0, 0, 0.1));
export const star = (): BufferGeometry => new OctahedronGeometry(0.1).scale(1, 1.6, 1);
export const frame = (): BufferGeometry =>
  join(
    ...FOUR.map((side) =>
      lying(new BoxGeometry(0.96, 0.03, 0.045))
        .translate(0, 0, 0.46)
        .rotateY((side * Math.PI) / 2),
    ),
  );
/** A slab with a pillar: a token that nobody may enter. */
export const pillar = (): BufferGeometry =>
  join(
    lying(new BoxGeometry(0.62, 0.08, 0.62)).translate(0, 0.04, 0),
    lying(new ConeGeometry(0.16, 0.62, 4)).translate(0, 0.38, 0),
  );
export const dash = (): BufferGeometry => new BoxGeometry(0.12, 0.02, 0.05);

/** Bars around a square at one height. */
const hoop = (width: number, up: number): readonly BufferGeometry[] =>
  FOUR.map((side) =>
    lying(new BoxGeometry(width, 0.026, 0.026))
      .translate(0, up, width / 2 - 0.013)
      .rotateY((side * Math.PI) / 2),
  );

/** The edges of each level: the outline of a piece that is not there yet. */
export const outlines = (): readonly BufferGeometry[] => {
  const square = (width: number, height: number): BufferGeometry =>
    join(
      ...hoop(width, 0.013),
      ...hoop(width, height - 0.013),
      ...FOUR.map((corner) =>
        lying(new BoxGeometry(0.026, height, 0.026))
          .translate(width / 2 - 0.013, height / 2, width / 2 - 0.013)
          .rotateY((corner * Math.PI) / 2),
      ),
    );
  const drum = (width: number, height: number): BufferGeometry =>
    join(
      ...[0.014, height - 0.014].map((up) =>
        new TorusGeometry(width / 2, 0.014, 5, 30)
          .rotateX(Math.PI / 2)
          .translate(0, up, 0)
          .toNonIndexed(),
      ),
    );
  return [square(WIDTHS[0], HEIGHTS[0]), square(WIDTHS[1], HEIGHTS[1]), drum(WIDTHS[2], HEIGHTS[2])];
};
