/** Answers that go on: server-sent events, and the turns of a bot. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Crowd } from './address.ts';

const MOST_BUFFERED = 1_000_000;
const HEARTBEAT = 15_000;

export interface Stream {
  write(text: string): void;
  onClose(ended: () => void): void;
}

export class Streams {
  readonly #crowd: Crowd;
  readonly #open = new Set<FastifyReply>();

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
  }

  get count(): number {
    return this.#open.size;
  }

  /** A stream that ends when the client goes, or when it reads too slowly. Undefined: it has too many already. */
  open(request: FastifyRequest, reply: FastifyReply, type: string, beat: string): Stream | undefined {
    const leave = this.#crowd.enter(request.ip);
    if (leave === undefined) return undefined;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': type,
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    const heart = setInterval(() => raw.write(beat), HEARTBEAT);
    heart.unref();
    this.#open.add(reply);
    raw.on('close', () => {
      clearInterval(heart);
      this.#open.delete(reply);
      leave();
    });
    return {
      write: (text) => {
        if (raw.writableLength > MOST_BUFFERED) raw.destroy();
        else raw.write(text);
      },
      onClose: (ended) => raw.on('close', ended),
    };
  }

  /** Whoever listens comes back by itself, to another process or to this one once it is up again. */
  close(): void {
    for (const { raw } of this.#open) raw.end();
  }
}
