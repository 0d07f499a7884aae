/** What never changes during a game: the sea, the rock, the terrace and its labels. */

import { nameOf, squares } from '@caldera/rules';
import {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import { xOf, zOf } from './measures.ts';
import type { Palette } from './palette.ts';

const LABEL_PIXELS = 1024;
const TERRACE = 5.9;

const drawing = (pixels: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};

/** Water that gets lighter towards the shore, with two lines of foam. */
const sea = (palette: Palette): Mesh => {
  const css = (colour: number, alpha = 1): string => {
    const { r, g, b } = new Color(colour).convertLinearToSRGB();
    return `rgb(${r * 255} ${g * 255} ${b * 255} / ${alpha})`;
  };
  const texture = drawing(512, (pen) => {
    pen.fillStyle = css(palette.water);
    pen.fillRect(0, 0, 512, 512);
    const shore = pen.createRadialGradient(256, 256, 50, 256, 256, 150);
    shore.addColorStop(0, css(palette.shallow));
    shore.addColorStop(1, css(palette.water));
    pen.fillStyle = shore;
    pen.fillRect(0, 0, 512, 512);
    pen.lineWidth = 2;
    for (const [radius, alpha] of [
      [76, 0.6],
      [84, 0.3],
    ] as const) {
      pen.strokeStyle = css(palette.foam, alpha);
      pen.beginPath();
      for (let step = 0; step <= 180; step += 1) {
        const angle = (step / 180) * Math.PI * 2;
        const wave = radius + Math.sin(angle * 9) * 1.6 + Math.sin(angle * 5 + 1) * 2.2;
        pen.lineTo(256 + Math.cos(angle) * wave, 256 + Math.sin(angle) * wave);
      }
      pen.stroke();
    }
  });
  const mesh = new Mesh(new CircleGeometry(14, 48), new MeshBasicMaterial({ map: texture }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = -0.6;
  return mesh;
};

/** A rounded square: nearer to a circle the lower the power. */
const shoreAt = (angle: number): number =>
  3.35 / (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** 0.2;

/** A cliff of lava around the terrace; the noise is a sum of sines, so it is the same every time. */
const rock = (palette: Palette): Mesh => {
  const geometry = new CylinderGeometry(1, 1, 1, 72, 5);
  const places = geometry.getAttribute('position');
  for (let index = 0; index < places.count; index += 1) {
    const [x, up, z] = [places.getX(index), places.getY(index) + 0.5, places.getZ(index)];
    const angle = Math.atan2(z, x);
    const rough =
      0.1 * Math.sin(angle * 11 + up * 7) +
      0.07 * Math.sin(angle * 23 - up * 11) +
      0.05 * Math.cos(angle * 5);
    const slope = 1 + (1 - up) * 0.1 + (1 - up) ** 2 * 0.04;
    const radius = Math.hypot(x, z) < 0.5 ? 0 : shoreAt(angle) * slope + rough * (1.2 - up);
    places.setXYZ(index, Math.cos(angle) * radius, -0.16 - (1 - up) * 0.62, Math.sin(angle) * radius);
  }
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  const mesh = new Mesh(flat, new MeshLambertMaterial({ color: palette.rock, flatShading: true }));
  mesh.receiveShadow = true;
  return mesh;
};

const tiles = (palette: Palette): InstancedMesh => {
  const geometry = new BoxGeometry(0.97, 0.1, 0.97);
  const mesh = new InstancedMesh(geometry, new MeshLambertMaterial(), squares.SQUARES.length);
  for (const square of squares.SQUARES) {
    mesh.setMatrixAt(square, new Matrix4().makeTranslation(xOf(square), -0.05, zOf(square)));
    mesh.setColorAt(square, new Color(square % 2 === 0 ? palette.tile : palette.tileAlt));
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
        pen.fillText(name[side % 2 === 0 ? 0 : 1] ?? '', (place - 2) * unit, 2.71 * unit);
      }
      pen.rotate(-Math.PI / 2);
    }
  });
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(TERRACE, TERRACE), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = -0.035;
  return mesh;
};

const terrace = (palette: Palette): Mesh => {
  const mesh = new Mesh(
    new BoxGeometry(TERRACE, 0.24, TERRACE),
    new MeshLambertMaterial({ color: palette.tileAlt }),
  );
  mesh.position.y = -0.165;
  mesh.receiveShadow = true;
  return mesh;
};

export const buildIsland = (palette: Palette): Group => {
  const group = new Group();
  group.add(sea(palette), rock(palette), terrace(palette), tiles(palette), labels(palette));
  return group;
};

export const buildLights = (palette: Palette): Group => {
  const group = new Group();
  const sun = new DirectionalLight(palette.sun, palette.sunStrength);
  sun.position.set(-4, 7.5, 5.5);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4, near: 1, far: 18 });
  group.add(sun, new HemisphereLight(palette.sky, palette.earth, palette.skyStrength));
  return group;
};
