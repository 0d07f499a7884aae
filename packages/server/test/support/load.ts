/** Games under load: whoever plays here remembers every answer, so that it can be asked for later. */
import { emptyPosition, godNamed, OpenTurn, type Step, tableOf } from '@caldera/rules';
import type { ClientMessage, GameEvent, GameView, Seated, ServerMessage } from '@caldera/server/protocol';
import { WebSocket } from 'ws';

const post = async <T>(address: string, path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

export const viewAt = async (address: string, game: string): Promise<GameView> => {
  const answer = await fetch(`${address}/api/games/${game}`);
  if (!answer.ok) throw new Error(`${game}: ${answer.status}`);
  return ((await answer.json()) as { game: GameView }).game;
};

export const logAt = async (address: string, game: string): Promise<readonly GameEvent[]> => {
  const answer = await fetch(`${address}/api/games/${game}/log`);
  if (!answer.ok) throw new Error(`${game}: ${answer.status}`);
  return ((await answer.json()) as { events: GameEvent[] }).events;
};

/** Both seats of one game, played one step after the other. */
export class LoadedGame {
  readonly id: string;
  readonly keys: readonly string[];
  readonly acknowledged: GameEvent[] = [];
  turn: OpenTurn;
  isOver = false;
  #number = 0;
  /** Sent, and not answered yet. */
  #open: ClientMessage | undefined;

  private constructor(id: string, keys: readonly string[]) {
    this.id = id;
    this.keys = keys;
    const mortal = godNamed('mortal');
    if (mortal === undefined) throw new Error('no mortal');
    this.turn = OpenTurn.start(emptyPosition(tableOf([mortal, mortal])));
  }

  static async create(address: string): Promise<LoadedGame> {
    const clock = { kind: 'fischer', initial: 10_800_000, increment: 1_000 };
    const first = await post<Seated>(address, '/api/games', { clock });
    const second = await post<Seated>(address, `/api/games/${first.game.id}/join`, {});
    return new LoadedGame(first.game.id, [first.token, second.token]);
  }

  /** The command to send now: the unanswered one, or the next step. */
  next(random: (below: number) => number): ClientMessage {
    if (this.#open !== undefined) return this.#open;
    const { options, decides } = this.turn;
    const step = options[random(options.length)];
    if (step === undefined) throw new Error('the game is stuck');
    this.#number += 1;
    const seat = this.keys[decides] ?? '';
    this.#open = {
      type: 'command',
      id: `l${this.#number}`,
      game: this.id,
      seat,
      command: { kind: 'play', steps: [step] },
    };
    return this.#open;
  }

  answered(message: ServerMessage): void {
    if (message.type === 'refused' && message.error.code === 'UNAVAILABLE') return;
    if (message.type !== 'event') throw new Error(`unexpected answer ${JSON.stringify(message)}`);
    this.#open = undefined;
    this.acknowledged.push(message);
    for (const fact of message.facts) {
      if (fact.kind === 'played') this.#take(fact.steps);
      if (fact.kind === 'ended') this.isOver = true;
    }
  }

  #take(steps: readonly Step[]): void {
    for (const step of steps) {
      const taken = this.turn.take(step);
      if (taken === undefined) throw new Error('the server took a step that the rules refuse');
      this.turn = taken.after === undefined ? taken : OpenTurn.start(taken.after);
    }
  }
}

/** Plays one game over one connection until it is over, the connection breaks, or it is told to stop. */
export const playOn = (
  address: string,
  game: LoadedGame,
  random: (below: number) => number,
  isStopped: () => boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
    const end = (): void => {
      socket.terminate();
      resolve();
    };
    const send = (): void => {
      if (game.isOver || isStopped()) end();
      else socket.send(JSON.stringify(game.next(random)));
    };
    socket.on('error', end);
    socket.on('close', end);
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage;
      if (message.type === 'bye') return end();
      try {
        if (message.type !== 'welcome') game.answered(message);
        if (message.type === 'refused') setTimeout(send, 50);
        else send();
      } catch (error) {
        socket.terminate();
        reject(error);
      }
    });
  });
