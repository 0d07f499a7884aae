/** One live connection: reads messages, answers each exactly once, passes on what is watched. */

import type { Context } from '../context.ts';
import type { Watcher } from '../games/live-room.ts';
import { isSame } from '../players/secrets.ts';
import {
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL,
  type Refusal,
  type ServerMessage,
} from '../protocol/index.ts';
import type { Entry, Room } from '../room/room.ts';
import { type Viewer, viewEntry, viewRoom } from '../room/view.ts';
import type { Player } from '../storage/players.ts';
import { Unavailable } from '../storage/sql.ts';
import { Bucket } from './bucket.ts';
import { encodeEvent } from './encode.ts';
import { frameOf, type Line } from './line.ts';

const MOST_WATCHED = 50;
const MOST_IN_FLIGHT = 32;

const refusal = (code: string, message: string): Refusal => ({
  operation: 'live',
  clause: 'HTTP-4',
  code,
  message,
});

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

interface Owed {
  readonly id: string;
  readonly game: string;
  readonly author: string;
}

interface Watched extends Watcher {
  readonly game: string;
}

export class Connection {
  readonly #context: Context;
  readonly #line: Line;
  readonly #player: Player | undefined;
  readonly #name: string;
  readonly #watched = new Map<string, Watched>();
  /** By game: the key that has proved right last, and its seat. */
  readonly #keys = new Map<string, { readonly token: string; readonly seat: number }>();
  /** Commands whose answer is still owed. */
  readonly #owed: Owed[] = [];
  readonly #messages: Bucket;
  /** Network delay there and back, averaged. */
  lag = 0;

  constructor(context: Context, line: Line, player: Player | undefined, name: string) {
    this.#context = context;
    this.#line = line;
    this.#player = player;
    this.#name = name;
    const now = context.now();
    this.#messages = new Bucket(300, 150, now);
    this.#send({ type: 'welcome', protocol: PROTOCOL, now, player: player?.id ?? null });
  }

  /** A frame arrived. Whatever is in it, there is one answer. */
  async receive(text: string): Promise<void> {
    if (!this.#messages.take(this.#context.now())) {
      this.#send({ type: 'bye', reason: 'too many messages' });
      this.#line.close(1008, 'too many messages');
      return;
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.#refuse('', refusal('NOT_JSON', 'A message is one JSON object.'));
    }
    const message = clientMessageSchema.safeParse(json);
    if (!message.success) {
      const [issue] = message.error.issues;
      const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
      return this.#refuse(typeof id === 'string' ? id.slice(0, 40) : '', {
        ...refusal('BAD_MESSAGE', issue?.message ?? 'This is no message of the protocol.'),
        field: issue?.path.join('.') ?? '',
      });
    }
    try {
      await this.#obey(message.data);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.#refuse(message.data.id, refusal('UNAVAILABLE', 'The storage can’t be reached: send that again.'));
    }
  }

  leave(): void {
    for (const [game, watched] of this.#watched) this.#drop(game, watched);
    this.#watched.clear();
  }

  sayBye(reason: string): void {
    this.#send({ type: 'bye', reason });
    this.#line.close(1012, reason);
  }

  #obey(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'command':
        return this.#command(message);
      case 'watch':
        return this.#watch(message);
      case 'unwatch': {
        const watched = this.#watched.get(message.game);
        if (watched !== undefined) this.#drop(message.game, watched);
        this.#watched.delete(message.game);
        return this.#done(message.id);
      }
      case 'ping':
        return this.#done(message.id);
    }
  }

  async #watch(message: Of<'watch'>): Promise<void> {
    const seat = this.#seatOf(message.game, message.seat);
    if (seat === 'wrong')
      return this.#refuse(message.id, refusal('WRONG_SEAT_KEY', 'This is no key to a seat here.'));
    const before = this.#watched.get(message.game);
    if (before === undefined && this.#watched.size >= MOST_WATCHED) {
      return this.#refuse(message.id, refusal('TOO_MANY', 'One connection can’t follow that many games.'));
    }
    let ready = false;
    const early: [Room, Entry][] = [];
    const watched: Watched = {
      game: message.game,
      seat,
      heard: (after, entry) => {
        if (ready) this.#pass(after, entry, seat);
        else early.push([after, entry]);
      },
    };
    const room = await this.#context.service.watch(message.game, watched);
    if (room === undefined)
      return this.#refuse(message.id, refusal('NO_SUCH_GAME', 'There is no such game.'));
    if (before !== undefined) this.#drop(message.game, before);
    this.#watched.set(message.game, watched);
    await this.#catchUp(message, room, seat);
    ready = true;
    for (const [after, entry] of early) this.#pass(after, entry, seat);
    if (seat !== undefined)
      await this.#context.service.notePresence(message.game, seat, true).catch(() => undefined);
  }

  async #catchUp(message: Of<'watch'>, room: Room, seat: number | undefined): Promise<void> {
    if (message.from === undefined || message.from > room.seq) {
      return this.#done(message.id, { view: viewRoom(room, seat) });
    }
    const missed = await this.#context.service.entriesAfter(message.game, message.from);
    const events = missed.filter(({ seq }) => seq <= room.seq).map((entry) => viewEntry(room, entry, seat));
    this.#done(message.id, { events });
  }

  async #command(message: Of<'command'>): Promise<void> {
    const { id, game, command } = message;
    const seat = this.#seatOf(game, message.seat);
    if (seat === 'wrong')
      return this.#refuse(id, refusal('WRONG_SEAT_KEY', 'This is no key to a seat here.'));
    if (this.#owed.length >= MOST_IN_FLIGHT) {
      return this.#refuse(id, refusal('TOO_FAST', 'Wait for the answers to your earlier commands.'));
    }
    const author = seat === undefined ? (this.#player?.id ?? '') : `seat ${seat}`;
    if (command.kind === 'say' && !this.#maySay(game, author, seat)) {
      return this.#refuse(id, refusal('TOO_FAST', 'Not so many messages at once, please.'));
    }
    const owed: Owed = { id, game, author };
    this.#owed.push(owed);
    try {
      const name = this.#name;
      const answer = await this.#context.service.command(game, {
        command,
        id,
        author,
        seat,
        name,
        lag: this.lag,
      });
      // Whoever watches the game has heard of it already, and that was the answer.
      if (!this.#settle(owed)) return;
      if (answer === undefined) this.#refuse(id, refusal('NO_SUCH_GAME', 'There is no such game.'));
      else if (!answer.ok) this.#refuse(id, answer.error);
      else this.#line.send(encodeEvent(answer.value.room, answer.value.entry, seat, id));
    } catch (error) {
      this.#settle(owed);
      throw error;
    }
  }

  /** One answer less is owed; false: none was. The same command may be on its way twice, and is answered twice. */
  #settle({ id, game, author }: Owed): boolean {
    const index = this.#owed.findIndex(
      (each) => each.id === id && each.game === game && each.author === author,
    );
    if (index >= 0) this.#owed.splice(index, 1);
    return index >= 0;
  }

  /** Chat needs somebody who says it. */
  #maySay(game: string, author: string, seat: number | undefined): boolean {
    return author !== '' && this.#context.chat.maySay(game, author, seat === undefined);
  }

  /** An event of a watched game; as an answer, if this connection caused it. */
  #pass(after: Room, entry: Entry, seat: Viewer): void {
    const isAnswer = this.#settle({ id: entry.command, game: after.id, author: entry.author });
    this.#line.send(encodeEvent(after, entry, seat, isAnswer ? entry.command : undefined));
  }

  #seatOf(game: string, token: string | undefined): number | undefined | 'wrong' {
    if (token === undefined) return undefined;
    const known = this.#keys.get(game);
    if (known?.token === token) return known.seat;
    for (let seat = 0; seat < 4; seat += 1) {
      if (!isSame(this.#context.signer.seatToken(game, seat), token)) continue;
      if (this.#keys.size >= MOST_WATCHED) this.#keys.clear();
      this.#keys.set(game, { token, seat });
      return seat;
    }
    return 'wrong';
  }

  #drop(game: string, watched: Watched): void {
    this.#context.service.unwatch(game, watched);
  }

  #done(id: string, more: Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'id' | 'now'> = {}): void {
    this.#send({ type: 'done', id, now: this.#context.now(), ...more });
  }

  #refuse(id: string, error: Refusal): void {
    this.#send({ type: 'refused', id, error });
  }

  #send(message: ServerMessage): void {
    this.#line.send(frameOf(JSON.stringify(message)));
  }
}
