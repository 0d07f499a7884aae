/** What is settled before workers are placed, by the setup lines of the powers: cards, songs, fates and nights. */

import { deckFor } from './holders.ts';
import { ALL, columnOf, copy, DIRECTIONS, noteOn, playersOf, rowOf, type State, shifted } from './plain.ts';

/** Powers that may lie beside the Ram, and so may be somebody's by night (NYX). */
const NIGHTS: readonly string[] = [
  'apollo artemis atlas demeter hephaestus hermes minotaur pan prometheus bia charon dionysus hera',
  'hestia hypnus limus medusa persephone poseidon selene triton zeus hades harpies terpsichore',
  'urania asteria castor eris hippolyta iris pegasus scylla',
].flatMap((names) => names.split(' '));

/** Powers of the night that are never with somebody whom Nyx may meet. */
const NEVER_WITH: Record<string, readonly string[]> = {
  aphrodite: ['urania'],
  asteria: ['hades'],
  eris: ['persephone'],
  gaea: ['atlas', 'selene'],
  hades: ['asteria', 'pan'],
  harpies: ['hermes', 'triton'],
  hermes: ['harpies'],
  hypnus: ['terpsichore'],
  limus: ['terpsichore'],
  maenads: ['harpies'],
  nemesis: ['bia', 'medusa', 'terpsichore'],
  pan: ['hades'],
  persephone: ['eris'],
  tartarus: ['bia', 'eris', 'terpsichore'],
  terpsichore: ['hypnus', 'limus'],
  triton: ['harpies'],
};

const nights = (s: State): string[] => {
  const offer = s.cards.map(({ name }) => name);
  return NIGHTS.filter(
    (night) => !offer.includes(night) && !offer.some((name) => NEVER_WITH[name]?.includes(night)),
  );
};

/** The blocks of two by two spaces, each from its upper left space. */
const FATES: readonly number[][] = ALL.filter((at) => columnOf(at) < 4 && rowOf(at) < 4).map((at) => [
  at,
  shifted(at, 1, 0),
  shifted(at, 0, 1),
  shifted(at, 1, 1),
]);

/** Everything that may be written on a card before the turn of placing; nothing where there is nothing to settle. */
const choices = (s: State, player: number): Partial<State['cards'][number]>[] => {
  const card = s.cards[player];
  if (card === undefined) return [];
  if (card.name === 'siren' && card.song === '') return DIRECTIONS.map(([song]) => ({ song }));
  if (card.name === 'nyx' && card.face === '') return nights(s).map((face) => ({ face }));
  if (card.name === 'chaos' && card.face === '') {
    const deck = deckFor(s, card);
    return deck.map((face) => ({ face, deck: deck.filter((name) => name !== face) }));
  }
  // A secret is chosen in the turn of whoever has it.
  if (card.name === 'moerae' && card.fate.length === 0 && s.toMove === player)
    return FATES.map((fate) => ({ fate }));
  return [];
};

/** Every way to settle what the cards ask for, all of them together. */
export const settled = (s: State): State[] =>
  playersOf(s).reduce(
    (states: State[], player) =>
      states.flatMap((each) => {
        const options = choices(each, player);
        if (options.length === 0) return [each];
        return options.map((changes) => {
          const next = copy(each);
          noteOn(next, player, changes);
          return next;
        });
      }),
    [s],
  );
