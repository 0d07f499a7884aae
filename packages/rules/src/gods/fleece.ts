/** The powers that may lie beside the Ram, or be somebody’s by night: they need no setup. In card order. */

import type { God } from '../core/god.ts';
import { apollo } from './apollo.ts';
import { artemis } from './artemis.ts';
import { asteria } from './asteria.ts';
import { atlas } from './atlas.ts';
import { bia } from './bia.ts';
import { castorAndPollux } from './castor-and-pollux.ts';
import { charon } from './charon.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eris } from './eris.ts';
import { hades } from './hades.ts';
import { harpies } from './harpies.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hippolyta } from './hippolyta.ts';
import { hypnus } from './hypnus.ts';
import { iris } from './iris.ts';
import { limus } from './limus.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { pan } from './pan.ts';
import { pegasus } from './pegasus.ts';
import { persephone } from './persephone.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { scylla } from './scylla.ts';
import { selene } from './selene.ts';
import { terpsichore } from './terpsichore.ts';
import { triton } from './triton.ts';
import { urania } from './urania.ts';
import { zeus } from './zeus.ts';

export const FLEECE_GODS: readonly God[] = [
  apollo,
  artemis,
  atlas,
  demeter,
  hephaestus,
  hermes,
  minotaur,
  pan,
  prometheus,
  bia,
  charon,
  dionysus,
  hera,
  hestia,
  hypnus,
  limus,
  medusa,
  persephone,
  poseidon,
  selene,
  triton,
  zeus,
  hades,
  harpies,
  terpsichore,
  urania,
  scylla,
  castorAndPollux,
  eris,
  asteria,
  hippolyta,
  iris,
  pegasus,
];
