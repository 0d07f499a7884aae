/** The pieces as geometry, made here: each is one mesh with its colours in the vertices, so it costs one draw call. */

import {
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { DOME_RADIUS, HEIGHTS, WIDTHS } from './measures.ts';
import type { Palette } from './palette.ts';

/** The same colour all over, in the vertices. */
export const paint = (geometry: BufferGeometry, colour: number): BufferGeometry => {
  const flat = geometry.index === null ? geometry : geometry.toNonIndexed();
  const { r, g, b } = new Color(colour);
  const count = flat.getAttribute('position').count;
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) colours.set([r, g, b], index * 3);
  flat.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return flat;
};

/** Lighter at the top: less of the sky reaches the foot of a wall. */
const shaded = (geometry: BufferGeometry, height: number): BufferGeometry => {
  const [places, colours] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  for (let index = 0; index < places.count; index += 1) {
    const light = 0.8 + 0.2 * Math.min(1, Math.max(0, places.getY(index) / height));
    colours.setXYZ(
      index,
      colours.getX(index) * light,
      colours.getY(index) * light,
      colours.getZ(index) * (0.5 + light / 2),
    );
  }
  return geometry;
};

export const join = (...parts: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...parts]);

/** A square with cut corners. */
const cutSquare = (half: number, corner: number): Shape => {
  const cut = half - corner;
  const outline = new Shape();
  outline.moveTo(-cut, -half);
  for (const [x, y] of [
    [cut, -half],
    [half, -cut],
    [half, cut],
    [cut, half],
    [-cut, half],
    [-half, cut],
    [-half, -cut],
  ] as const) {
    outline.lineTo(x, y);
  }
  return outline;
};

const standing = (geometry: BufferGeometry, up: number): BufferGeometry =>
  geometry.rotateX(-Math.PI / 2).translate(0, up, 0);

/** A block with a bevel, standing on y = 0. */
const block = (width: number, height: number, corner: number): BufferGeometry => {
  const bevel = 0.025;
  const geometry = new ExtrudeGeometry(cutSquare(width / 2 - bevel, corner), {
    depth: height - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 1,
  });
  return standing(geometry, bevel);
};

/** A low wall around a roof. */
const parapet = (width: number, height: number, corner: number): BufferGeometry => {
  const outer = cutSquare(width / 2 - 0.02, corner);
  outer.holes.push(cutSquare(width / 2 - 0.055, corner * 0.8));
  return standing(new ExtrudeGeometry(outer, { depth: 0.03, bevelEnabled: false }), height - 0.005);
};

/** An arch on the front face, turned to one of the four sides. */
const arch = (width: number, height: number, at: number, up: number, side: number): BufferGeometry => {
  const outline = new Shape();
  const half = width / 2;
  outline.moveTo(-half, 0);
  outline.lineTo(half, 0);
  outline.lineTo(half, height - half);
  outline.absarc(0, height - half, half, 0, Math.PI, false);
  const geometry = new ExtrudeGeometry(outline, { depth: 0.02, bevelEnabled: false, curveSegments: 6 });
  return geometry.translate(0, up, at - 0.01).rotateY((side * Math.PI) / 2);
};

const FOUR = [0, 1, 2, 3] as const;

const house = (level: 0 | 1, corner: number, colour: number): BufferGeometry => {
  const [width, height] = [WIDTHS[level], HEIGHTS[level]];
  return join(
    shaded(paint(block(width, height, corner), colour), height),
    paint(parapet(width, height, corner), colour),
  );
};

export const levelShapes = (palette: Palette): readonly BufferGeometry[] => [
  join(
    house(0, 0.07, palette.plaster[0]),
    ...FOUR.map((side) =>
      paint(
        arch(
          side % 2 === 0 ? 0.2 : 0.13,
          side % 2 === 0 ? 0.24 : 0.17,
          WIDTHS[0] / 2,
          side % 2 === 0 ? 0.01 : 0.09,
          side,
        ),
        palette.door,
      ),
    ),
  ),
  house(1, 0.03, palette.plaster[1]),
  join(
    shaded(
      paint(
        new CylinderGeometry(WIDTHS[2] / 2, WIDTHS[2] / 2, HEIGHTS[2], 28).translate(0, HEIGHTS[2] / 2, 0),
        palette.plaster[2],
      ),
      HEIGHTS[2],
    ),
    paint(
      new TorusGeometry(WIDTHS[2] / 2, 0.024, 6, 28).rotateX(Math.PI / 2).translate(0, HEIGHTS[2] - 0.02, 0),
      palette.plaster[0],
    ),
  ),
];

/** Windows are apart from their walls: at night they shine. */
export const windowShapes = (): readonly BufferGeometry[] => [
  join(...FOUR.map((side) => arch(0.13, 0.19, WIDTHS[1] / 2, 0.08, side))),
  join(...FOUR.map((side) => arch(0.09, 0.15, WIDTHS[2] / 2 - 0.005, 0.08, side))),
];

/** A cupola on a white ring, with a small lantern on top. */
export const domeShape = (palette: Palette): BufferGeometry =>
  join(
    paint(
      new SphereGeometry(DOME_RADIUS, 32, 14, 0, Math.PI * 2, 0, Math.PI / 2).translate(0, 0.02, 0),
      palette.dome,
    ),
    paint(
      new CylinderGeometry(DOME_RADIUS + 0.012, DOME_RADIUS + 0.012, 0.04, 28, 1, true).translate(0, 0.02, 0),
      palette.plaster[0],
    ),
    paint(
      new CylinderGeometry(0.035, 0.045, 0.06, 10).translate(0, DOME_RADIUS + 0.035, 0),
      palette.plaster[0],
    ),
    paint(new ConeGeometry(0.045, 0.06, 10).translate(0, DOME_RADIUS + 0.095, 0), palette.dome),
  );
