/** A browser in small: keeps its cookie, speaks HTTP and the live protocol. */
import type {
  ClientMessage,
  Command,
  GameEvent,
  NewGame,
  Seated,
  ServerMessage,
} from '@caldera/server/protocol';
import { serverMessageSchema } from '@caldera/server/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export class Browser {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) this.#keep(set.split(';')[0] ?? '');
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  }

  /** The new value takes the place of the old one. */
  #keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    const others = this.cookie.split('; ').filter((each) => each !== '' && !each.startsWith(name));
    this.cookie = [cookie, ...others].join('; ');
  }

  async create(game: NewGame = {}): Promise<Seated> {
    const { status, body } = await this.send('POST', '/api/games', game);
    if (status !== 201) throw new Error(`not created: ${JSON.stringify(body)}`);
    return body as Seated;
  }

  async join(game: string): Promise<Seated> {
    const { status, body } = await this.send('POST', `/api/games/${game}/join`, {});
    if (status !== 200) throw new Error(`not joined: ${JSON.stringify(body)}`);
    return body as Seated;
  }

  live(): Promise<Live> {
    return Live.open(this.address, this.cookie);
  }
}

type Wanted<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class Live {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  #waiting: (() => void)[] = [];
  /** Ids are a client's own: two clients that hold the same seat must not use the same ones. */
  readonly #name: string = Math.random().toString(36).slice(2, 10);
  #number = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      // Whatever the server sends has to be what the protocol promises.
      this.heard.push(serverMessageSchema.parse(JSON.parse((data as Buffer).toString('utf8'))));
      this.#wake();
    });
    socket.on('close', () => this.#wake());
    socket.on('error', () => this.#wake());
  }

  static async open(address: string, cookie = ''): Promise<Live> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    const live = new Live(socket);
    onTestFinished(() => socket.terminate());
    await live.until((message) => message.type === 'welcome');
    return live;
  }

  /** The first message that fits, now or later. */
  async until<M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M>;
  async until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  async until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found !== undefined) return found;
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  event(seq: number): Promise<GameEvent> {
    return this.until((message): message is GameEvent => message.type === 'event' && message.seq === seq);
  }

  /** Sends a message and waits for its one answer. */
  async ask(message: ClientMessage): Promise<Wanted<'event' | 'done' | 'refused'>> {
    this.socket.send(JSON.stringify(message));
    return this.until(
      (heard): heard is Wanted<'event' | 'done' | 'refused'> => 'id' in heard && heard.id === message.id,
    );
  }

  nextId(): string {
    this.#number += 1;
    return `${this.#name}.${this.#number}`;
  }

  watch(game: string, seat?: string, from?: number): Promise<Wanted<'event' | 'done' | 'refused'>> {
    return this.ask({
      type: 'watch',
      id: this.nextId(),
      game,
      ...(seat !== undefined && { seat }),
      ...(from !== undefined && { from }),
    });
  }

  command(
    game: string,
    seat: string | undefined,
    command: Command,
  ): Promise<Wanted<'event' | 'done' | 'refused'>> {
    return this.ask({
      type: 'command',
      id: this.nextId(),
      game,
      ...(seat !== undefined && { seat }),
      command,
    });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each();
  }
}
