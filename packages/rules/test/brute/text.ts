/** Position texts, read and written by the brute force itself. */

import { ALL, type Card, type State } from './plain.ts';

const HEIGHTS = ['0', '1', '2', '3', 'a', 'b', 'c', '4'];

export const nameOf = (square: number): string =>
  `${'ABCDE'.charAt(square % 5)}${5 - Math.floor(square / 5)}`;
export const squareNamed = (name: string): number => ALL.find((square) => nameOf(square) === name) ?? -1;
const squaresNamed = (list: string): number[] =>
  list === '' ? [] : list.split(',').map((name) => squareNamed(name));
const names = (squares: readonly number[]): string =>
  squares
    .toSorted((a, b) => a - b)
    .map(nameOf)
    .join(',');

const blank = (name: string): Card => ({
  name,
  used: false,
  climbed: false,
  coins: 0,
  wind: '',
  whirlpools: [],
  coinsLeft: 3,
  coinSquares: [],
  talus: -1,
  reserve: 2,
  song: '',
  abyss: -1,
  fate: [],
  face: '',
  deck: [],
  holds: false,
  drawn: '',
});

const HEROES = [
  'achilles',
  'adonis',
  'atalanta',
  'bellerophon',
  'heracles',
  'jason',
  'medea',
  'odysseus',
  'polyphemus',
  'theseus',
];

/** Powers that mark a worker of whoever has them. */
const MARKING = ['selene', 'hippolyta', 'eris'];
const SHOWN = /^([a-z-]+)(?:[(:]([^)]*)\)?)?$/;

/** The state of a power, and the squares of the workers it marks. */
const readState = (
  card: Card,
  power: string,
  text: string,
  other = '',
): { female: number; recent: number; bound: number[] } => {
  const marks = { female: -1, recent: -1, bound: [] as number[] };
  if (HEROES.includes(power)) {
    const [used = '', bound = ''] = text.split('|');
    card.used = used === 'x';
    marks.bound = squaresNamed(bound);
  }
  if (power === 'athena') card.climbed = text === '^';
  if (power === 'morpheus') card.coins = Number(text);
  if (power === 'aeolus') card.wind = text;
  if (power === 'siren') card.song = text;
  if (power === 'europa') card.talus = squareNamed(text);
  if (power === 'charybdis') card.whirlpools = squaresNamed(text);
  if (power === 'clio' && text !== '') {
    const [left = '3', squares = ''] = text.split('|');
    card.coinsLeft = Number(left);
    card.coinSquares = squaresNamed(squares);
  }
  if (power === 'gaea' && text !== '') card.reserve = Number(text);
  if (power === 'tartarus') card.abyss = squareNamed(text);
  if (power === 'moerae') card.fate = squaresNamed(text);
  if (power === 'tyche') card.drawn = text;
  if (power === 'selene' || power === 'hippolyta') marks.female = squareNamed(text);
  if (power === 'eris') marks.recent = squareNamed(text);
  if (power === 'circe') {
    card.holds = text.startsWith('*');
    return {
      ...marks,
      ...readState({ ...card }, MARKING.includes(other) ? other : '', text.replace('*', ''), ''),
    };
  }
  if (power === 'nyx' || power === 'chaos') {
    const [shown = '', deck = ''] = text.split('|');
    const [, name = '', inner = ''] = SHOWN.exec(shown) ?? [];
    card.face = name;
    card.deck = deck === '' ? [] : deck.split(',');
    return readState(card, name, inner, '');
  }
  return marks;
};

const writeState = (s: State, card: Card, power: string, player: number): string => {
  const side = s.cards.length === 4 ? player % 2 : player;
  if (HEROES.includes(power)) {
    const bound = s.workers.filter((worker) => worker.bound);
    const used = card.used ? 'x' : '';
    return power === 'adonis' && bound.length === 2 && s.toMove !== player
      ? `x|${names(bound.map((worker) => worker.at))}`
      : used;
  }
  if (power === 'athena') return card.climbed ? '^' : '';
  if (power === 'morpheus') return String(card.coins);
  if (power === 'aeolus') return card.wind;
  if (power === 'siren') return card.song;
  if (power === 'europa') return card.talus < 0 ? '' : nameOf(card.talus);
  if (power === 'charybdis') return names(card.whirlpools);
  if (power === 'clio')
    return card.coinsLeft === 3 && card.coinSquares.length === 0
      ? ''
      : `${card.coinsLeft}|${names(card.coinSquares)}`;
  if (power === 'gaea') return card.reserve === 2 ? '' : String(card.reserve);
  if (power === 'tartarus') return card.abyss < 0 ? '' : nameOf(card.abyss);
  if (power === 'moerae') return names(card.fate);
  if (power === 'tyche') return card.drawn;
  if (power === 'selene' || power === 'hippolyta')
    return names(s.workers.filter((w) => w.side === side && w.female).map((w) => w.at));
  if (power === 'eris') return names(s.workers.filter((w) => w.side !== side && w.recent).map((w) => w.at));
  if (power === 'circe') {
    const other = s.cards[1 - player]?.name ?? '';
    return `${card.holds ? '*' : ''}${MARKING.includes(other) ? writeState(s, card, other, player) : ''}`;
  }
  if (power === 'nyx' || power === 'chaos') {
    const inner = writeState(s, card, card.face, player);
    if (power === 'nyx') return inner === '' ? card.face : `${card.face}:${inner}`;
    return `${card.face}${inner === '' ? '' : `(${inner})`}|${card.deck.toSorted().join(',')}`;
  }
  return '';
};

/** The power beside the Ram, and the Ram; the two mortals carry its state. */
const FLEECE = 'fleece=';
const PLAYER = /^([a-z0-9-]+?)(#?)(-?)(?:\[(.*)\])?(?::(.*))?$/;

export const read = (fen: string): State => {
  const [heights = '', toMove = '1', ...parts] = fen.split('/');
  const players = parts.filter((part) => !part.startsWith(FLEECE));
  const [fleece = '', ram = ''] =
    parts
      .find((part) => part.startsWith(FLEECE))
      ?.slice(FLEECE.length)
      .split(':') ?? [];
  const height = ALL.map((square) => HEIGHTS.indexOf(heights.charAt(square)));
  const s: State = {
    level: height.map((each) => each % 4),
    dome: height.map((each) => each >= 4),
    ram: squareNamed(ram),
    fleece,
    workers: [],
    hidden: [],
    cancelled: undefined,
    stopped: false,
    nextId: 0,
    cards: [],
    out: [],
    toMove: Number(toMove) - 1,
    winner: -1,
    powers: [],
    cardUsed: [],
    over: false,
    movedTo: [],
    lastMoved: -1,
    climbed: false,
    descended: false,
    heroUsed: false,
    marked: [],
    asleep: -1,
    ghosts: [],
    domeBuilt: false,
    towerBuilt: false,
    winless: false,
    interrupted: false,
  };
  const found = players.map((text, player) => {
    const [, name = '', won, out, state = '', workers] = PLAYER.exec(text) ?? [];
    const card = blank(name);
    s.cards = [...s.cards, card];
    s.out.push(out === '-');
    if (won === '#') s.winner = player;
    for (const at of workers === undefined ? [] : squaresNamed(workers)) {
      s.workers.push({ id: s.nextId, side: player, at, female: false, recent: false, bound: false });
      s.nextId += 1;
    }
    return { card, name, state };
  });
  const marks = found.map(({ card, name, state }, player) =>
    readState(card, fleece === '' ? name : fleece, state, found[1 - player]?.name ?? ''),
  );
  for (const worker of s.workers) {
    marks.forEach(({ female, recent, bound }, player) => {
      const own = worker.side === (s.cards.length === 4 ? player % 2 : player);
      if (own && worker.at === female) worker.female = true;
      if (!own && worker.at === recent) worker.recent = true;
      if (bound.includes(worker.at)) worker.bound = true;
    });
  }
  return s;
};

const heightsOf = ({ level, dome }: State): string => {
  let heights = '';
  for (const square of ALL) heights += HEIGHTS[(level[square] ?? 0) + (dome[square] === true ? 4 : 0)] ?? '';
  return heights;
};

export const write = (s: State): string =>
  [
    heightsOf(s),
    String(s.toMove + 1),
    ...s.cards.map((card, player) => {
      const power = s.fleece === '' ? card.name : s.fleece;
      const state = s.out[player] === true ? '' : writeState(s, card, power, player);
      const workers = s.workers.filter((worker) => worker.side === player).map((worker) => worker.at);
      const placed = s.cards.length < 4 || player < 2 ? `:${names(workers)}` : '';
      const won = s.winner === player ? '#' : '';
      return `${card.name}${won}${s.out[player] === true ? '-' : ''}${state === '' ? '' : `[${state}]`}${placed}`;
    }),
    ...(s.fleece === '' ? [] : [`${FLEECE}${s.fleece}${s.ram < 0 ? '' : `:${nameOf(s.ram)}`}`]),
  ].join('/');
