/** Gods by the names that people type. */

import { fail, GODS, type God, godNamed, ok, type Result } from '@caldera/rules';
import { suggestion } from './nearest.ts';

/** By id or name, in any case, with spaces or hyphens; or by the beginning of exactly one name. */
export const findGod = (typed: string): Result<God, string> => {
  const name = typed.trim().toLowerCase();
  const id = name.replace(/&/g, 'and').replace(/[\s_]+/g, '-');
  const exact = godNamed(id) ?? GODS.find((god) => god.name.toLowerCase() === name);
  if (exact !== undefined) return ok(exact);
  const [beginning, ...others] = id === '' ? [] : GODS.filter((god) => god.id.startsWith(id));
  if (beginning !== undefined && others.length === 0) return ok(beginning);
  const known = GODS.map((god) => god.id);
  return fail(`there is no god "${typed.trim()}".${suggestion(id, known)} "caldera gods" lists them.`);
};
