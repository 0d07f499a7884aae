/** The pieces as geometry, made here: each is one mesh with its colours in the vertices, so it costs one draw call. */

import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
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

export const join = (...parts: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...parts]);

/** A square block with cut corners and a bevel, standing on y = 0. */
const block = (width: number, height: number, corner: number): BufferGeometry => {
  const bevel = 0.025;
  const half = width / 2 - bevel;
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
  const geometry = new ExtrudeGeometry(outline, {
    depth: height - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 1,
  });
  return geometry.rotateX(-Math.PI / 2).translate(0, bevel, 0);
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

export const levelShapes = (palette: Palette): readonly BufferGeometry[] => [
  join(
    paint(block(WIDTHS[0], HEIGHTS[0], 0.07), palette.plaster[0]),
    ...[0, 2].map((side) => paint(arch(0.2, 0.24, WIDTHS[0] / 2, 0.01, side), palette.door)),
  ),
  paint(block(WIDTHS[1], HEIGHTS[1], 0.03), palette.plaster[1]),
  join(
    paint(
      new CylinderGeometry(WIDTHS[2] / 2, WIDTHS[2] / 2, HEIGHTS[2], 28).translate(0, HEIGHTS[2] / 2, 0),
      palette.plaster[2],
    ),
    paint(
      new TorusGeometry(WIDTHS[2] / 2, 0.022, 6, 28).rotateX(Math.PI / 2).translate(0, HEIGHTS[2] - 0.03, 0),
      palette.plaster[0],
    ),
  ),
];

/** Windows are apart from their walls: at night they shine. */
export const windowShapes = (): readonly BufferGeometry[] => [
  join(...FOUR.map((side) => arch(0.13, 0.19, WIDTHS[1] / 2, 0.08, side))),
  join(...FOUR.map((side) => arch(0.09, 0.15, WIDTHS[2] / 2 - 0.005, 0.08, side))),
];

/** A cupola with a small lantern on top. */
export const domeShape = (): BufferGeometry =>
  join(
    new SphereGeometry(DOME_RADIUS, 28, 12, 0, Math.PI * 2, 0, Math.PI / 2).toNonIndexed(),
    new SphereGeometry(0.035, 10, 8).translate(0, DOME_RADIUS + 0.015, 0).toNonIndexed(),
  );

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
export const star = (): BufferGeometry =>
  join(
    lying(new ConeGeometry(0.09, 0.16, 4)),
    lying(new ConeGeometry(0.09, 0.16, 4))
      .rotateX(Math.PI)
      .translate(0, -0.16, 0),
  );
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
