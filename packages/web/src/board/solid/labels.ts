/** The coordinates on the rim: along the near side and the left one, upright for whoever looks. */

import { nameOf, squares } from '@caldera/rules';
import { type CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

const PIXELS = 1024;
const AWAY = 2.75;
const QUARTER = Math.PI / 2;

/** What is read at the near side from left to right, and at the left side from far to near, after so many quarters. */
const namesAt = (quarter: number): { readonly near: readonly string[]; readonly left: readonly string[] } => {
  const walk = (row: number, column: number): string => {
    const turned: readonly (readonly [number, number])[] = [
      [row, column],
      [4 - column, row],
      [4 - row, 4 - column],
      [column, 4 - row],
    ];
    const [r, c] = turned[quarter] ?? [row, column];
    const square = squares.squareAt(r, c);
    return square === undefined ? '' : nameOf(square);
  };
  const letter = quarter % 2;
  const places = [0, 1, 2, 3, 4];
  return {
    near: places.map((place) => walk(4, place)[letter] ?? ''),
    left: places.map((place) => walk(place, 0)[1 - letter] ?? ''),
  };
};

export class Labels {
  readonly mesh: Mesh;
  readonly #width: number;
  readonly #palette: Palette;
  readonly #textures = new Map<number, CanvasTexture>();
  readonly #material = new MeshBasicMaterial({ transparent: true, depthWrite: false });

  constructor(palette: Palette, width: number) {
    this.#palette = palette;
    this.#width = width;
    this.mesh = new Mesh(new PlaneGeometry(width, width).rotateX(-QUARTER), this.#material);
    this.mesh.position.y = -0.02;
    this.face(0);
  }

  /** `turn` is the camera's, in radians. */
  face(turn: number): void {
    const quarters = Math.round(turn / QUARTER);
    const quarter = ((quarters % 4) + 4) % 4;
    this.mesh.rotation.y = quarters * QUARTER;
    const map = this.#textures.get(quarter) ?? this.#draw(quarter);
    this.#textures.set(quarter, map);
    if (this.#material.map === map) return;
    this.#material.needsUpdate = this.#material.map === null;
    this.#material.map = map;
  }

  #draw(quarter: number): CanvasTexture {
    const { near, left } = namesAt(quarter);
    return drawing(PIXELS, (pen) => {
      const unit = PIXELS / this.#width;
      pen.fillStyle = this.#palette.label;
      pen.font = '600 34px Figtree, sans-serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.translate(PIXELS / 2, PIXELS / 2);
      for (const place of [0, 1, 2, 3, 4]) {
        pen.fillText(near[place] ?? '', (place - 2) * unit, AWAY * unit);
        pen.fillText(left[place] ?? '', -AWAY * unit, (place - 2) * unit);
      }
    });
  }
}
