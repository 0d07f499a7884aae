/** What never changes during a game: the rock and the terrace. Sea, stones and scenery have files of their own. */

import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import type { Palette } from './palette.ts';
import { buildPavement, PAVEMENT } from './pavement.ts';
import { buildScenery } from './scenery.ts';
import { buildSea } from './sea.ts';
import { join, paint } from './shapes.ts';

export const TERRACE = 5.9;

/** A rounded square: nearer to a circle the lower the power. */
const shoreAt = (angle: number): number =>
  3.4 / (Math.abs(Math.cos(angle)) ** 7 + Math.abs(Math.sin(angle)) ** 7) ** (1 / 7);

/** The cliff in layers, as a volcano leaves them: each face has the colour of its height. */
const paintLayers = (geometry: CylinderGeometry, palette: Palette): void => {
  const places = geometry.getAttribute('position');
  const layers = palette.rock.map((colour) => new Color(colour));
  const colours = new Float32Array(places.count * 3);
  for (let index = 0; index < places.count; index += 3) {
    const height = (places.getY(index) + places.getY(index + 1) + places.getY(index + 2)) / 3;
    const wave = 0.05 * Math.sin(Math.atan2(places.getZ(index), places.getX(index)) * 3);
    const layer = Math.min(layers.length - 1, Math.max(0, Math.floor((-0.2 - height + wave) / 0.17)));
    const { r, g, b } = layers[layer] ?? new Color();
    for (const corner of [0, 1, 2]) colours.set([r, g, b], (index + corner) * 3);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
};

/** A cliff of lava around the terrace; the noise is a sum of sines, so it is the same every time. */
const rock = (palette: Palette): Mesh => {
  const geometry = new CylinderGeometry(1, 1, 1, 84, 6);
  const places = geometry.getAttribute('position');
  for (let index = 0; index < places.count; index += 1) {
    const [x, up, z] = [places.getX(index), places.getY(index) + 0.5, places.getZ(index)];
    const angle = Math.atan2(z, x);
    const rough =
      0.09 * Math.sin(angle * 11 + up * 7) +
      0.07 * Math.sin(angle * 23 - up * 11) +
      0.05 * Math.cos(angle * 5);
    const slope = 1 + (1 - up) * 0.08 + (1 - up) ** 2 * 0.05;
    const radius = Math.hypot(x, z) < 0.5 ? 0 : shoreAt(angle) * slope + rough * (1.2 - up);
    places.setXYZ(index, Math.cos(angle) * radius, -0.16 - (1 - up) * 0.62, Math.sin(angle) * radius);
  }
  const flat = geometry.toNonIndexed() as CylinderGeometry;
  flat.computeVertexNormals();
  paintLayers(flat, palette);
  const mesh = new Mesh(flat, new MeshLambertMaterial({ vertexColors: true, flatShading: true }));
  mesh.receiveShadow = true;
  return mesh;
};

/** A plastered rim around the bed of the stones, and the kerb that holds them. */
const terrace = (palette: Palette): Mesh => {
  const kerb = (width: number, top: number, colour: number): ReturnType<typeof paint> =>
    paint(new BoxGeometry(width, 0.3, width).translate(0, top - 0.15, 0), colour);
  const mesh = new Mesh(
    join(
      kerb(TERRACE + 0.14, -0.1, palette.whitewash),
      kerb(TERRACE, -0.03, palette.rim),
      kerb(PAVEMENT + 0.06, -0.005, palette.joint),
    ),
    new MeshLambertMaterial({ vertexColors: true }),
  );
  mesh.receiveShadow = true;
  return mesh;
};

export const buildIsland = (palette: Palette): Group => {
  const group = new Group();
  group.add(
    buildSea(palette),
    buildScenery(palette),
    rock(palette),
    terrace(palette),
    buildPavement(palette),
  );
  return group;
};
