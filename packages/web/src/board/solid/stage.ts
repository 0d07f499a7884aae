/**
 * The 3D board outside of React: it is given a view, shows it, and says which square was tapped. A frame is drawn when
 * something changed or moves, and at no other time.
 */

import type { Square } from '@caldera/rules';
import { Color, PCFShadowMap, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import type { BoardView } from '../view.ts';
import { OrbitCamera } from './camera.ts';
import { listenToGestures } from './gestures.ts';
import { buildIsland, TERRACE } from './island.ts';
import { Labels } from './labels.ts';
import { Lights } from './lights.ts';
import { Marks } from './marks.ts';
import { topOf } from './measures.ts';
import { Motions } from './motion.ts';
import { DAY, NIGHT } from './palette.ts';
import { Towers } from './towers.ts';
import { Workers } from './workers.ts';

export interface StageOptions {
  readonly dark: boolean;
  /** Only to be looked at. */
  readonly still: boolean;
  readonly onPick: (square: Square) => void;
}

export class Stage {
  readonly camera: OrbitCamera;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #motions = new Motions();
  readonly #towers: Towers;
  readonly #workers: Workers;
  readonly #marks: Marks;
  readonly #labels: Labels;
  readonly #lights: Lights;
  readonly #stopListening: () => void;
  readonly #watcher: ResizeObserver;
  #view: BoardView | undefined;
  #hovered: Square | undefined;
  #frame = 0;
  #frames = 0;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, { dark, still, onPick }: StageOptions) {
    const palette = dark ? NIGHT : DAY;
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#scene.background = new Color(palette.water);
    this.#towers = new Towers(palette, this.#motions);
    this.#workers = new Workers(palette, this.#motions);
    this.#marks = new Marks(palette);
    this.#labels = new Labels(palette, TERRACE);
    this.#lights = new Lights(palette, this.#motions);
    this.#scene.add(
      buildIsland(palette),
      this.#labels.mesh,
      this.#lights.group,
      this.#towers.group,
      this.#workers.group,
      this.#marks.group,
    );
    this.camera = new OrbitCamera(this.#motions, () => this.#invalidate(), still);
    const listen = still ? () => () => {} : listenToGestures;
    this.#stopListening = listen(canvas, this.camera, {
      onTap: (x, y) => {
        const square = this.#squareUnder(x, y);
        if (square !== undefined) onPick(square);
      },
      onHover: (x, y) => this.point(this.#squareUnder(x, y)),
      onLeave: () => this.point(undefined),
    });
    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(canvas);
    this.#resize();
  }

  show(view: BoardView, options: { readonly numerals: boolean; readonly animate: boolean }): void {
    this.#view = view;
    this.camera.sitAt(view.pov);
    this.#towers.show(view.squares, options.numerals, options.animate);
    this.#workers.show(view, options.animate);
    this.#marks.show(view, this.#hovered);
    this.#lights.show(view, options.animate);
    if (!options.animate) this.#motions.finish();
    this.#invalidate();
  }

  /** The square somebody is at, by mouse or by keyboard. */
  point(square: Square | undefined): void {
    if (square === this.#hovered) return;
    this.#hovered = square;
    const offered = square !== undefined && this.#view?.offers.has(square) === true;
    this.#canvas.style.cursor = offered ? 'pointer' : '';
    if (this.#view !== undefined) this.#marks.show(this.#view, square);
    this.#invalidate();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#watcher.disconnect();
    this.#stopListening();
    this.#renderer.dispose();
    // browsers keep a context until it is collected, and allow only a few
    this.#renderer.forceContextLoss();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    const aside = Number.parseFloat(getComputedStyle(this.#canvas).getPropertyValue('--aside'));
    this.camera.resize(clientWidth, clientHeight, aside || 0);
    this.#invalidate();
  }

  #invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    this.#motions.advance(now);
    this.#towers.face(this.camera.turn);
    this.#labels.face(this.camera.turn);
    this.#renderer.render(this.#scene, this.camera.camera);
    this.#frames += 1;
    const { calls, triangles } = this.#renderer.info.render;
    // for tests and measurements: how much was drawn, how often, and from where
    Object.assign(this.#canvas.dataset, { frames: this.#frames, calls, triangles, view: this.camera.view });
    if (!this.#motions.isIdle) this.#invalidate();
  }

  /** Towers first, then the ground: the square whose column of stone is hit nearest to the eye. */
  #squareUnder(x: number, y: number): Square | undefined {
    const box = this.#canvas.getBoundingClientRect();
    const point = new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(point, this.camera.camera);
    const hit = new Vector3();
    for (const level of [3, 2, 1, 0]) {
      const plane = new Plane(new Vector3(0, 1, 0), -topOf(level));
      if (caster.ray.intersectPlane(plane, hit) === null) continue;
      const [column, row] = [Math.round(hit.x) + 2, Math.round(hit.z) + 2];
      const inside = column >= 0 && column < 5 && row >= 0 && row < 5;
      const found = inside ? this.#view?.squares[row * 5 + column] : undefined;
      if (found !== undefined && found.level >= level) return found.square;
    }
    return undefined;
  }
}
