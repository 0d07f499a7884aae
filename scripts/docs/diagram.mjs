// Positions drawn as text, for pages that show what a turn does.

/** @typedef {typeof import('@caldera/rules')} Rules */
/** @typedef {import('@caldera/rules').Position} Position */
/** @typedef {import('@caldera/rules').Square} Square */

const FILES = ['a', 'b', 'c', 'd', 'e'];
const SIDES = ['A', 'B', 'C'];
const GROUND = '·';
const DOME = '◠';
const RAM = '♈';
const TOKEN = '°';
const CELL = 4;
const GAP = '     ';

export const LEGEND = `\`${GROUND}\` is the ground, \`1\` to \`3\` are levels, \`${DOME}\` is a dome in front of the level it stands on, a letter is a worker in
front of its level: \`A\` of the first player (or team), \`B\` of the second, \`C\` of the third. \`${TOKEN}\` stands behind a space with a
token that everybody sees; everything else that a card remembers stands in brackets in the position text.`;

/**
 * Whirlpools, coins, Talus.
 * @param {Rules} rules
 * @param {Position} position
 * @param {Square} square
 */
function hasToken({ squares, walkFrom }, position, square) {
  const walk = walkFrom(position);
  return position.table.gods.some((god, player) =>
    [god.any?.tokens, god.any?.closes, god.foe?.closes].some(
      (tokens) => tokens !== undefined && squares.has(tokens(walk, { player, card: player }), square),
    ),
  );
}

/**
 * @param {Rules} rules
 * @param {Position} position
 * @param {Square} square
 */
function cell(rules, position, square) {
  const { levelOf, squares } = rules;
  const level = levelOf(position, square);
  const side = position.workers.findIndex((workers) => squares.has(workers, square));
  const token = hasToken(rules, position, square) ? TOKEN : '';
  const ground = `${level === 0 ? GROUND : level}${token}`;
  if (side >= 0) return `${SIDES[side]}${ground}`;
  if (squares.has(position.domes, square)) return `${DOME}${ground}`;
  return squares.has(position.ram, square) ? `${RAM}${ground}` : ground;
}

/**
 * @param {Rules} rules
 * @param {Position} position
 * @returns {string[]} the files above five rows, all equally wide
 */
function board(rules, position) {
  const { SQUARES, SIZE } = rules.squares;
  const row = (/** @type {string} */ label, /** @type {string[]} */ cells) =>
    label + cells.map((text) => text.padStart(CELL)).join('');
  return [
    row(' ', FILES),
    ...FILES.map((_, rank) =>
      row(
        String(SIZE - rank),
        SQUARES.slice(rank * SIZE, (rank + 1) * SIZE).map((square) => cell(rules, position, square)),
      ),
    ),
  ];
}

/**
 * One board, or two side by side with an arrow between them.
 * @param {Rules} rules
 * @param {Position} before
 * @param {Position} [after]
 */
export function diagram(rules, before, after) {
  const left = board(rules, before);
  const right = after === undefined ? undefined : board(rules, after);
  const middle = left.length >> 1;
  const lines = left.map((line, index) =>
    right === undefined ? line : `${line}${index === middle ? '  →  ' : GAP}${right[index]}`,
  );
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}
