/** Sun or moon, and the light of a win: the day fades, and a shaft of it falls on whoever climbed. */

import {
  AdditiveBlending,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  MeshBasicMaterial,
} from 'three';
import type { BoardView } from '../view.ts';
import { Crowd } from './crowd.ts';
import { cssOf, drawing } from './drawing.ts';
import { topOf, xOf, zOf } from './measures.ts';
import type { Motions } from './motion.ts';
import type { Palette } from './palette.ts';

const FADE_MS = 900;
/** How much of the light is left around a win. */
const DUSK = 0.66;
const SHAFT = 2.6;

const shaft = (palette: Palette): MeshBasicMaterial => {
  const map = drawing(64, (pen) => {
    const fall = pen.createLinearGradient(0, 0, 0, 64);
    fall.addColorStop(0, cssOf(palette.shaft, 0));
    fall.addColorStop(1, cssOf(palette.shaft, 0.2));
    pen.fillStyle = fall;
    pen.fillRect(0, 0, 64, 64);
  });
  return new MeshBasicMaterial({
    map,
    transparent: true,
    opacity: 0,
    blending: AdditiveBlending,
    side: DoubleSide,
    depthWrite: false,
  });
};

export class Lights {
  readonly group: Group = new Group();
  readonly #motions: Motions;
  readonly #palette: Palette;
  readonly #sun: DirectionalLight;
  readonly #sky: HemisphereLight;
  readonly #shaft: Crowd;
  readonly #ray: MeshBasicMaterial;
  /** From the day as it is (0) to the light of a win (1). */
  #won = 0;

  constructor(palette: Palette, motions: Motions) {
    this.#palette = palette;
    this.#motions = motions;
    const sun = new DirectionalLight(palette.sun, palette.sunStrength);
    sun.position.set(-5.4, 7.6, 2.4);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.radius = 4;
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.02;
    Object.assign(sun.shadow.camera, { left: -4.4, right: 4.4, top: 4.4, bottom: -4.4, near: 1, far: 18 });
    this.#sun = sun;
    this.#sky = new HemisphereLight(palette.sky, palette.earth, palette.skyStrength);
    const cone = new CylinderGeometry(0.58, 0.3, SHAFT, 40, 1, true).translate(0, SHAFT / 2, 0);
    this.#ray = shaft(palette);
    this.#shaft = new Crowd(cone, this.#ray, 4);
    this.group.add(sun, this.#sky, this.#shaft.mesh);
  }

  show(view: BoardView, animate: boolean): void {
    const climbers = view.workers.filter(
      ({ player, square }) => player === view.winner && view.squares[square]?.level === 3,
    );
    this.#shaft.show(climbers.map(({ square }) => ({ x: xOf(square), y: topOf(3) + 0.02, z: zOf(square) })));
    const [from, to] = [this.#won, climbers.length > 0 ? 1 : 0];
    if (from === to) return;
    if (!animate) return this.#shine(to);
    this.#motions.start({
      key: 'light',
      duration: FADE_MS,
      apply: (t) => this.#shine(from + (to - from) * t),
    });
  }

  #shine(won: number): void {
    this.#won = won;
    const left = 1 - won * (1 - DUSK);
    this.#sun.intensity = this.#palette.sunStrength * left;
    this.#sky.intensity = this.#palette.skyStrength * left;
    this.#ray.opacity = won;
  }
}
