/**
 * A turn under way, for whoever takes it one step at a time: it lists what may be done next, takes one step, and knows
 * when it is complete. A value: taking a step gives a new one, so going back is keeping the old one.
 */

import { goTo } from './ending.ts';
import type { Event } from './event.ts';
import { CHANCE, END_OF_TURN } from './phase.ts';
import { type Position, positionOf, walkFrom } from './position.ts';
import { first, rest } from './squares.ts';
import { fits, type Step } from './step.ts';
import { NO_RULES } from './turn-rules.ts';
import { canBeCompleted, judgeDemands, startTurn, stepStandsAsSeen } from './turn-walker.ts';
import { NOBODY, Walk } from './walk.ts';

/** A step that may be taken, and where it leads. */
export interface Offer {
  readonly step: Step;
  readonly walk: Walk;
  readonly events: readonly Event[];
}

const SKIP: Step = { kind: 'skip' };

const childOf = (walk: Walk): Walk => {
  const child = new Walk(walk.table, NO_RULES, END_OF_TURN).copy(walk);
  child.trace = [];
  return child;
};

/** A turn that begins within a turn learns its demands as the turn itself did. */
const judged = (offer: Offer): Offer => {
  if (offer.walk.unjudged) judgeDemands(offer.walk);
  return offer;
};

/**
 * Every step that the phase allows, whether or not the turn can be completed after it. `wanted`: only those that fit it,
 * so that the others need not be taken first.
 */
export const candidates = function* (walk: Walk, wanted?: Step): Generator<Offer> {
  const isWanted = (step: Step): boolean => wanted === undefined || fits(step, wanted);
  if (walk.done || walk.winner !== NOBODY) return;
  for (const edge of walk.phase.edges) {
    for (let actors = edge.actors(walk); actors !== 0; actors = rest(actors)) {
      const actor = first(actors);
      for (let targets = edge.targets(walk, actor); targets !== 0; targets = rest(targets)) {
        const target = first(targets);
        const step = edge.step(walk, actor, target);
        if (!isWanted(step)) continue;
        const child = childOf(walk);
        edge.take(child, actor, target);
        if (!child.refused && (!child.surprised || stepStandsAsSeen(walk, edge, actor, target))) {
          yield judged({ step, walk: child, events: child.trace ?? [] });
        }
      }
    }
  }
  const next = walk.phase.otherwise?.(walk);
  if (next === undefined || !isWanted(SKIP)) return;
  const child = childOf(walk);
  goTo(child, next);
  if (!child.refused) yield judged({ step: SKIP, walk: child, events: child.trace ?? [] });
};

/** Those of them after which the turn can be completed. */
export const offersAt = (walk: Walk): readonly Offer[] =>
  [...candidates(walk)].filter((offer) => canBeCompleted(offer.walk));

export class OpenTurn {
  readonly position: Position;
  /** The steps taken, in order. */
  readonly steps: readonly Step[];
  /** What they did. */
  readonly events: readonly Event[];
  readonly #walk: Walk;
  #offers: readonly Offer[] | undefined;

  private constructor(position: Position, walk: Walk, steps: readonly Step[], events: readonly Event[]) {
    this.position = position;
    this.steps = steps;
    this.events = events;
    this.#walk = walk;
  }

  static start(position: Position): OpenTurn {
    const walk = walkFrom(position);
    startTurn(walk);
    return new OpenTurn(position, walk, [], []);
  }

  get isComplete(): boolean {
    return this.#walk.done;
  }

  /** The board as it stands within the turn. Read only: a copy is what may be changed. */
  get walk(): Readonly<Walk> {
    return this.#walk;
  }

  /** Who takes the next step: a player, `CHANCE`, or nobody once the turn is complete. */
  get decides(): number {
    if (this.isComplete || this.#walk.winner !== NOBODY) return NOBODY;
    return this.#walk.phase.decides?.(this.#walk) ?? this.#walk.toMove;
  }

  /** The next position, once the turn is complete. */
  get after(): Position | undefined {
    return this.isComplete ? positionOf(this.#walk) : undefined;
  }

  /** What may be done next, each part of at least one complete turn (G5.2). */
  get options(): readonly Step[] {
    return this.#offered().map((offer) => offer.step);
  }

  /** Takes a step, or `undefined` when it is not among the options. */
  take(step: Step): OpenTurn | undefined {
    const offer = this.#offers?.find((each) => fits(each.step, step)) ?? this.#look(step);
    return offer === undefined ? undefined : this.#follow(offer).settle();
  }

  /** Looks for that step only: whoever knows what to do need not learn what else there is. */
  #look(step: Step): Offer | undefined {
    if (this.#offers !== undefined) return undefined;
    for (const offer of candidates(this.#walk, step)) if (canBeCompleted(offer.walk)) return offer;
    return undefined;
  }

  /** Goes on by itself while the only thing left is to take no further step. */
  private settle(): OpenTurn {
    // Where nobody may stop, or chance decides, something else is left to do.
    if (this.isComplete || this.#walk.phase.otherwise === undefined || this.decides === CHANCE) return this;
    const [offer, ...others] = this.#offered();
    if (offer?.step.kind !== 'skip' || others.length > 0) return this;
    return new OpenTurn(this.position, offer.walk, this.steps, [...this.events, ...offer.events]).settle();
  }

  #follow(offer: Offer): OpenTurn {
    return new OpenTurn(
      this.position,
      offer.walk,
      [...this.steps, offer.step],
      [...this.events, ...offer.events],
    );
  }

  #offered(): readonly Offer[] {
    this.#offers ??= offersAt(this.#walk);
    return this.#offers;
  }
}

/** The steps so far, taken one after the other; `undefined` when one of them is not legal. */
export const openTurn = (position: Position, soFar: readonly Step[] = []): OpenTurn | undefined => {
  let turn: OpenTurn | undefined = OpenTurn.start(position);
  for (const step of soFar) turn = turn?.take(step);
  return turn;
};

/** What may be done after the steps so far: empty when the turn is complete, or when they are not legal. */
export const nextSteps = (position: Position, soFar: readonly Step[] = []): readonly Step[] =>
  openTurn(position, soFar)?.options ?? [];
