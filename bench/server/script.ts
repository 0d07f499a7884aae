/** A game that both servers play: legal, and long enough never to end while it is measured. */

import { emptyPosition, godNamed, NOBODY, OpenTurn, type Step, tableOf } from '@caldera/rules';

export interface ScriptedStep {
  readonly seat: number;
  readonly step: Step;
  /** The last step of its turn. */
  readonly ends: boolean;
}

const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const tryScript = (seed: number): readonly ScriptedStep[] => {
  const mortal = godNamed('mortal');
  if (mortal === undefined) throw new Error('there is no mortal');
  const random = randomFrom(seed);
  const script: ScriptedStep[] = [];
  let turn = OpenTurn.start(emptyPosition(tableOf([mortal, mortal])));
  for (;;) {
    const seat = turn.decides;
    const quiet = turn.options.flatMap((step) => {
      const next = turn.take(step);
      return next !== undefined && (next.after?.winner ?? NOBODY) === NOBODY ? [{ step, next }] : [];
    });
    const chosen = quiet[random(quiet.length)];
    if (chosen === undefined) return script;
    script.push({ seat, step: chosen.step, ends: chosen.next.isComplete });
    turn = chosen.next.after === undefined ? chosen.next : OpenTurn.start(chosen.next.after);
  }
};

/** The longest of some random games without a winning move; its last turn is left out, so that nobody is stuck. */
export const makeScript = (): readonly ScriptedStep[] => {
  let best: readonly ScriptedStep[] = [];
  for (let seed = 1; seed <= 200; seed += 1) {
    const script = tryScript(seed);
    if (script.length > best.length) best = script;
  }
  return best.slice(0, -4);
};
