/** The water around the island: one picture, painted once, from turquoise shallows to the deep. */

import { CircleGeometry, Mesh, MeshBasicMaterial } from 'three';
import { BOATS, CHAPEL, ISLETS, SEA_LEVEL } from './coast.ts';
import { chanceFrom, cssOf, drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

const RADIUS = 16;
const PIXELS = 2048;
const UNIT = PIXELS / (2 * RADIUS);
/** Where the path of light lies, from the far side to the right, in radians. */
const GLITTER = 0.62;

/** A line around the island, so far from the shore, waving a little. */
const trace = (pen: CanvasRenderingContext2D, away: number): void => {
  pen.beginPath();
  for (let step = 0; step <= 360; step += 1) {
    const angle = (step / 360) * Math.PI * 2;
    const square = (Math.abs(Math.cos(angle)) ** 6 + Math.abs(Math.sin(angle)) ** 6) ** (1 / 6);
    const round = Math.min(1, away * 0.45);
    const shore = (3.78 + away) / (square * (1 - round) + round);
    const wave =
      shore + Math.sin(angle * 9 + away * 7) * 0.05 + Math.sin(angle * 5 + away * 3) * 0.07 * (1 + away);
    pen.lineTo(Math.cos(angle) * wave * UNIT, Math.sin(angle) * wave * UNIT);
  }
  pen.closePath();
};

const paintShallows = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const open = pen.createRadialGradient(0, 0, 3 * UNIT, 0, 0, 10.5 * UNIT);
  open.addColorStop(0, cssOf(palette.shallow, 0.9));
  open.addColorStop(0.3, cssOf(palette.shallow, 0.5));
  open.addColorStop(0.65, cssOf(palette.shallow, 0.16));
  open.addColorStop(1, cssOf(palette.shallow, 0));
  pen.fillStyle = open;
  pen.fillRect(-PIXELS / 2, -PIXELS / 2, PIXELS, PIXELS);
  // sand under the water: many thin layers make one soft edge
  for (let layer = 0; layer < 14; layer += 1) {
    trace(pen, 1.05 - layer * 0.075);
    pen.fillStyle = cssOf(layer < 8 ? palette.shallow : palette.foam, layer < 8 ? 0.09 : 0.05);
    pen.fill();
  }
};

/** Foam at the rock, and the swell that runs towards it. */
const paintFoam = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const chance = chanceFrom(19);
  const lines = [
    { away: 0.06, width: 9, alpha: 0.55 },
    { away: 0.1, width: 4, alpha: 0.8 },
    { away: 0.42, width: 3, alpha: 0.42 },
    { away: 0.95, width: 2.5, alpha: 0.24 },
    { away: 1.7, width: 2, alpha: 0.14 },
  ];
  pen.lineCap = 'round';
  for (const { away, width, alpha } of lines) {
    trace(pen, away);
    pen.lineWidth = width;
    pen.strokeStyle = cssOf(palette.foam, alpha);
    // broken, as water breaks; the line at the rock is whole
    pen.setLineDash(
      away < 0.2 ? [] : Array.from({ length: 24 }, (_, part) => (part % 2 ? 10 : 50) + chance() * 70),
    );
    pen.stroke();
  }
  pen.setLineDash([]);
};

/** A ring of shallow water and foam around each rock, and a wake behind each boat. */
const paintSurf = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const around = (x: number, z: number, radius: number): void => {
    pen.beginPath();
    for (let step = 0; step <= 60; step += 1) {
      const angle = (step / 60) * Math.PI * 2;
      const wave = radius * (1 + Math.sin(angle * 5 + x) * 0.05);
      pen.lineTo((x + Math.cos(angle) * wave * 1.22) * UNIT, (z + Math.sin(angle) * wave) * UNIT);
    }
    pen.closePath();
  };
  for (const { x, z, size } of [CHAPEL, ...ISLETS]) {
    for (const layer of [0, 1, 2, 3, 4]) {
      around(x, z, size * 1.05 + 0.34 - layer * 0.07);
      pen.fillStyle = cssOf(palette.shallow, 0.13);
      pen.fill();
    }
    around(x, z, size * 1.02 + 0.05);
    pen.lineWidth = 7;
    pen.strokeStyle = cssOf(palette.foam, 0.26);
    pen.stroke();
    pen.lineWidth = 3;
    pen.strokeStyle = cssOf(palette.foam, 0.5);
    pen.stroke();
  }
  pen.lineCap = 'round';
  for (const { x, z, turn } of BOATS) {
    for (const side of [-1, 1]) {
      pen.beginPath();
      for (let step = 0; step <= 8; step += 1) {
        const [back, aside] = [0.2 - step * 0.11, side * (0.04 + step * 0.022)];
        pen.lineTo(
          (x + Math.cos(turn) * back + Math.sin(turn) * aside) * UNIT,
          (z - Math.sin(turn) * back + Math.cos(turn) * aside) * UNIT,
        );
      }
      pen.lineWidth = 2.2;
      pen.strokeStyle = cssOf(palette.foam, 0.45);
      pen.stroke();
    }
  }
};

/** The light of the sun or the moon on the water: a path of short strokes from the island to the horizon. */
const paintGlitter = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const chance = chanceFrom(41);
  const [eastward, northward] = [Math.sin(GLITTER), -Math.cos(GLITTER)];
  pen.lineCap = 'round';
  for (let spark = 0; spark < 900; spark += 1) {
    const away = 4.4 + chance() * 10.5;
    // thrown thrice: most of them lie near the middle of the path, which widens
    const aside = (chance() + chance() + chance() - 1.5) * (0.6 + away * 0.16);
    const [x, z] = [eastward * away - northward * aside, northward * away + eastward * aside];
    const length = (0.03 + chance() * 0.13) * UNIT;
    pen.lineWidth = 1.2 + chance() * 2;
    pen.strokeStyle = cssOf(palette.glitter, palette.glitterStrength * (0.25 + chance() * 0.75));
    pen.beginPath();
    pen.moveTo(x * UNIT - length, z * UNIT);
    pen.lineTo(x * UNIT + length, z * UNIT);
    pen.stroke();
  }
};

/** Short strokes of light on the open water, more of them where the sun stands. */
const paintWaves = (pen: CanvasRenderingContext2D, palette: Palette): void => {
  const chance = chanceFrom(7);
  pen.lineCap = 'round';
  for (let wave = 0; wave < 620; wave += 1) {
    const [angle, away] = [chance() * Math.PI * 2, 5 + chance() * 10];
    const [x, y] = [Math.cos(angle) * away * UNIT, Math.sin(angle) * away * UNIT];
    const sunny = Math.max(0, Math.cos(angle + Math.PI * 0.72)) ** 3;
    const length = (0.06 + chance() * 0.24) * UNIT;
    pen.lineWidth = 1.2 + chance() * 1.6;
    pen.strokeStyle = cssOf(palette.foam, 0.05 + chance() * (0.12 + sunny * 0.3));
    pen.beginPath();
    pen.moveTo(x - length, y);
    pen.quadraticCurveTo(x - length * 0.3, y - 5, x + length * 0.1, y - 1);
    pen.quadraticCurveTo(x + length * 0.6, y + 3, x + length, y);
    pen.stroke();
  }
};

export const buildSea = (palette: Palette): Mesh => {
  const map = drawing(PIXELS, (pen) => {
    pen.fillStyle = cssOf(palette.water);
    pen.fillRect(0, 0, PIXELS, PIXELS);
    pen.translate(PIXELS / 2, PIXELS / 2);
    paintShallows(pen, palette);
    paintWaves(pen, palette);
    paintGlitter(pen, palette);
    paintSurf(pen, palette);
    paintFoam(pen, palette);
  });
  const mesh = new Mesh(new CircleGeometry(RADIUS, 64), new MeshBasicMaterial({ map }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = SEA_LEVEL;
  return mesh;
};
