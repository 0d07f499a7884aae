/**
 * A game that lives on the server. What the server has confirmed and what we have sent are kept apart: the screen shows
 * both at once, and a refused step simply disappears.
 */

import type { Step } from '@caldera/rules';
import type { Agreement, Command, Fact, GameEvent, GameView } from '@caldera/server/protocol';
import { createStore, type Store } from '../app/store.ts';
import type { GameController, GameSnapshot, Seat } from '../play/controller.ts';
import { endGame, type Game, takeStep, undoStep } from '../play/game.ts';
import { preferences } from '../settings/preferences.ts';
import { Connection, type LinkState, liveAddress } from './connection.ts';
import { follow, gameFrom, outcomeOf } from './from-view.ts';
import type { Problem } from './http.ts';

export interface ChatLine {
  readonly key: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

export interface OnlineState {
  readonly view: GameView;
  readonly game: Game | undefined;
  readonly link: LinkState;
  readonly chat: readonly ChatLine[];
  /** Why the last thing was refused. */
  readonly refusal: Problem | undefined;
  /** Who said no to what we asked for. */
  readonly declined: number | undefined;
}

/** Facts after which so much is different that the whole view is asked for. */
const SWEEPING: ReadonlySet<Fact['kind']> = new Set([
  'joined',
  'drafted',
  'started',
  'eliminated',
  'taken-back',
]);

interface Sent {
  readonly step: Step;
  /** Waits for the person to say that the turn stands. */
  readonly held: boolean;
}

export class OnlineGame {
  readonly state: Store<OnlineState>;
  readonly #connection: Connection;
  readonly #key: string | undefined;
  #pending: readonly Sent[] = [];

  constructor(view: GameView, key: string | undefined) {
    this.#key = key;
    this.state = createStore<OnlineState>({
      view,
      game: gameFrom(view),
      link: 'connecting',
      chat: [],
      refusal: undefined,
      declined: undefined,
    });
    this.#connection = new Connection(
      liveAddress(),
      (event) => this.#receive(event),
      () => void this.#watch().then(() => this.#recallChat()),
    );
    this.#connection.state.subscribe(() => this.#change({ link: this.#connection.state.get() }));
  }

  /** Server time minus ours. */
  get offset(): number {
    return this.#connection.offset;
  }

  dispose(): void {
    this.#connection.close();
  }

  async command(command: Command): Promise<boolean> {
    const { view } = this.state.get();
    const seat = this.#key === undefined ? {} : { seat: this.#key };
    this.#change({ refusal: undefined, declined: undefined });
    const reply = await this.#connection.send({ type: 'command', game: view.id, ...seat, command });
    if (reply.type !== 'refused') return true;
    // a word that may not be said does not undo a step
    if (command.kind !== 'say') this.#pending = [];
    this.#change({ refusal: reply.error });
    return false;
  }

  offer(what: Agreement): void {
    void this.command({ kind: 'offer', what });
  }

  /** What the screen plays with: the same questions as for a game on this device. */
  controller(): GameController {
    const store = createStore(this.#snapshot());
    const forget = this.state.subscribe(() => store.set(this.#snapshot()));
    return {
      get: store.get,
      subscribe: store.subscribe,
      take: (step) => this.#take(step),
      undo: () => this.#undo(),
      commit: () => this.#commit(),
      resign: () => void this.command({ kind: 'resign' }),
      dispose: forget,
    };
  }

  #shown(): Game | undefined {
    const { game } = this.state.get();
    return game === undefined
      ? undefined
      : this.#pending.reduce((before, { step }) => takeStep(before, step), game);
  }

  #snapshot(): GameSnapshot {
    const { view } = this.state.get();
    const game = this.#shown();
    if (game === undefined) throw new Error('the game has not started');
    const decides = game.open.isComplete ? game.open.position.toMove : game.open.decides;
    const waiting = this.#pending.some(({ held }) => !held) && game.open.isComplete;
    const seats = view.seats.map(
      (sitter, seat): Seat => ({
        kind: sitter?.kind === 'engine' ? 'engine' : 'person',
        name: sitter?.kind === 'engine' ? '' : (sitter?.name ?? ''),
        here: seat === view.you,
        ...(sitter?.level === undefined ? {} : { level: sitter.level }),
      }),
    );
    return {
      game,
      seats,
      mayAct: game.outcome === undefined && decides === view.you && !waiting,
      thinking: false,
      pov: view.you ?? 0,
    };
  }

  #take(step: Step): void {
    const before = this.#shown();
    const after = before === undefined ? undefined : takeStep(before, step);
    if (before === undefined || after === undefined || after === before) return;
    const held = after.open.isComplete && preferences.get().confirm !== 'off';
    this.#pending = [...this.#pending, { step, held }];
    this.#change({ refusal: undefined });
    if (!held) this.#play(step);
  }

  #play(step: Step): void {
    const { game } = this.state.get();
    if (game === undefined) return;
    const index = this.#pending.findIndex((sent) => sent.step === step);
    const taken = game.open.steps.length + index;
    void this.command({ kind: 'play', steps: [step], ply: this.state.get().view.ply, taken });
  }

  #commit(): void {
    const last = this.#pending.at(-1);
    if (last?.held !== true) return;
    this.#pending = [...this.#pending.slice(0, -1), { step: last.step, held: false }];
    this.#change({});
    this.#play(last.step);
  }

  #undo(): void {
    if (this.#pending.at(-1)?.held === true) {
      this.#pending = this.#pending.slice(0, -1);
      this.#change({});
    } else {
      void this.command({ kind: 'undo' });
    }
  }

  #change(change: Partial<OnlineState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  async #watch(whole = false): Promise<void> {
    const { view } = this.state.get();
    const reply = await this.#connection.send({
      type: 'watch',
      game: view.id,
      ...(this.#key === undefined ? {} : { seat: this.#key }),
      ...(whole ? {} : { from: view.seq }),
    });
    if (reply.type !== 'done') return;
    if (reply.view !== undefined) this.#replace(reply.view);
    for (const event of reply.events ?? []) this.#receive(event);
  }

  /** What was said before we came is in the log of the game, not in its view. */
  async #recallChat(): Promise<void> {
    const { view, chat } = this.state.get();
    if (!view.setup.chat || chat.length > 0 || view.seq === 0) return;
    const reply = await this.#connection.send({
      type: 'watch',
      game: view.id,
      ...(this.#key === undefined ? {} : { seat: this.#key }),
      from: 0,
    });
    if (reply.type !== 'done' || this.state.get().chat.length > 0) return;
    const said = (reply.events ?? []).flatMap(({ seq, facts }) =>
      facts.flatMap((fact): ChatLine[] =>
        fact.kind === 'said' ? [{ key: seq, seat: fact.seat, name: fact.name, text: fact.text }] : [],
      ),
    );
    this.#change({ chat: said });
    // whatever happened in between came with the same answer
    for (const event of reply.events ?? []) this.#receive(event);
  }

  #replace(view: GameView): void {
    this.#pending = [];
    this.#change({ view, game: gameFrom(view) });
  }

  #receive(event: GameEvent): void {
    const { view } = this.state.get();
    if (event.game !== view.id || event.seq <= view.seq) return;
    if (event.view !== undefined) {
      this.#replace(event.view);
      return;
    }
    const gap = event.seq > view.seq + 1;
    // who sits down or which powers are chosen changes everything: ask for the whole of it
    if (gap || event.facts.some((fact) => SWEEPING.has(fact.kind))) {
      void this.#watch(true);
      return;
    }
    const own = event.facts.some((fact) => fact.kind === 'played' && fact.seat === view.you);
    // our own step comes back; one from another window of ours makes what we had in mind stale
    if (own) this.#pending = event.id === undefined ? [] : this.#pending.slice(1);
    const turns = this.state.get().game?.turns.length ?? 0;
    for (const fact of event.facts) this.#apply(fact, event.seq);
    const after = this.state.get();
    // counted from the view: a game that was picked up at a position knows only the turns since
    this.#change({
      view: {
        ...after.view,
        seq: event.seq,
        ply: view.ply + (after.game?.turns.length ?? turns) - turns,
        ...(event.clock === undefined ? {} : { clock: event.clock }),
      },
    });
  }

  #apply(fact: Fact, seq: number): void {
    const { view, game, chat } = this.state.get();
    const offers = view.offers.filter((offer) => !('what' in fact) || offer.what !== fact.what);
    switch (fact.kind) {
      case 'played':
        return this.#change({ game: game && follow(game, fact.steps), view: { ...view, offers: [] } });
      case 'undone':
        return this.#change({ game: game && undoStep(game) });
      case 'offered':
        return this.#change({
          view: { ...view, offers: [...view.offers, { seat: fact.seat, what: fact.what }] },
        });
      case 'declined': {
        const ours = view.offers.some(({ seat, what }) => seat === view.you && what === fact.what);
        const declined = ours && fact.seat !== view.you ? fact.seat : undefined;
        return this.#change({ view: { ...view, offers }, declined });
      }
      case 'ended':
        return this.#change({
          game: game && endGame(game, outcomeOf(game, fact.result)),
          view: { ...view, status: 'ended', result: fact.result, offers: [] },
        });
      case 'gone': {
        const since = Date.now() + this.offset;
        return this.#change({ view: { ...view, gone: [...view.gone, { seat: fact.seat, since }] } });
      }
      case 'back':
        return this.#change({ view: { ...view, gone: view.gone.filter(({ seat }) => seat !== fact.seat) } });
      case 'rematch':
        return this.#change({ view: { ...view, rematch: fact.game, offers: [] } });
      case 'said':
        return this.#change({
          chat: [...chat, { key: seq, seat: fact.seat, name: fact.name, text: fact.text }],
        });
      case 'joined':
      case 'started':
      case 'drafted':
      case 'eliminated':
      case 'taken-back':
        return undefined;
    }
  }
}
