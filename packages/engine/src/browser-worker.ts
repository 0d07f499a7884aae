/** The thread of a browser engine: `new Worker(…, { type: 'module' })` of this file. */

import { Desk } from './worker/desk.ts';
import type { Order } from './worker/messages.ts';

const desk = new Desk((report) => postMessage(report));
addEventListener('message', ({ data }: MessageEvent<Order>) => desk.take(data));
