/** A mover's view of positions by the kernel with vectors: tells it what the two powers and their cards make of them. */

import { Features } from '../features.ts';
import type { Sight } from '../network.ts';
import { STAGES } from '../shape.ts';
import { StepTerms } from '../step-terms.ts';
import type { VectorKernel } from './vector-kernel.ts';

export interface VectorSight {
  readonly look: Sight;
  /** Where the view's weights are, and those of its output by stage. */
  readonly weights: number;
  readonly outputs: Int32Array;
  /** What the core is told of the two powers (`assembly/judging.ts`). */
  readonly terms: readonly number[];
  /** Tells the kernel what the cards remember; how many bytes that list has. */
  readonly remember: (memory: number, foeMemory: number) => number;
}

/** In the core's words: the cards add something to what the network sees. */
const REMEMBERS = 32;

export const vectorSight = (
  kernel: VectorKernel,
  view: number,
  mover: string,
  other: string,
): VectorSight => {
  const terms = new StepTerms(mover, other);
  const features = new Features(mover, other);
  const { run, extra } = kernel;
  const outputs = Int32Array.from({ length: STAGES }, (_, stage) => kernel.outputOf(view, stage));
  const remember = (memory: number, foeMemory: number): number => {
    const rows = features.remember(extra, 0, memory, foeMemory);
    for (let index = 0; index < rows; index += 1) extra[index] = kernel.addressOf(extra[index] as number);
    return rows * 4;
  };
  return {
    weights: view,
    outputs,
    terms: [terms.flags | (features.remembers ? REMEMBERS : 0), terms.heavy, terms.foeHeavy],
    remember,
    look: (level1, level2, level3, domes, own, foes, memory, foeMemory, stage) => {
      terms.read(memory, foeMemory);
      return run(
        view,
        level1,
        level2,
        level3,
        domes,
        own,
        foes,
        kernel.waysAt + terms.ways * kernel.waysSize,
        kernel.waysAt + terms.foeWays * kernel.waysSize,
        terms.climbs,
        terms.heavy,
        terms.foeHeavy,
        features.remembers ? remember(memory, foeMemory) : 0,
        outputs[stage] as number,
      );
    },
  };
};
