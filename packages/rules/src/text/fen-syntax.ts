/** How a position text is put together, and the column each piece begins at. No rule is asked here. */

import { fail, ok, type Result } from '../core/result.ts';
import type { TextError, TextErrorCode } from './text-error.ts';

/** A piece of a text and the column it begins at. */
export interface Part {
  readonly text: string;
  readonly column: number;
}

/** Before the name of the power that lies beside the Ram. */
export const FLEECE = 'fleece=';
/** A dome on level 0, 1, 2. */
export const LOW_DOMES = 'abc';

export const wrong = (code: TextErrorCode, { column }: Pick<Part, 'column'>, message: string): TextError => ({
  code,
  column,
  message,
});

/** The piece without the spaces around it. */
export const trim = ({ text, column }: Part): Part => {
  const trimmed = text.trimStart();
  return { text: trimmed.trimEnd(), column: column + text.length - trimmed.length };
};

export const split = ({ text, column }: Part, separator: string): Part[] => {
  let at = column;
  return text.split(separator).map((part) => {
    const found = { text: part, column: at };
    at += part.length + separator.length;
    return trim(found);
  });
};

/** `<god>[#][-][[<state>]][:<workers>]`; the `#` of a winner may stand on either side of the name. */
export interface PlayerPart {
  readonly name: Part;
  readonly won: boolean;
  /** Eliminated from a game of three. */
  readonly out: boolean;
  readonly state: Part | undefined;
  /** `undefined`: nothing placed yet, or the team-mate's entry lists them. */
  readonly workers: Part | undefined;
}

const PLAYER = /^(#?)\s*([^\s#[\]:]+?)\s*(#?)(-?)\s*(?:\[([^\]]*)\])?\s*(?::(.*))?$/ds;

export const readPlayer = (part: Part): Result<PlayerPart, TextError> => {
  const match = PLAYER.exec(part.text);
  const found = (group: number): Part | undefined => {
    const start = match?.indices?.[group]?.[0];
    return start === undefined
      ? undefined
      : trim({ text: match?.[group] ?? '', column: part.column + start });
  };
  const name = found(2);
  if (match === null || name === undefined) {
    return fail(wrong('ERR_PLAYERS', part, `"${part.text}" is no player: god[state]:squares`));
  }
  if (match[1] !== '' && match[3] !== '') {
    return fail(wrong('ERR_WINNER', { column: name.column + name.text.length }, 'one # is enough'));
  }
  return ok({
    name,
    won: match[1] !== '' || match[3] !== '',
    out: match[4] !== '',
    state: found(5),
    workers: found(6),
  });
};

/** The pieces of a whole position text. */
export interface FenParts {
  readonly heights: Part;
  readonly toMove: Part;
  readonly players: readonly Part[];
  readonly fleece: Part | undefined;
}

export const readParts = (text: string): Result<FenParts, TextError> => {
  const [heights, toMove, ...players] = split({ text, column: 1 }, '/');
  const fleece = players.at(-1)?.text.toLowerCase().startsWith(FLEECE) === true ? players.pop() : undefined;
  const [, , , , fifth] = players;
  if (fifth !== undefined) return fail(wrong('ERR_PLAYERS', fifth, 'more than four players'));
  if (heights === undefined || toMove === undefined || players.length < 2) {
    const end = { column: text.length + 1 };
    return fail(
      wrong('ERR_PLAYERS', end, 'a position is heights/to move/player 1/player 2, up to four players'),
    );
  }
  return ok({ heights, toMove, players, fleece });
};
