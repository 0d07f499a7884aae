/** The ten simple gods, in card order: the base of every draft, and a deck of its own for whoever draws from them. */

import type { God } from '../core/god.ts';
import { apollo } from './apollo.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { demeter } from './demeter.ts';
import { hephaestus } from './hephaestus.ts';
import { hermes } from './hermes.ts';
import { minotaur } from './minotaur.ts';
import { pan } from './pan.ts';
import { prometheus } from './prometheus.ts';

export const SIMPLE_GODS: readonly God[] = [
  apollo,
  artemis,
  athena,
  atlas,
  demeter,
  hephaestus,
  hermes,
  minotaur,
  pan,
  prometheus,
];
