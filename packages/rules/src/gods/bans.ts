/**
 * Powers that may not meet, in one place: a god never names another god. Each row has a reason that a player gets to
 * read when the pair is refused (NEW-4).
 */

/** `rulebook`: the cards say so. `house`: the pair makes one power dead or meaningless. */
export type BanKind = 'rulebook' | 'house';

export interface Ban {
  readonly kind: BanKind;
  readonly why: string;
  readonly pairs: readonly (readonly [string, string])[];
}

export const BANS: readonly Ban[] = [
  {
    kind: 'house',
    why: 'A once-per-game power cannot be borrowed.',
    pairs: [
      ['achilles', 'circe'],
      ['adonis', 'circe'],
      ['atalanta', 'circe'],
      ['bellerophon', 'circe'],
      ['circe', 'heracles'],
      ['circe', 'jason'],
      ['circe', 'medea'],
      ['circe', 'odysseus'],
      ['circe', 'polyphemus'],
      ['circe', 'theseus'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'Swapping all workers would break Aphrodite’s bookkeeping of who started near whom.',
    pairs: [['aphrodite', 'nemesis']],
  },
  {
    kind: 'rulebook',
    why: 'Two different ideas of what neighbouring means.',
    pairs: [['aphrodite', 'urania']],
  },
  {
    kind: 'house',
    why: 'Hades forbids the move down that Asteria needs, the power would be dead.',
    pairs: [['asteria', 'hades']],
  },
  {
    kind: 'rulebook',
    why: 'Domes at will would bring Gaea’s workers in at once.',
    pairs: [['atlas', 'gaea']],
  },
  {
    kind: 'rulebook',
    why: 'Nemesis needs two workers on each side, Bia removes them.',
    pairs: [['bia', 'nemesis']],
  },
  { kind: 'rulebook', why: 'Both must place first.', pairs: [['bia', 'tartarus']] },
  {
    kind: 'rulebook',
    why: 'Needs to see or to touch opponent workers that are invisible.',
    pairs: [
      ['charon', 'hecate'],
      ['eris', 'hecate'],
      ['hecate', 'scylla'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'The power lives in its setup, its extra pieces or its tokens, so taking it over from the start of a turn has no meaning.',
    pairs: [
      ['circe', 'clio'],
      ['circe', 'proteus'],
    ],
  },
  {
    kind: 'house',
    why: 'The power lives in its setup, its extra pieces or its tokens, so taking it over from the start of a turn has no meaning.',
    pairs: [
      ['circe', 'eros'],
      ['circe', 'gaea'],
      ['circe', 'graeae'],
      ['circe', 'moerae'],
      ['circe', 'tartarus'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'Hidden workers cannot be seen to be apart, and the power is a setup.',
    pairs: [['circe', 'hecate']],
  },
  { kind: 'rulebook', why: 'Both switch the opponent’s power on and off.', pairs: [['circe', 'nyx']] },
  {
    kind: 'rulebook',
    why: 'Workers on coins cannot be targeted, so the double swap is undefined.',
    pairs: [['clio', 'nemesis']],
  },
  {
    kind: 'house',
    why: 'Needs to see or to touch opponent workers that are invisible.',
    pairs: [
      ['dionysus', 'hecate'],
      ['hecate', 'medea'],
      ['hecate', 'nemesis'],
      ['hecate', 'theseus'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'Unclear whose climb satisfies Persephone when the mover uses the other side’s workers.',
    pairs: [['eris', 'persephone']],
  },
  {
    kind: 'rulebook',
    why: 'Eris could walk an opponent worker into the abyss she knows.',
    pairs: [['eris', 'tartarus']],
  },
  { kind: 'rulebook', why: 'Nemesis needs exactly two workers against two.', pairs: [['gaea', 'nemesis']] },
  {
    kind: 'rulebook',
    why: 'Domes at will would bring Gaea’s workers in at once; Gaea’s extra workers have no female.',
    pairs: [['gaea', 'selene']],
  },
  {
    kind: 'rulebook',
    why: 'Three workers against two.',
    pairs: [
      ['graeae', 'nemesis'],
      ['moerae', 'nemesis'],
    ],
  },
  {
    kind: 'house',
    why: 'Hades forbids the move down that Nike needs, the power would be dead.',
    pairs: [['hades', 'nike']],
  },
  {
    kind: 'rulebook',
    why: 'Hades forbids the move down that Pan needs, the power would be dead.',
    pairs: [['hades', 'pan']],
  },
  {
    kind: 'rulebook',
    why: 'Every one of many free moves would slide.',
    pairs: [
      ['harpies', 'hermes'],
      ['harpies', 'triton'],
    ],
  },
  { kind: 'rulebook', why: 'Slides make the flanking test degenerate.', pairs: [['harpies', 'maenads']] },
  {
    kind: 'rulebook',
    why: 'Two sets of hidden information that must judge each other.',
    pairs: [
      ['hecate', 'moerae'],
      ['hecate', 'tartarus'],
      ['moerae', 'tartarus'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'Switching Hecate off would have to reveal her workers.',
    pairs: [['hecate', 'nyx']],
  },
  {
    kind: 'rulebook',
    why: 'All workers must move but one may not: instant loss.',
    pairs: [['hypnus', 'terpsichore']],
  },
  {
    kind: 'rulebook',
    why: 'All workers must build but most builds are forbidden: near-instant loss.',
    pairs: [['limus', 'terpsichore']],
  },
  {
    kind: 'rulebook',
    why: 'Nemesis needs two workers on each side, Medusa removes them.',
    pairs: [['medusa', 'nemesis']],
  },
  {
    kind: 'rulebook',
    why: 'The rulebook keeps them apart.',
    pairs: [
      ['nemesis', 'terpsichore'],
      ['tartarus', 'terpsichore'],
    ],
  },
  {
    kind: 'rulebook',
    why: 'Nemesis needs two workers on each side, Theseus removes them.',
    pairs: [['nemesis', 'theseus']],
  },
];

/** Why two powers may not meet, or `undefined` when they may. Order does not matter. */
export const banBetween = (a: string, b: string): Ban | undefined =>
  BANS.find(({ pairs }) => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)));
