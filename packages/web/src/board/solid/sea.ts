/** The water around the island, and what floats in it: made once, two draw calls. */

import {
  BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from 'three';
import { cssOf, drawing } from './drawing.ts';
import type { Palette } from './palette.ts';
import { join, paint } from './shapes.ts';

export const SEA_LEVEL = -0.6;
const RADIUS = 16;
const PIXELS = 1024;
const UNIT = PIXELS / (2 * RADIUS);

/** Always the same waves: chance that follows from a number. */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const paintShore = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const shore = pen.createRadialGradient(0, 0, 2.8 * UNIT, 0, 0, 9 * UNIT);
  shore.addColorStop(0, cssOf(palette.shallow));
  shore.addColorStop(0.35, cssOf(palette.shallow, 0.55));
  shore.addColorStop(1, cssOf(palette.water, 0));
  pen.fillStyle = shore;
  pen.fillRect(-PIXELS / 2, -PIXELS / 2, PIXELS, PIXELS);
};

/** Lines of foam that follow the shore, the outer ones fainter. */
const paintFoam = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const lines = [
    { at: 3.95, width: 3, alpha: 0.75 },
    { at: 4.3, width: 2, alpha: 0.4 },
    { at: 4.8, width: 1.5, alpha: 0.2 },
  ];
  for (const { at, width, alpha } of lines) {
    pen.lineWidth = width;
    pen.strokeStyle = cssOf(palette.foam, alpha);
    pen.beginPath();
    for (let step = 0; step <= 240; step += 1) {
      const angle = (step / 240) * Math.PI * 2;
      const corner = 1 + 0.06 * Math.cos(angle * 4 + Math.PI);
      const wave = at * corner + Math.sin(angle * 9 + at) * 0.06 + Math.sin(angle * 5 + at * 3) * 0.09;
      pen.lineTo(Math.cos(angle) * wave * UNIT, Math.sin(angle) * wave * UNIT);
    }
    pen.stroke();
  }
};

/** Short strokes of light on the open water. */
const paintWaves = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const chance = chanceFrom(7);
  pen.lineWidth = 1.4;
  pen.lineCap = 'round';
  for (let wave = 0; wave < 260; wave += 1) {
    const [angle, away] = [chance() * Math.PI * 2, 4.9 + chance() * 8];
    const [x, y] = [Math.cos(angle) * away * UNIT, Math.sin(angle) * away * UNIT];
    const length = (0.12 + chance() * 0.3) * UNIT;
    pen.strokeStyle = cssOf(palette.foam, 0.1 + chance() * 0.18);
    pen.beginPath();
    pen.moveTo(x - length, y);
    pen.quadraticCurveTo(x, y - 3, x + length, y);
    pen.stroke();
  }
};

const water = (palette: Palette): Mesh => {
  const map = drawing(PIXELS, (pen) => {
    pen.fillStyle = cssOf(palette.water);
    pen.fillRect(0, 0, PIXELS, PIXELS);
    pen.translate(PIXELS / 2, PIXELS / 2);
    paintShore(pen, palette);
    paintWaves(pen, palette);
    paintFoam(pen, palette);
  });
  const mesh = new Mesh(new CircleGeometry(RADIUS, 64), new MeshBasicMaterial({ map }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = SEA_LEVEL;
  return mesh;
};

/** A rock that looks out of the water. */
const islet = (palette: Palette, x: number, z: number, size: number): BufferGeometry =>
  paint(
    new IcosahedronGeometry(size, 1).scale(1.25, 0.7, 1).rotateY(x).translate(x, SEA_LEVEL, z),
    palette.rock[1],
  );

const sail = (points: readonly number[]): BufferGeometry => {
  const geometry = new BufferGeometry();
  // both sides of the cloth
  const [a, b, c] = [points.slice(0, 3), points.slice(3, 6), points.slice(6, 9)] as const;
  geometry.setAttribute('position', new Float32BufferAttribute([...a, ...b, ...c, ...a, ...c, ...b], 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(12), 2));
  geometry.computeVertexNormals();
  return geometry;
};

const boat = (palette: Palette, x: number, z: number, turn: number): BufferGeometry =>
  join(
    paint(new ConeGeometry(0.16, 0.7, 4).rotateZ(Math.PI / 2).scale(1, 0.5, 1), palette.door),
    paint(new CylinderGeometry(0.012, 0.012, 0.62, 5).translate(0, 0.33, 0), palette.rock[2]),
    paint(sail([0.02, 0.1, 0, 0.02, 0.62, 0, -0.3, 0.12, 0.05]), palette.plaster[0]),
    paint(sail([-0.02 + 0.06, 0.12, 0, 0.05, 0.54, 0, 0.26, 0.12, 0.04]), palette.plaster[0]),
  )
    .scale(0.8, 0.8, 0.8)
    .rotateY(turn)
    .translate(x, SEA_LEVEL + 0.05, z);

/** Something to see from each of the four sides, and nothing near the board. */
const scenery = (palette: Palette): Mesh => {
  const geometry = join(
    islet(palette, -4.6, -4.3, 0.42),
    islet(palette, -5.3, -4.0, 0.24),
    islet(palette, 5.4, 1.9, 0.34),
    islet(palette, 4.6, 4.9, 0.4),
    islet(palette, -5.2, 3.2, 0.3),
    boat(palette, 3.7, -4.9, 0.5),
    boat(palette, -3.6, 5.4, 2.6),
  );
  return new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true, flatShading: true }));
};

export const buildSea = (palette: Palette): Group => {
  const group = new Group();
  group.add(water(palette), scenery(palette));
  return group;
};
