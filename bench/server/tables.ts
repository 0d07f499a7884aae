/** Tables to play at: the same load for both servers, each spoken to in its own protocol. */

import { createRequire } from 'node:module';
import type { Seated, ServerMessage } from '@caldera/server/protocol';
import { WebSocket } from 'ws';
import type { ScriptedStep } from './script.ts';

const require = createRequire(import.meta.url);

/** A game with two connected players. */
export interface TableOfTwo {
  /** Resolves when the player who took the step has the answer. */
  step(scripted: ScriptedStep): Promise<void>;
  close(): void;
}

export type OpenTable = (address: string, number: number) => Promise<TableOfTwo>;

const post = async <T>(address: string, path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
};

class OurPlayer {
  readonly #socket: WebSocket;
  #answered: (() => void) | undefined;
  #number = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'refused') throw new Error(JSON.stringify(message));
      // Events of the other player are read like any others; only answers carry an id.
      if ('id' in message && message.id !== undefined) this.#answered?.();
    });
  }

  static open(address: string): Promise<OurPlayer> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
      const player = new OurPlayer(socket);
      socket.once('open', () => resolve(player));
      socket.once('error', reject);
    });
  }

  ask(message: object): Promise<void> {
    this.#number += 1;
    const text = JSON.stringify({ ...message, id: `b${this.#number}` });
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.send(text);
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

export const openOurs: OpenTable = async (address) => {
  const first = await post<Seated>(address, '/api/games', {});
  const second = await post<Seated>(address, `/api/games/${first.game.id}/join`, {});
  const game = first.game.id;
  const keys = [first.token, second.token];
  const players = [await OurPlayer.open(address), await OurPlayer.open(address)];
  for (const [seat, player] of players.entries()) await player.ask({ type: 'watch', game, seat: keys[seat] });
  return {
    step: async ({ seat, step }) =>
      players[seat]?.ask({
        type: 'command',
        game,
        seat: keys[seat],
        command: { kind: 'play', steps: [step] },
      }),
    close: () => {
      for (const player of players) player.close();
    },
  };
};

interface PeerSocket {
  emit(event: string, ...values: unknown[]): void;
  on(event: string, heard: (match: string, state: { _stateID: number }) => void): void;
  once(event: string, heard: (error?: Error) => void): void;
  disconnect(): void;
}

/** The squares of a step, in the order in which the peer's moves take them. */
const squaresOf = ({ step }: ScriptedStep): readonly number[] => {
  if (step.kind === 'move') return [step.from, step.to];
  if (step.kind === 'build') return [step.by, step.at];
  if (step.kind === 'place') return [step.at];
  throw new Error(`mortals do not ${step.kind}`);
};

export const openPeer: OpenTable = async (address, number) => {
  const { io } = require('socket.io-client') as { io: (address: string, options: object) => PeerSocket };
  const match = `match${number}`;
  const waiting: ((() => void) | undefined)[] = [];
  let state = 0;
  const sockets: PeerSocket[] = [];
  for (const seat of [0, 1]) {
    const socket = io(`${address}/santorini`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('update', (_, next) => {
        // The other player's socket may hear of an older step only now: that is no answer to the newer one.
        if (next._stateID <= state) return;
        if (waiting[seat] === undefined) return;
        state = next._stateID;
        waiting[seat]();
        waiting[seat] = undefined;
      });
      socket.once('sync', () => resolve());
      socket.once('connect_error', reject);
      socket.emit('sync', match, String(seat), undefined, 2);
    });
  }
  return {
    step: (scripted) =>
      new Promise((resolve) => {
        waiting[scripted.seat] = resolve;
        const playerID = String(scripted.seat);
        const payload = {
          type: scripted.step.kind,
          args: squaresOf(scripted),
          playerID,
          credentials: undefined,
        };
        sockets[scripted.seat]?.emit('update', { type: 'MAKE_MOVE', payload }, state, match, playerID);
      }),
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
};
