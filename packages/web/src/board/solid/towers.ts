/** Blocks, windows, domes and the numbers on them: five shapes, each drawn once. A new piece drops and settles. */

import {
  AdditiveBlending,
  Group,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
} from 'three';
import type { SquareView } from '../view.ts';
import { Crowd, type Placing } from './crowd.ts';
import { cssOf, drawing } from './drawing.ts';
import { HEIGHTS, topOf, xOf, zOf } from './measures.ts';
import type { Motions } from './motion.ts';
import type { Palette } from './palette.ts';
import { domeShape, levelShapes, windowShapes } from './shapes.ts';

const DROP = 1.1;
const DROP_MS = 260;

const numeral = (palette: Palette, level: number): MeshBasicMaterial => {
  const map = drawing(64, (pen) => {
    pen.font = '700 52px Figtree, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = palette.numeral;
    pen.fillText(String(level), 32, 34);
  });
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
};

/** Where the number sits on each level: on the free rim towards the viewer. */
const NUMERAL_AT = [0.315, 0.24, 0.17] as const;

/** Something soft that lies on the ground: strongest in the middle, gone at the edge. */
const haze = (colour: number, strength: number, hard: number): MeshBasicMaterial => {
  const map = drawing(128, (pen) => {
    const spread = pen.createRadialGradient(64, 64, 64 * hard, 64, 64, 64);
    spread.addColorStop(0, cssOf(colour, strength));
    spread.addColorStop(0.5, cssOf(colour, strength * 0.38));
    spread.addColorStop(1, cssOf(colour, 0));
    pen.fillStyle = spread;
    pen.fillRect(0, 0, 128, 128);
  });
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
};

const lying = (width: number): PlaneGeometry => new PlaneGeometry(width, width).rotateX(-Math.PI / 2);

export class Towers {
  readonly group: Group = new Group();
  readonly #levels: readonly Crowd[];
  readonly #windows: readonly Crowd[];
  readonly #domes: Crowd;
  readonly #numerals: readonly Crowd[];
  readonly #shade: Crowd;
  readonly #glow: Crowd;
  readonly #motions: Motions;
  #squares: readonly SquareView[] = [];
  #showNumerals = true;
  #turn = 0;
  /** How far above its place a piece still is, by piece. */
  readonly #falling = new Map<string, number>();

  constructor(palette: Palette, motions: Motions) {
    this.#motions = motions;
    const plaster = new MeshLambertMaterial({ vertexColors: true });
    const glass = new MeshBasicMaterial({ color: palette.glass });
    this.#levels = levelShapes(palette).map((shape) => new Crowd(shape, plaster, 25, true));
    this.#windows = windowShapes().map((shape) => new Crowd(shape, glass));
    this.#domes = new Crowd(
      domeShape(palette),
      new MeshPhongMaterial({ vertexColors: true, shininess: 70 }),
      25,
      true,
    );
    this.#numerals = [1, 2, 3].map((level) => new Crowd(lying(0.19), numeral(palette, level)));
    this.#shade = new Crowd(lying(1.5), haze(palette.shade, palette.shadeStrength, 0.5));
    const lamp = haze(palette.glow, palette.glowStrength, 0.2);
    lamp.blending = AdditiveBlending;
    this.#glow = new Crowd(lying(2.6), lamp);
    for (const crowd of [
      this.#shade,
      this.#glow,
      ...this.#levels,
      ...this.#windows,
      this.#domes,
      ...this.#numerals,
    ]) {
      this.group.add(crowd.mesh);
    }
  }

  /** Compares with what stands: what is new drops, what is gone is gone. */
  show(squares: readonly SquareView[], numerals: boolean, animate: boolean): void {
    const before = this.#squares;
    this.#squares = squares;
    this.#showNumerals = numerals;
    if (animate && before.length > 0) {
      for (const square of squares) {
        const was = before[square.square];
        if (was === undefined) continue;
        if (square.level > was.level) this.#drop(`${square.square}:${square.level}`);
        if (square.dome && !was.dome) this.#drop(`${square.square}:dome`);
      }
    }
    this.#place();
  }

  /** Numbers turn towards whoever looks. */
  face(turn: number): void {
    const quarter = Math.round(turn / (Math.PI / 2)) * (Math.PI / 2);
    if (quarter === this.#turn) return;
    this.#turn = quarter;
    this.#place();
  }

  #drop(key: string): void {
    this.#falling.set(key, DROP);
    this.#motions.start({
      key: `drop ${key}`,
      duration: DROP_MS,
      apply: (t) => {
        if (t === 1) this.#falling.delete(key);
        else this.#falling.set(key, DROP * (1 - t));
        this.#place();
      },
    });
  }

  #at(square: SquareView, level: number, key: string): Placing {
    const up = this.#falling.get(`${square.square}:${key}`) ?? 0;
    return { x: xOf(square.square), y: topOf(level) + up, z: zOf(square.square) };
  }

  #place(): void {
    const squares = this.#squares;
    const ground = (square: SquareView, up: number): Placing => ({
      x: xOf(square.square),
      y: up,
      z: zOf(square.square),
    });
    this.#shade.show(squares.filter(({ level }) => level > 0).map((square) => ground(square, 0.006)));
    this.#glow.show(squares.filter(({ level }) => level > 1).map((square) => ground(square, 0.01)));
    HEIGHTS.forEach((_, index) => {
      const built = squares
        .filter((square) => square.level > index)
        .map((square) => this.#at(square, index, String(index + 1)));
      this.#levels[index]?.show(built);
      if (index > 0) this.#windows[index - 1]?.show(built);
      const topmost = squares.filter((square) => square.level === index + 1 && !square.dome);
      const rim = NUMERAL_AT[index] ?? 0;
      this.#numerals[index]?.show(
        this.#showNumerals
          ? topmost.map((square) => {
              const { x, y, z } = this.#at(square, index + 1, String(index + 1));
              return {
                x: x + Math.sin(this.#turn) * rim,
                y: y + 0.008,
                z: z + Math.cos(this.#turn) * rim,
                turn: this.#turn,
              };
            })
          : [],
      );
    });
    this.#domes.show(
      squares.filter((square) => square.dome).map((square) => this.#at(square, square.level, 'dome')),
    );
  }
}
