/** Where steps lead on: the free squares two steps away from either side, and those from which there is a step up. */

import { NOT_FIRST, NOT_LAST } from '../../masks.ts';
import * as wasm from '../../wasm/expressions.ts';
import { get, number, set } from '../../wasm/expressions.ts';
import { type Code, sequence } from '../../wasm/instructions.ts';
import {
  DOMES,
  FREE,
  LEADS_UP,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  NEAR,
  TWO_FOES,
  TWO_OWN,
  WITHIN_FOES,
  WITHIN_OWN,
} from './locals.ts';

const { and, or, shiftLeft, shiftRight } = wasm;

const without = (code: Code, plane: number): Code => and(code, wasm.xor(get(plane), number(-1)));

/** The set and the squares around it. Makes use of `NEAR`. */
const widened = (squares: Code): Code =>
  sequence(
    set(NEAR, squares),
    set(
      NEAR,
      or(
        get(NEAR),
        or(
          shiftLeft(and(get(NEAR), number(NOT_LAST)), number(1)),
          shiftRight(and(get(NEAR), number(NOT_FIRST)), number(1)),
        ),
      ),
    ),
    or(get(NEAR), or(shiftLeft(get(NEAR), number(5)), shiftRight(get(NEAR), number(5)))),
  );

/** Free squares a step on from those within a step, by the heights alone. */
const secondStepsCode = (within: number, two: number): Code =>
  set(
    two,
    and(
      without(
        or(
          or(
            without(widened(without(get(within), LEVEL1)), LEVEL2),
            without(widened(without(and(get(within), get(LEVEL1)), LEVEL2)), LEVEL3),
          ),
          widened(and(get(within), get(LEVEL2))),
        ),
        within,
      ),
      get(FREE),
    ),
  );

/** Free squares from which a step up leads on. */
const leadsUpCode: Code = set(
  LEADS_UP,
  and(
    or(
      or(
        without(widened(without(without(get(LEVEL1), LEVEL2), DOMES)), LEVEL1),
        and(widened(without(without(get(LEVEL2), LEVEL3), DOMES)), without(get(LEVEL1), LEVEL2)),
      ),
      and(widened(without(get(LEVEL3), DOMES)), without(get(LEVEL2), LEVEL3)),
    ),
    get(FREE),
  ),
);

/** Leaves what `Features` calls `twoOwn`, `two` and `leadsUp`. */
export const leadsCode: Code = sequence(
  secondStepsCode(WITHIN_OWN, TWO_OWN),
  secondStepsCode(WITHIN_FOES, TWO_FOES),
  leadsUpCode,
);
