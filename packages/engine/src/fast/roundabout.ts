/**
 * The turns of powers whose workers come to one space in several ways once they are carried on after every move: around
 * the edge or by a second move, even back to where they began. Each result is to be given once.
 */

import { buildByAny, buildOnce } from './building.ts';
import { lowest } from './masks.ts';
import type { Scene } from './scene.ts';

/** Every space that the worker on `from` can be carried to. */
type Ends = (scene: Scene, from: number) => number;

const buildAtEnds =
  (endsOf: Ends) =>
  (scene: Scene): void => {
    const { own, foes } = scene;
    let back = 0;
    for (let left = scene.movers; left !== 0; left &= left - 1) {
      const start = left & -left;
      const ends = endsOf(scene, lowest(left));
      back |= ends & start;
      for (let more = ends & ~start; more !== 0; more &= more - 1)
        buildOnce(scene, lowest(more), own ^ start ^ (more & -more), foes);
    }
    // Whoever of them came back, all stand where they stood.
    buildByAny(scene, back, own, foes);
  };

/** The ends of one move from `at`, by the worker that began its turn on `start`: no move leads there. */
const endsFrom = (scene: Scene, start: number, at: number): number => {
  const workers = (scene.own ^ (1 << start)) | scene.foes;
  let ends = 0;
  for (
    let steps = scene.steps(at, scene.levelOf(at), workers | (1 << start));
    steps !== 0;
    steps &= steps - 1
  )
    ends |= 1 << scene.endOf(at, lowest(steps), workers);
  return ends;
};

export const carriedOnce: (scene: Scene) => void = buildAtEnds((scene, from) => endsFrom(scene, from, from));

/** One move or two. */
export const carriedTwice: (scene: Scene) => void = buildAtEnds((scene, from) => {
  const once = endsFrom(scene, from, from);
  let ends = once;
  for (let left = once; left !== 0; left &= left - 1) ends |= endsFrom(scene, from, lowest(left));
  return ends;
});
