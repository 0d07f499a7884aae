/** Who is calling, as far as an address tells, and how many of its connections are open. */

import type { IncomingMessage } from 'node:http';

const GROUPS = 8;
/** IPv6 gives everybody a whole network: its first four groups are what counts. */
const OF_A_NETWORK = 4;

/** One key for all addresses that one caller can have. */
export const addressKey = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::').map((part) => part.replace(/%.*$/, ''));
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, OF_A_NETWORK).join(':');
};

/** The address of a caller behind so many proxies that we trust: each adds who called it at the end of the list. */
export const callerOf = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .toReversed();
  const chain = [socket.remoteAddress ?? '', ...told];
  return chain[Math.min(proxies, chain.length - 1)] ?? '';
};

/** Connections that stay open, sockets and streams alike: nobody may hold them all. */
export class Crowd {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Answers with what to call when the connection ends, or with nothing: too many are open already. */
  enter(address: string): (() => void) | undefined {
    const key = addressKey(address);
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(key, count + 1);
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}
