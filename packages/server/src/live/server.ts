/** Accepts live connections at `/api/live`, keeps them awake and lets them go. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { COOKIE } from '../players/identity.ts';
import { isOwnOrigin } from '../plugins/security.ts';
import { addressKey, callerOf } from './address.ts';
import { Connection } from './connection.ts';
import { Line } from './line.ts';

const LARGEST_FRAME = 16_384;
const HEARTBEAT = 15_000;
const MOST_CONNECTIONS = 20_000;
/** Messages that wait until we know who is calling. */
const MOST_EARLY = 300;

interface Guest {
  readonly connection: Connection;
  pingedAt: number;
  answered: boolean;
}

const cookieNamed = (name: string, header: string): string | undefined =>
  header
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A frame as text; one that is none reads as an empty message, and is refused like one. */
const textOf = (data: RawData, isBinary: boolean): string =>
  !isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : '';

/** Whoever is refused is let go at once: a caller that never hangs up would hold the connection for as long as it likes. */
const refuseUpgrade = (socket: Duplex, status: string): void => {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
};

export class LiveServer {
  readonly #context: Context;
  readonly #log: FastifyBaseLogger;
  readonly #sockets: WebSocketServer = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  readonly #guests = new Map<WebSocket, Guest>();
  readonly #heart: NodeJS.Timeout;

  constructor(context: Context, server: Server, log: FastifyBaseLogger) {
    this.#context = context;
    this.#log = log;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heart.unref();
  }

  get connections(): number {
    return this.#guests.size;
  }

  /** Asks everybody to come back later, to another process or to this one once it is up again. */
  close(): void {
    clearInterval(this.#heart);
    for (const { connection } of this.#guests.values()) connection.sayBye('the server restarts');
    for (const socket of this.#guests.keys()) {
      setTimeout(() => socket.terminate(), 1000).unref();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { origin, host, cookie } = request.headers;
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/api/live') return refuseUpgrade(socket, '404 Not Found');
    if (!isOwnOrigin(this.#context.config, host, origin, undefined))
      return refuseUpgrade(socket, '403 Forbidden');
    if (this.#guests.size >= MOST_CONNECTIONS) return refuseUpgrade(socket, '503 Service Unavailable');
    const caller = callerOf(request, this.#context.config.proxies);
    const leave = this.#context.requests.take(addressKey(caller))
      ? this.#context.crowd.enter(caller)
      : undefined;
    if (leave === undefined) return refuseUpgrade(socket, '429 Too Many Requests');
    socket.on('close', leave);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // Messages may come before we know who is calling: they wait, none is lost.
      const early: string[] = [];
      const keep = (data: RawData, isBinary: boolean): void => {
        if (early.length < MOST_EARLY) early.push(textOf(data, isBinary));
        else webSocket.terminate();
      };
      webSocket.on('message', keep);
      webSocket.on('error', () => webSocket.terminate());
      const credentials = {
        cookie: cookieNamed(COOKIE, cookie ?? ''),
        authorization: request.headers.authorization,
      };
      this.#context.identities
        .identify(credentials)
        .then((player) => {
          webSocket.off('message', keep);
          this.#welcome(
            webSocket,
            new Connection(this.#context, new Line(webSocket, socket), player, player?.name ?? ''),
            early,
          );
        })
        .catch((error: unknown) => {
          this.#log.error({ err: error }, 'a connection was lost before it began');
          webSocket.terminate();
        });
    });
  }

  #welcome(socket: WebSocket, connection: Connection, early: readonly string[]): void {
    const guest: Guest = { connection, pingedAt: this.#context.now(), answered: true };
    this.#guests.set(socket, guest);
    socket.on('pong', () => {
      guest.answered = true;
      const delay = this.#context.now() - guest.pingedAt;
      connection.lag = connection.lag === 0 ? delay : Math.round(connection.lag * 0.7 + delay * 0.3);
    });
    socket.on('close', () => {
      this.#guests.delete(socket);
      connection.leave();
    });
    const receive = (text: string): void => {
      connection.receive(text).catch((error: unknown) => {
        this.#log.error({ err: error }, 'a message could not be handled');
        connection.sayBye('internal error');
      });
    };
    socket.on('message', (data, isBinary) => receive(textOf(data, isBinary)));
    if (socket.readyState !== socket.OPEN) {
      this.#guests.delete(socket);
      return connection.leave();
    }
    socket.ping();
    for (const text of early) receive(text);
  }

  #beat(): void {
    for (const [socket, guest] of this.#guests) {
      if (!guest.answered) socket.terminate();
      else {
        guest.answered = false;
        guest.pingedAt = this.#context.now();
        socket.ping();
      }
    }
  }
}
