/** Every power the rules know. A god file that is not listed here does not exist; an unknown name is an error. */

import type { God } from '../core/god.ts';
import { achilles } from './achilles.ts';
import { adonis } from './adonis.ts';
import { aeolus } from './aeolus.ts';
import { aphrodite } from './aphrodite.ts';
import { ares } from './ares.ts';
import { asteria } from './asteria.ts';
import { atalanta } from './atalanta.ts';
import { bellerophon } from './bellerophon.ts';
import { bia } from './bia.ts';
import { castorAndPollux } from './castor-and-pollux.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { charybdis } from './charybdis.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { clio } from './clio.ts';
import { dionysus } from './dionysus.ts';
import { eris } from './eris.ts';
import { eros } from './eros.ts';
import { europaAndTalus } from './europa-and-talus.ts';
import { gaea } from './gaea.ts';
import { graeae } from './graeae.ts';
import { hades } from './hades.ts';
import { harpies } from './harpies.ts';
import { hecate } from './hecate.ts';
import { hera } from './hera.ts';
import { heracles } from './heracles.ts';
import { hestia } from './hestia.ts';
import { hippolyta } from './hippolyta.ts';
import { hydra } from './hydra.ts';
import { hypnus } from './hypnus.ts';
import { iris } from './iris.ts';
import { jason } from './jason.ts';
import { limus } from './limus.ts';
import { maenads } from './maenads.ts';
import { medea } from './medea.ts';
import { medusa } from './medusa.ts';
import { moerae } from './moerae.ts';
import { morpheus } from './morpheus.ts';
import { mortal } from './mortal.ts';
import { nemesis } from './nemesis.ts';
import { nyx } from './nyx.ts';
import { odysseus } from './odysseus.ts';
import { pegasus } from './pegasus.ts';
import { persephone } from './persephone.ts';
import { polyphemus } from './polyphemus.ts';
import { poseidon } from './poseidon.ts';
import { proteus } from './proteus.ts';
import { scylla } from './scylla.ts';
import { selene } from './selene.ts';
import { SIMPLE_GODS } from './simple.ts';
import { siren } from './siren.ts';
import { tartarus } from './tartarus.ts';
import { terpsichore } from './terpsichore.ts';
import { theseus } from './theseus.ts';
import { triton } from './triton.ts';
import { tyche } from './tyche.ts';
import { urania } from './urania.ts';
import { zeus } from './zeus.ts';

export const GODS: readonly God[] = [
  mortal,
  ...SIMPLE_GODS,
  aphrodite,
  ares,
  bia,
  chaos,
  charon,
  chronus,
  circe,
  dionysus,
  eros,
  hera,
  hestia,
  hypnus,
  limus,
  medusa,
  morpheus,
  persephone,
  poseidon,
  selene,
  triton,
  zeus,
  aeolus,
  charybdis,
  clio,
  europaAndTalus,
  gaea,
  graeae,
  hades,
  harpies,
  hecate,
  moerae,
  nemesis,
  siren,
  tartarus,
  terpsichore,
  urania,
  achilles,
  adonis,
  atalanta,
  bellerophon,
  heracles,
  jason,
  medea,
  odysseus,
  polyphemus,
  theseus,
  tyche,
  scylla,
  castorAndPollux,
  proteus,
  eris,
  maenads,
  asteria,
  hippolyta,
  hydra,
  iris,
  nyx,
  pegasus,
];

const BY_NAME: ReadonlyMap<string, God> = new Map(
  GODS.flatMap((god) => [[god.id, god] as const, [fenNameOf(god), god] as const]),
);

/** The god of that id or position-text name, whatever the case. */
export const godNamed = (name: string): God | undefined => BY_NAME.get(name.toLowerCase());

/** The name a position text uses. */
export function fenNameOf(god: God): string {
  return god.fenName ?? god.id;
}
