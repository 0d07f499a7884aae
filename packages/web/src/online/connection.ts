/**
 * The live connection: one socket for the whole client. It comes back by itself, and what was sent without an answer is
 * sent again under the same id, which the server does not do twice.
 */

import type { ClientMessage, GameEvent, ServerMessage } from '@caldera/server/protocol';
import { createStore, type Store } from '../app/store.ts';

export type LinkState = 'connecting' | 'open' | 'lost';

type Outgoing = ClientMessage extends infer M
  ? M extends { readonly id: string }
    ? Omit<M, 'id'>
    : never
  : never;
export type Reply = Extract<ServerMessage, { readonly type: 'done' | 'refused' | 'event' }>;

interface Waiting {
  readonly message: ClientMessage;
  readonly settle: (reply: Reply) => void;
}

const PATIENCE_MS = [300, 600, 1200, 2500, 5000] as const;

export class Connection {
  readonly state: Store<LinkState> = createStore<LinkState>('connecting');
  readonly #address: string;
  readonly #onEvent: (event: GameEvent) => void;
  readonly #onOpen: () => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #session = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | undefined;
  #serial = 0;
  #failures = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Server time minus ours. */
  offset = 0;

  constructor(address: string, onEvent: (event: GameEvent) => void, onOpen: () => void) {
    this.#address = address;
    this.#onEvent = onEvent;
    this.#onOpen = onOpen;
    this.#connect();
  }

  send(message: Outgoing): Promise<Reply> {
    this.#serial += 1;
    const id = `${this.#session}.${this.#serial}`;
    const whole = { ...message, id } as ClientMessage;
    return new Promise((settle) => {
      this.#waiting.set(id, { message: whole, settle });
      if (this.state.get() === 'open') this.#socket?.send(JSON.stringify(whole));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#receive(JSON.parse(data) as ServerMessage);
    socket.onclose = () => this.#retry();
  }

  #retry(): void {
    if (this.#closed) return;
    this.state.set('lost');
    const pause = PATIENCE_MS[Math.min(this.#failures, PATIENCE_MS.length - 1)] ?? 5000;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        // questions from before the loss are asked anew by whoever asked; commands are sent again
        const unanswered = [...this.#waiting.values()].map((each) => each.message);
        for (const { id, type } of unanswered) if (type !== 'command') this.#waiting.delete(id);
        this.offset = message.now - Date.now();
        this.#failures = 0;
        this.state.set('open');
        this.#onOpen();
        for (const each of unanswered) {
          if (each.type === 'command') this.#socket?.send(JSON.stringify(each));
        }
        return;
      }
      case 'event':
        this.#settle(message.id, message);
        this.#onEvent(message);
        return;
      case 'done':
      case 'refused':
        this.#settle(message.id, message);
        return;
      case 'bye':
        this.#socket?.close();
    }
  }

  #settle(id: string | undefined, reply: Reply): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.settle(reply);
  }
}

export const liveAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/live`;
