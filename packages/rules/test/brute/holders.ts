/** Who has which power: fixed when a turn begins (G6.2), changed when it ends (G6.9). */

import { type Card, copy, isNeighbour, noteOn, playersOf, type State, workersOf } from './plain.ts';

const SIMPLE = [
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
/** Which simple powers Chaos can't have beside somebody. */
const APART: Record<string, string> = { hades: 'pan', harpies: 'hermes', gaea: 'atlas' };

const towers = (s: State): number =>
  s.level.filter((level, square) => level === 3 && s.dome[square] === true).length;

/** The simple powers that nobody holds and that may meet everybody (G13.6). */
export const deckFor = (s: State, card: Readonly<Card>): string[] => {
  const others = s.cards.filter((other) => other !== card).map(({ name }) => name);
  return SIMPLE.filter((name) => !others.some((other) => other === name || APART[other] === name));
};

/** The power a card gives to whoever may use it. */
const shown = (s: State, player: number): string => {
  const card = s.cards[player];
  if (card?.name === 'chaos') return card.face;
  return card === undefined || card.name === 'circe' || card.name === 'nyx' ? 'mortal' : card.name;
};

/** Circe looks at her opponent's workers when her turn begins. */
const circeLooks = (s: State): void => {
  const card = s.cards[s.toMove];
  const other = s.cards[1 - s.toMove];
  if (card?.name !== 'circe' || other === undefined) return;
  const theirs = workersOf(s, 1 - s.toMove);
  const together =
    theirs.length > 1 && theirs.every((a) => theirs.every((b) => a === b || isNeighbour(a.at, b.at)));
  if (card.holds === together) noteOn(s, 1 - s.toMove, { climbed: false });
  noteOn(s, s.toMove, { holds: !together });
};

/** Hands out the powers for the turn that begins. */
export const handOut = (s: State): void => {
  circeLooks(s);
  s.cardUsed = [...playersOf(s)];
  s.powers = playersOf(s).map((player) => shown(s, player));
  for (const player of playersOf(s)) {
    const card = s.cards[player];
    const other = 1 - player;
    if (card?.name === 'circe' && card.holds) {
      s.powers[player] = shown(s, other);
      s.powers[other] = 'mortal';
      s.cardUsed[player] = other;
    }
    // Whoever has a worker beside the Ram has its power in this turn (G14.6).
    if (s.fleece !== '' && workersOf(s, player).some(({ at }) => isNeighbour(at, s.ram)))
      s.powers[player] = s.fleece;
    if (card?.name === 'nyx' && towers(s) % 2 === 1) {
      s.powers[player] = card.face;
      s.powers[other] = 'mortal';
      // Losing the card ends what its holder's last turn forbade (ATHENA-13).
      noteOn(s, other, { climbed: false });
    }
  }
};

/** After a dome Chaos turns up another card, any of those left. */
export const turnUp = (s: State): State[] => {
  if (!s.domeBuilt || !s.cards.some(({ name }) => name === 'chaos')) return [s];
  return playersOf(s).reduce(
    (states: State[], player) =>
      states.flatMap((each) => {
        const card = each.cards[player];
        // By night the card lies switched off (NYX-3).
        const isNight = each.cards.some(({ name }, q) => name === 'nyx' && each.powers[q] !== 'mortal');
        if (card?.name !== 'chaos' || isNight) return [each];
        // Whoever is eliminated does not come to the end of the turn.
        if (each.winner >= 0 || each.out[player] === true || each.out[each.toMove] === true) return [each];
        const deck = card.deck.length > 0 ? card.deck : deckFor(each, card);
        return deck.map((face) => {
          const next = copy(each);
          noteOn(next, player, { face, deck: deck.filter((name) => name !== face), climbed: false });
          return next;
        });
      }),
    [s],
  );
};
