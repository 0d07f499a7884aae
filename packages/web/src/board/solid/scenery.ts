/** What stands around the board for the eye alone: a chapel, boats, rocks, steps and what grows there. One draw call. */

import {
  BoxGeometry,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
} from 'three';
import { BOATS, type Boat, CHAPEL, ISLETS, type Rock, SEA_LEVEL } from './coast.ts';
import { chanceFrom } from './drawing.ts';
import type { Palette } from './palette.ts';
import { join, paint } from './shapes.ts';

/** A rock that looks out of the water, worn by it: the noise is a sum of sines of the place. */
const worn = (size: number, up: number, colour: number): BufferGeometry => {
  const geometry = new IcosahedronGeometry(size, 2);
  const places = geometry.getAttribute('position');
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index) / size, places.getY(index) / size, places.getZ(index) / size];
    const rough =
      1 + 0.11 * Math.sin(x * 5 + z * 3) + 0.09 * Math.cos(z * 7 - x * 2) + 0.06 * Math.sin(y * 9 + x);
    places.setXYZ(index, x * size * rough * 1.2, y * size * rough * up, z * size * rough);
  }
  geometry.computeVertexNormals();
  return paint(geometry, colour);
};

const islet = (palette: Palette, { x, z, size }: Rock): BufferGeometry =>
  worn(size, 0.62, palette.rock[1]).rotateY(x).translate(x, SEA_LEVEL, z);

const sail = (points: readonly number[]): BufferGeometry => {
  const geometry = new BufferGeometry();
  // both sides of the cloth
  const [a, b, c] = [points.slice(0, 3), points.slice(3, 6), points.slice(6, 9)] as const;
  geometry.setAttribute('position', new Float32BufferAttribute([...a, ...b, ...c, ...a, ...c, ...b], 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(12), 2));
  geometry.computeVertexNormals();
  return geometry;
};

const boat = (palette: Palette, { x, z, turn }: Boat): BufferGeometry =>
  join(
    paint(new ConeGeometry(0.16, 0.7, 4).rotateZ(Math.PI / 2).scale(1, 0.5, 1), palette.door),
    paint(new CylinderGeometry(0.012, 0.012, 0.62, 5).translate(0, 0.33, 0), palette.rock[2]),
    paint(sail([0.02, 0.1, 0, 0.02, 0.62, 0, -0.3, 0.12, 0.05]), palette.plaster[0]),
    paint(sail([-0.02 + 0.06, 0.12, 0, 0.05, 0.54, 0, 0.26, 0.12, 0.04]), palette.plaster[0]),
  )
    .scale(0.8, 0.8, 0.8)
    .rotateY(turn)
    .translate(x, SEA_LEVEL + 0.05, z);

/** Slender and dark, as they stand by chapels. */
const cypress = (palette: Palette, x: number, z: number, height: number): BufferGeometry =>
  paint(new ConeGeometry(0.075, height, 7).translate(x, height / 2 - 0.36, z), palette.leaf);

/** Whitewashed, with a blue cupola, a wall for its bell and a house beside it, on a rock of its own. */
const chapel = (palette: Palette, turn: number): BufferGeometry =>
  join(
    worn(CHAPEL.size, 0.4, palette.rock[0]).translate(0, SEA_LEVEL, 0),
    paint(new BoxGeometry(0.5, 0.32, 0.4).translate(0, -0.18, 0), palette.plaster[0]),
    paint(new CylinderGeometry(0.17, 0.18, 0.1, 16).translate(0.06, 0.03, 0), palette.plaster[1]),
    paint(
      new SphereGeometry(0.16, 16, 8, 0, Math.PI * 2, 0, Math.PI / 2).translate(0.06, 0.08, 0),
      palette.dome,
    ),
    paint(new BoxGeometry(0.05, 0.22, 0.26).translate(-0.25, 0.06, 0), palette.plaster[0]),
    paint(new BoxGeometry(0.02, 0.16, 0.1).translate(-0.26, -0.25, 0), palette.door),
    ...[-0.1, 0.12].map((x) =>
      paint(new BoxGeometry(0.07, 0.1, 0.02).translate(x, -0.17, 0.2), palette.glass),
    ),
    paint(new BoxGeometry(0.3, 0.24, 0.28).translate(0.42, -0.24, 0.1), palette.plaster[1]),
    paint(new BoxGeometry(0.08, 0.13, 0.02).translate(0.42, -0.29, 0.245), palette.door),
    cypress(palette, -0.42, 0.2, 0.42),
    cypress(palette, 0.3, -0.3, 0.5),
    cypress(palette, -0.4, -0.22, 0.34),
  )
    .rotateY(turn)
    .translate(CHAPEL.x, 0, CHAPEL.z);

/** Over the ledge and down the cliff to the water, with a landing. */
const steps = (palette: Palette, x: number): BufferGeometry =>
  join(
    paint(new BoxGeometry(0.62, 0.06, 0.5).translate(x, -0.15, 3.22), palette.rim),
    ...[0, 1, 2, 3, 4].map((step) =>
      paint(
        new BoxGeometry(0.62, 0.3, 0.13).translate(x, -0.33 - step * 0.085, 3.5 + step * 0.12),
        step % 2 === 0 ? palette.whitewash : palette.rim,
      ),
    ),
    paint(new BoxGeometry(0.86, 0.08, 0.4).translate(x, SEA_LEVEL + 0.02, 4.2), palette.rim),
  );

/** On the ledge between the terrace and the cliff, in little groups. */
const PLANTS: readonly (readonly [number, number])[] = [
  [-3.17, 3.1],
  [-2.75, 3.2],
  [3.2, 2.5],
  [3.17, -3.1],
  [2.7, -3.2],
  [-3.2, -2.2],
  [-3.15, -3.15],
  [-1.2, -3.22],
  [3.22, 0.2],
];

const plants = (palette: Palette): BufferGeometry => {
  const chance = chanceFrom(3);
  return join(
    ...PLANTS.flatMap(([x, z], index) =>
      [0, 1, 2].map((leaf) => {
        const size = 0.09 + chance() * 0.07;
        const [aside, along] = [(chance() - 0.5) * 0.26, (chance() - 0.5) * 0.2];
        return paint(
          new IcosahedronGeometry(size, 1)
            .scale(1, 0.85, 1)
            .translate(x + aside, -0.12 + size * 0.4, z + along),
          (leaf + index) % 3 === 0 ? palette.blossom : palette.leaf,
        );
      }),
    ),
  );
};

/** Something to see from each of the four sides, and nothing near the squares. */
export const buildScenery = (palette: Palette): Mesh => {
  const geometry = join(
    chapel(palette, 0.35),
    ...ISLETS.map((rock) => islet(palette, rock)),
    ...BOATS.map((each) => boat(palette, each)),
    steps(palette, 1.5),
    plants(palette),
  );
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true, flatShading: true }));
  mesh.receiveShadow = true;
  return mesh;
};
