/**
 * The line to one client. Every message is a text frame of RFC 6455 in one piece, made once for all who are told the
 * same, and given to the stream as it is: header and text in two pieces cost twice the work for each listener.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A client that lets this much pile up is cut off: it can resume, and nobody else has to wait for it. */
const MOST_BUFFERED = 1_000_000;

const WHOLE_TEXT = 0x81;
/** Lengths up to this fit the second byte; after it these values announce two or eight bytes of length. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

export class Line {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;

  /** `stream`: what the socket itself writes to. Nothing is compressed, so its frames and ours never mix. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > MOST_BUFFERED) this.#socket.terminate();
    else this.#stream.write(frame);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}
