/**
 * The rules of one turn: the mover's power and, gathered once per line-up, everything that other powers have to say.
 * A hot loop then walks short, mostly empty lists instead of asking every player about every hook.
 */

import { aroundAny } from './geometry.ts';
import type { AnyTurn, FoeTurn, God, HeldPower, Holder, OwnTurn } from './god.ts';
import { areFoes, type Table } from './table.ts';
import type { Walk } from './walk.ts';
import { workersOfPlayer } from './workers.ts';

/** A hook and who holds it. */
export interface Held<Hook> {
  readonly holder: Holder;
  readonly hook: Hook;
}

type HookOf<Group, Name extends keyof Group> = NonNullable<Group[Name]>;

export interface TurnRules {
  readonly god: God;
  readonly own: OwnTurn;
  readonly mover: Holder;
  /** The opponents' powers, for whoever has to act for them. */
  readonly rivals: readonly Held<God>[];
  readonly ownBegins: readonly Held<HookOf<OwnTurn, 'begins'>>[];
  readonly foeBegins: readonly Held<HookOf<FoeTurn, 'begins'>>[];
  readonly limitsMove: readonly Held<HookOf<FoeTurn, 'limitsMove'>>[];
  /** Those of them that bind every worker, whoever moves it. */
  readonly limitsAnyMove: readonly Held<HookOf<AnyTurn, 'limitsMove'>>[];
  readonly limitsBlocks: readonly Held<HookOf<FoeTurn, 'limitsBlocks'>>[];
  readonly closes: readonly Held<HookOf<FoeTurn, 'closes'>>[];
  readonly tokens: readonly Held<HookOf<AnyTurn, 'tokens'>>[];
  readonly hides: readonly Held<HookOf<FoeTurn, 'hidesWorkers'>>[];
  readonly preventsWin: readonly Held<HookOf<FoeTurn, 'preventsWin'>>[];
  readonly stealsWin: readonly Held<HookOf<FoeTurn, 'stealsWin'>>[];
  readonly carries: readonly Held<HookOf<AnyTurn, 'carries'>>[];
  readonly entered: readonly Held<HookOf<AnyTurn, 'entered'>>[];
  readonly follows: readonly Held<HookOf<FoeTurn, 'follows'>>[];
  /** By card: tokens lie on the board whoever has the power. */
  readonly sheds: readonly Held<HookOf<God, 'sheds'>>[];
  readonly interrupts: readonly Held<HookOf<AnyTurn, 'interrupts'>>[];
  readonly boardWins: readonly Held<HookOf<AnyTurn, 'wins'>>[];
  readonly accepts: readonly Held<HookOf<FoeTurn, 'accepts'>>[];
  readonly demands: readonly Held<HookOf<FoeTurn, 'demands'>>[];
  /** All of them are about moves. */
  readonly demandMoves: boolean;
  readonly closing: readonly Held<HookOf<AnyTurn, 'closing'>>[];
  /** Nothing has to happen when a turn ends but to pass it on. */
  readonly endsPlainly: boolean;
  /** Nobody cares about the last build of a turn: the piece is put, and the turn is passed on. */
  readonly buildsPlainly: boolean;
  /** Different walks may lead to the same position. */
  readonly repeats: boolean;
}

const compile = (table: Table, held: readonly HeldPower[], mover: number, out: number): TurnRules => {
  const power = held[mover] as HeldPower;
  const holders = held
    .map(({ god, card }, player) => ({ god, holder: { player, card } }))
    .filter(({ holder }) => (out & (1 << holder.player)) === 0);
  const foes = holders.filter(({ holder }) => areFoes(table, holder.player, mover));
  const ofFoes = <Name extends keyof FoeTurn>(name: Name): Held<HookOf<FoeTurn, Name>>[] =>
    foes.flatMap(({ god, holder }) => {
      const hook = god.foe?.[name];
      return hook === undefined ? [] : [{ holder, hook: hook as HookOf<FoeTurn, Name> }];
    });
  const ofAll = <Name extends keyof AnyTurn>(name: Name): Held<HookOf<AnyTurn, Name>>[] =>
    holders.flatMap(({ god, holder }) => {
      const hook = god.any?.[name];
      return hook === undefined ? [] : [{ holder, hook: hook as HookOf<AnyTurn, Name> }];
    });
  const own = power.god.own ?? {};
  const holder = { player: mover, card: power.card };
  const accepts = ofFoes('accepts');
  const demands = ofFoes('demands');
  const closing = ofAll('closing');
  const carries = ofAll('carries');
  const hides = ofFoes('hidesWorkers');
  const boardWins = ofAll('wins');
  const limitsAnyMove = ofAll('limitsMove');
  const sheds = table.gods.flatMap(({ sheds: hook }, card) =>
    hook === undefined || (out & (1 << card)) !== 0 ? [] : [{ holder: { player: card, card }, hook }],
  );
  const interrupts = ofAll('interrupts');
  const endsPlainly =
    own.ends === undefined &&
    own.defeats === undefined &&
    own.earns === undefined &&
    accepts.length === 0 &&
    demands.length === 0 &&
    closing.length === 0 &&
    boardWins.length === 0;
  return {
    god: power.god,
    own,
    mover: holder,
    rivals: foes.map(({ god, holder: rival }) => ({ hook: god, holder: rival })),
    ownBegins: own.begins === undefined ? [] : [{ holder, hook: own.begins }],
    foeBegins: ofFoes('begins'),
    limitsMove: [...ofFoes('limitsMove'), ...limitsAnyMove],
    limitsAnyMove,
    limitsBlocks: ofFoes('limitsBlocks'),
    closes: [...ofFoes('closes'), ...ofAll('closes')],
    tokens: ofAll('tokens'),
    hides,
    preventsWin: ofFoes('preventsWin'),
    stealsWin: ofFoes('stealsWin'),
    carries,
    entered: ofAll('entered'),
    follows: ofFoes('follows'),
    sheds,
    interrupts,
    boardWins,
    accepts,
    demands,
    demandMoves: foes.every(({ god }) => god.foe?.demands === undefined || god.foe.demandsMove === true),
    closing,
    endsPlainly,
    buildsPlainly: endsPlainly && own.built === undefined && [...sheds, ...interrupts].length === 0,
    repeats: own.neverRepeats !== true || [...ofFoes('follows'), ...carries, ...hides].length > 0,
  };
};

/** Before a turn has begun. */
export const NO_RULES: TurnRules = compile(
  {
    gods: [],
    players: 1,
    sides: 1,
    fleece: undefined,
    shifting: false,
    femaleSides: 0,
    recentSides: 0,
    rules: new Map(),
    steady: [],
  },
  [{ god: { id: 'nobody', name: 'Nobody', set: 'mortal', power: '', players: [] }, card: 0 }],
  0,
  0,
);

/** Who holds which power in the turn that begins now. */
export const powersHeld = (walk: Walk): HeldPower[] => {
  const held = walk.table.gods.map((god, card) => ({ god, card }));
  for (const [player, god] of walk.table.gods.entries()) god.holds?.(walk, player, held);
  const { fleece } = walk.table;
  if (fleece !== undefined) {
    // G14.6: whoever has a worker beside the Ram when the turn begins has its power.
    const besideRam = aroundAny(walk.ram);
    held.forEach((_, player) => {
      if ((workersOfPlayer(walk, player) & besideRam) !== 0) held[player] = { god: fleece, card: player };
    });
  }
  return held;
};

export const rulesFor = (walk: Walk): TurnRules => {
  const { table, toMove, out } = walk;
  if (!table.shifting && out === 0) {
    const known = table.steady[toMove];
    if (known !== undefined) return known;
  }
  const held = powersHeld(walk);
  const key = `${toMove} ${out} ${held.map(({ god, card }) => `${god.id}@${card}`).join(' ')}`;
  let rules = table.rules.get(key);
  if (rules === undefined) {
    rules = compile(table, held, toMove, out);
    table.rules.set(key, rules);
  }
  if (!table.shifting && out === 0) table.steady[toMove] = rules;
  return rules;
};
