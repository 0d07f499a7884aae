/** What may be done, what was done, and what threatens: rings, ghosts and signs on the squares. */

import type { Square } from '@caldera/rules';
import { type BufferGeometry, Group, type Material, MeshBasicMaterial, MeshLambertMaterial } from 'three';
import type { BoardView, OfferKind } from '../view.ts';
import { Crowd, type Placing } from './crowd.ts';
import * as signs from './mark-shapes.ts';
import { topOf, WORKER_HEIGHT, xOf, zOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { domeShape, levelShapes } from './shapes.ts';

const LIFT = 0.03;

const ghost = (color: number): Material =>
  new MeshBasicMaterial({ color, transparent: true, opacity: 0.5, depthWrite: false });
/** Translucent, but lit: the piece itself, as it would stand there. */
const piece = (color: number, opacity: number): Material =>
  new MeshLambertMaterial({ color, transparent: true, opacity, depthWrite: false });
const solid = (color: number): Material => new MeshBasicMaterial({ color });

/** Kinds whose mark is a sign of its own; builds show the piece itself. */
type Sign = Exclude<OfferKind, 'build' | 'dome'>;

export class Marks {
  readonly group: Group = new Group();
  readonly #signs: Readonly<Record<Sign, Crowd>>;
  readonly #ghosts: readonly Crowd[];
  readonly #outlines: readonly Crowd[];
  readonly #ghostDome: Crowd;
  readonly #picked: Crowd;
  readonly #hover: Crowd;
  readonly #wins: Crowd;
  readonly #sends: Crowd;
  readonly #traceFrames: Crowd;
  readonly #traceDashes: Crowd;
  readonly #threats: Crowd;
  readonly #stops: Crowd;
  readonly #tokens: Crowd;
  readonly #pillars: Crowd;

  constructor(palette: Palette) {
    const crowd = (shape: BufferGeometry, material: Material, most = 25): Crowd => {
      const made = new Crowd(shape, material, most);
      this.group.add(made.mesh);
      return made;
    };
    const [move, build, power] = [solid(palette.move), piece(palette.ghost, 0.34), solid(palette.power)];
    this.#signs = {
      worker: crowd(signs.brokenRing(), move),
      place: crowd(signs.footprint(), move),
      move: crowd(signs.footprint(), move),
      force: crowd(signs.arrow(), power),
      swap: crowd(signs.twoArrows(), power),
      remove: crowd(signs.cross(), power),
      unbuild: crowd(signs.minus(), power),
      token: crowd(signs.diamond(), power),
      bind: crowd(signs.twoRings(), power),
    };
    this.#ghosts = levelShapes(palette).map((shape) => crowd(shape, build));
    this.#outlines = signs.outlines().map((shape) => crowd(shape, solid(palette.build)));
    this.#ghostDome = crowd(domeShape(palette), piece(palette.dome, 0.62));
    this.#picked = crowd(signs.ring(), solid(palette.accent));
    this.#hover = crowd(signs.frame(), solid(palette.accent), 1);
    this.#wins = crowd(signs.star(), solid(palette.accent));
    this.#sends = crowd(signs.arrow(), power);
    this.#traceFrames = crowd(signs.frame(), ghost(palette.accent));
    this.#traceDashes = crowd(signs.dash(), ghost(palette.accent), 200);
    this.#threats = crowd(signs.star(), solid(palette.danger), 50);
    this.#stops = crowd(signs.brokenRing(), solid(palette.danger));
    this.#tokens = crowd(signs.diamond(), solid(palette.power));
    this.#pillars = crowd(signs.pillar(), new MeshLambertMaterial({ color: palette.power }));
  }

  show(view: BoardView, hovered: Square | undefined): void {
    const on = (square: Square, up = LIFT): Placing => ({
      x: xOf(square),
      y: topOf(view.squares[square]?.level ?? 0) + up,
      z: zOf(square),
    });
    this.#showOffers(view, on);
    this.#picked.show(view.selected === undefined ? [] : [on(view.selected)]);
    const solidOnes = hovered !== undefined && view.offers.has(hovered) ? [hovered] : [];
    this.#hover.show(solidOnes.map((square) => on(square, 0.012)));
    this.#traceFrames.show(view.trace.built.map((square) => ({ ...on(square), y: 0.01, scale: 1.02 })));
    this.#traceDashes.show(view.trace.paths.flatMap(({ from, to }) => dashes(on(from), on(to))));
    const threats = [...(view.threats?.wins ?? [])];
    this.#threats.show(
      threats.flatMap(([square, players]) =>
        players.map((_, index) => ({ ...on(square, 0.85), x: xOf(square) - 0.15 + index * 0.3, scale: 1.2 })),
      ),
    );
    this.#stops.show([...(view.threats?.stops ?? [])].map((square) => ({ ...on(square, 0.06), scale: 1.3 })));
    const withToken = (closed: boolean): readonly Placing[] =>
      view.squares
        .filter(({ tokens }) => tokens.some((token) => token.closed === closed))
        .map(({ square }) => on(square, closed ? 0 : LIFT));
    this.#tokens.show(withToken(false));
    this.#pillars.show(withToken(true));
  }

  #showOffers(view: BoardView, on: (square: Square, up?: number) => Placing): void {
    const offers = [...view.offers].flatMap(([square, list]) => list.map((offer) => ({ square, offer })));
    const squaresOf = (kind: OfferKind): readonly Square[] =>
      offers.filter(({ offer }) => offer.kind === kind).map(({ square }) => square);
    for (const [kind, crowd] of Object.entries(this.#signs)) {
      const high = kind === 'remove' || kind === 'swap' || kind === 'bind' ? WORKER_HEIGHT + 0.1 : LIFT;
      crowd.show(squaresOf(kind as Sign).map((square) => on(square, high)));
    }
    this.#ghosts.forEach((crowd, level) => {
      const here = squaresOf('build').filter((square) => view.squares[square]?.level === level);
      const placings = here.map((square) => on(square, 0.004));
      crowd.show(placings);
      this.#outlines[level]?.show(placings);
    });
    this.#ghostDome.show(squaresOf('dome').map((square) => on(square, 0.004)));
    this.#wins.show(offers.filter(({ offer }) => offer.wins === true).map(({ square }) => on(square, 0.75)));
    this.#sends.show(
      offers.flatMap(({ offer }) => {
        if (offer.sends === undefined) return [];
        const { from, to } = offer.sends;
        const [a, b] = [on(from), on(to)];
        const turn = Math.atan2(-(b.z - a.z), b.x - a.x);
        return [
          { x: (a.x + b.x) / 2, y: Math.max(a.y, b.y) + WORKER_HEIGHT * 0.6, z: (a.z + b.z) / 2, turn },
        ];
      }),
    );
  }
}

const DASH = 0.22;
const dashes = (from: Placing, to: Placing): readonly Placing[] => {
  const [x, z] = [to.x - from.x, to.z - from.z];
  const count = Math.max(1, Math.floor(Math.hypot(x, z) / DASH) - 1);
  const turn = Math.atan2(-z, x);
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / (count + 1);
    const y = t < 0.5 ? from.y : to.y;
    return { x: from.x + x * t, y, z: from.z + z * t, turn };
  });
};
