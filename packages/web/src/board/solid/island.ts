/** What never changes during a game: the rock, the terrace with its labels, and the light. The sea has its own file. */

import { nameOf, squares } from '@caldera/rules';
import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import { drawing } from './drawing.ts';
import { xOf, zOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { buildSea } from './sea.ts';
import { paint } from './shapes.ts';

const LABEL_PIXELS = 1024;
const TERRACE = 5.9;
const PAVEMENT = 5.08;

/** A rounded square: nearer to a circle the lower the power. */
const shoreAt = (angle: number): number =>
  3.22 / (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** 0.2;

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

/** Paving stones: two tones in turn, and no two quite alike. */
const tiles = (palette: Palette): InstancedMesh => {
  const geometry = new BoxGeometry(0.965, 0.1, 0.965);
  const mesh = new InstancedMesh(geometry, new MeshLambertMaterial(), squares.SQUARES.length);
  for (const square of squares.SQUARES) {
    mesh.setMatrixAt(square, new Matrix4().makeTranslation(xOf(square), -0.05, zOf(square)));
    const colour = new Color(square % 2 === 0 ? palette.tile : palette.tileAlt);
    mesh.setColorAt(square, colour.offsetHSL(0, 0, (((square * 7) % 5) - 2) * 0.006));
  }
  mesh.receiveShadow = true;
  return mesh;
};

/** The coordinates on the rim, readable from each side. */
const labels = (palette: Palette): Mesh => {
  const texture = drawing(LABEL_PIXELS, (pen) => {
    pen.fillStyle = palette.label;
    pen.font = '600 34px Figtree, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const unit = LABEL_PIXELS / TERRACE;
    pen.translate(LABEL_PIXELS / 2, LABEL_PIXELS / 2);
    for (let side = 0; side < 4; side += 1) {
      for (let place = 0; place < 5; place += 1) {
        // the names along this side, as somebody sitting there reads them
        const [row, column] = [
          [4, place],
          [4 - place, 4],
          [0, 4 - place],
          [place, 0],
        ][side] as [number, number];
        const square = squares.squareAt(row, column);
        const name = square === undefined ? '' : nameOf(square);
        pen.fillText(name[side % 2 === 0 ? 0 : 1] ?? '', (place - 2) * unit, 2.74 * unit);
      }
      pen.rotate(-Math.PI / 2);
    }
  });
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(TERRACE, TERRACE), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = -0.02;
  return mesh;
};

/** A plastered rim, and the joints between the stones. */
const terrace = (palette: Palette): Mesh[] => {
  const material = new MeshLambertMaterial({ vertexColors: true });
  return [[TERRACE, -0.15, palette.rim] as const, [PAVEMENT, -0.13, palette.joint] as const].map(
    ([width, up, colour]) => {
      const mesh = new Mesh(paint(new BoxGeometry(width, 0.24, width).translate(0, up, 0), colour), material);
      mesh.receiveShadow = true;
      return mesh;
    },
  );
};

export const buildIsland = (palette: Palette): Group => {
  const group = new Group();
  group.add(buildSea(palette), rock(palette), ...terrace(palette), tiles(palette), labels(palette));
  return group;
};

export const buildLights = (palette: Palette): Group => {
  const group = new Group();
  const sun = new DirectionalLight(palette.sun, palette.sunStrength);
  sun.position.set(-5, 8, 4.2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 4;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4, near: 1, far: 18 });
  group.add(sun, new HemisphereLight(palette.sky, palette.earth, palette.skyStrength));
  return group;
};
