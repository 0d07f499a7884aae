/** The ground of the terrace: flagstones with whitewashed joints, as they are laid on the islands, in one picture. */

import { squares } from '@caldera/rules';
import { Color, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three';
import { chanceFrom, cssOf, drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

const PIXELS = 1280;
export const PAVEMENT = 5.08;
const UNIT = PIXELS / PAVEMENT;
/** Stones along one side of a square. */
const STONES = 3;
const JOINT = 3;
const BORDER = 9;

type Corner = readonly [number, number];

/** A lattice over one square: corners inside are moved a little, those on its border stay on it. */
const latticeFor = (chance: () => number): readonly (readonly Corner[])[] => {
  const size = UNIT - BORDER;
  const wobble = (): number => (chance() - 0.5) * 0.42;
  return Array.from({ length: STONES + 1 }, (_, row) =>
    Array.from({ length: STONES + 1 }, (__, column): Corner => {
      const inside = (place: number): number => (place > 0 && place < STONES ? wobble() : 0);
      return [((column + inside(column)) / STONES) * size, ((row + inside(row)) / STONES) * size];
    }),
  );
};

const layStone = (pen: CanvasRenderingContext2D, corners: readonly Corner[], colour: string): void => {
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4);
  const [x = 0, y = 0] = middle;
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  // stroked in its own colour, a stone gets round corners
  pen.lineWidth = 12;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [cornerX, cornerY] of corners) {
    const away = Math.hypot(cornerX - x, cornerY - y);
    const inner = Math.max(0, away - JOINT - 8.5) / away;
    pen.lineTo(x + (cornerX - x) * inner, y + (cornerY - y) * inner);
  }
  pen.closePath();
  pen.fill();
  pen.stroke();
};

const paintSquare = (pen: CanvasRenderingContext2D, palette: Palette, square: number): void => {
  const chance = chanceFrom(square * 7919 + 11);
  const lattice = latticeFor(chance);
  const base = new Color(square % 2 === 0 ? palette.tile : palette.tileAlt);
  for (let row = 0; row < STONES; row += 1) {
    for (let column = 0; column < STONES; column += 1) {
      const corners = [
        lattice[row]?.[column],
        lattice[row]?.[column + 1],
        lattice[row + 1]?.[column + 1],
        lattice[row + 1]?.[column],
      ].flatMap((corner) => (corner === undefined ? [] : [corner]));
      const tone = base.clone().offsetHSL((chance() - 0.5) * 0.012, 0, (chance() - 0.5) * 0.035);
      layStone(pen, corners, cssOf(tone.getHex()));
    }
  }
};

export const buildPavement = (palette: Palette): Mesh => {
  const map = drawing(PIXELS, (pen) => {
    pen.fillStyle = cssOf(palette.joint);
    pen.fillRect(0, 0, PIXELS, PIXELS);
    const margin = (PAVEMENT / 2 - 2.5) * UNIT;
    for (const square of squares.SQUARES) {
      const [x, y] = [squares.columnOf(square), squares.rowOf(square)].map(
        (place) => margin + place * UNIT + BORDER / 2,
      );
      pen.save();
      pen.translate(x ?? 0, y ?? 0);
      // the joints within a square are a wash over its stone, those between squares the dark bed
      pen.fillStyle = cssOf(new Color(palette.tile).lerp(new Color(palette.whitewash), 0.55).getHex());
      pen.beginPath();
      pen.roundRect(0, 0, UNIT - BORDER, UNIT - BORDER, 10);
      pen.fill();
      paintSquare(pen, palette, square);
      pen.restore();
    }
  });
  const mesh = new Mesh(new PlaneGeometry(PAVEMENT, PAVEMENT), new MeshLambertMaterial({ map }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
};
