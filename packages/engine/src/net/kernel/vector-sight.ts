/** A mover's view of positions by the kernel with vectors: tells it what the two powers and their cards make of them. */

import { Features } from '../features.ts';
import type { Sight } from '../network.ts';
import { STAGES } from '../shape.ts';
import { StepTerms } from '../step-terms.ts';
import type { VectorKernel } from './vector-kernel.ts';

export const vectorSight = (kernel: VectorKernel, view: number, mover: string, other: string): Sight => {
  const terms = new StepTerms(mover, other);
  const features = new Features(mover, other);
  const { remembers } = features;
  const { run, extra } = kernel;
  const outputs = Int32Array.from({ length: STAGES }, (_, stage) => kernel.outputOf(view, stage));
  const ways = Int32Array.from(kernel.ways);
  return (level1, level2, level3, domes, own, foes, memory, foeMemory, stage) => {
    terms.read(memory, foeMemory);
    let rows = 0;
    if (remembers) {
      rows = features.remember(extra, 0, memory, foeMemory);
      for (let index = 0; index < rows; index += 1) extra[index] = kernel.addressOf(extra[index] as number);
    }
    return run(
      view,
      level1,
      level2,
      level3,
      domes,
      own,
      foes,
      ways[terms.ways] as number,
      ways[terms.foeWays] as number,
      terms.climbs,
      terms.heavy,
      terms.foeHeavy,
      rows * 4,
      outputs[stage] as number,
    );
  };
};
