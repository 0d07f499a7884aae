/** The powers that the network has learnt about, in the order of its weights. Others are played as mortals by it. */

import type { God } from '@caldera/rules';

export const NET_GODS: readonly string[] = [
  'mortal',
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'pan',
  'prometheus',
];

export const numberOfGod = (god: God): number => Math.max(0, NET_GODS.indexOf(god.id));
