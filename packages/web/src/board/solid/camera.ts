/** The camera on its sphere around the island: turned, tilted and brought nearer within limits. */

import { PerspectiveCamera } from 'three';
import type { Motions } from './motion.ts';

const QUARTER = Math.PI / 2;
const TILT = { least: 0.02, most: 1.25, usual: 0.74, top: 0.02 } as const;
const DISTANCE = { least: 9, most: 26, usual: 14.3, picture: 19 } as const;
/** A long lens: the far squares are nearly as large as the near ones, and as easy to tap. */
const FIELD = 25;
const TURN_MS = 240;
/**
 * The middle of the picture lies a little beyond the middle of the board: towers need room above them. A picture of the
 * whole island shows its landing instead.
 */
const BEYOND = { board: 0.16, picture: -0.42 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class OrbitCamera {
  readonly camera: PerspectiveCamera = new PerspectiveCamera(FIELD, 1, 0.5, 60);
  readonly #motions: Motions;
  readonly #changed: () => void;
  #turn = 0;
  #tilt: number = TILT.usual;
  #distance: number;
  #home = 0;
  readonly #beyond: number;

  /** `still`: a picture of the whole island, with the sea around it. */
  constructor(motions: Motions, changed: () => void, still: boolean) {
    this.#motions = motions;
    this.#changed = changed;
    this.#distance = still ? DISTANCE.picture : DISTANCE.usual;
    this.#beyond = still ? BEYOND.picture : BEYOND.board;
    this.#place();
  }

  /** By how much the camera has been turned from the side of player 1, in radians. */
  get turn(): number {
    return this.#turn;
  }

  /** Turn, tilt and distance in a few digits. */
  get view(): string {
    return [this.#turn, this.#tilt, this.#distance].map((each) => each.toFixed(2)).join(' ');
  }

  /** A drag by so many pixels of a board of that size. */
  orbit(x: number, y: number, size: number): void {
    this.#motions.stop('camera');
    this.#turn -= (x / size) * Math.PI;
    this.#tilt = clamp(this.#tilt - (y / size) * Math.PI * 0.7, TILT.least, TILT.most);
    this.#place();
  }

  twist(angle: number): void {
    this.#turn += angle;
    this.#place();
  }

  zoom(factor: number): void {
    this.#motions.stop('camera');
    this.#distance = clamp(this.#distance * factor, DISTANCE.least, DISTANCE.most);
    this.#place();
  }

  /** To the next of the four sides. */
  snap(quarters: number): void {
    const nearest = Math.round((this.#turn - this.#home) / QUARTER) * QUARTER + this.#home;
    this.#glide(nearest + quarters * QUARTER, this.#tilt, this.#distance);
  }

  /** From above, or back to the usual view. */
  top(): void {
    this.#glide(this.#turn, this.#tilt < 0.1 ? TILT.usual : TILT.top, this.#distance);
  }

  reset(): void {
    this.#glide(this.#home, TILT.usual, DISTANCE.usual);
  }

  /** Whose side is near. */
  sitAt(pov: number): void {
    const home = pov % 2 === 1 ? Math.PI : 0;
    if (home === this.#home) return;
    this.#home = home;
    this.reset();
  }

  /** `aside`: so many pixels at the right are covered, and the island moves out of their way. */
  resize(width: number, height: number, aside: number): void {
    const aspect = width / height;
    this.camera.aspect = aspect;
    if (aside > 0) this.camera.setViewOffset(width, height, aside / 2, 0, width, height);
    else this.camera.clearViewOffset();
    // a narrow picture must still hold the whole island
    this.camera.fov =
      aspect < 1 ? (2 * Math.atan(Math.tan((FIELD * Math.PI) / 360) / aspect) * 180) / Math.PI : FIELD;
    this.camera.updateProjectionMatrix();
  }

  #glide(turn: number, tilt: number, distance: number): void {
    const from = { turn: this.#turn, tilt: this.#tilt, distance: this.#distance };
    this.#motions.start({
      key: 'camera',
      duration: TURN_MS,
      apply: (t) => {
        this.#turn = from.turn + (turn - from.turn) * t;
        this.#tilt = from.tilt + (tilt - from.tilt) * t;
        this.#distance = from.distance + (distance - from.distance) * t;
        this.#place();
      },
    });
    this.#changed();
  }

  #place(): void {
    const flat = Math.sin(this.#tilt) * this.#distance;
    this.camera.position.set(
      Math.sin(this.#turn) * flat,
      Math.cos(this.#tilt) * this.#distance,
      Math.cos(this.#turn) * flat,
    );
    const lean = -Math.sin(this.#tilt) * this.#beyond;
    this.camera.lookAt(Math.sin(this.#turn) * lean, 0, Math.cos(this.#turn) * lean);
    this.#changed();
  }
}
