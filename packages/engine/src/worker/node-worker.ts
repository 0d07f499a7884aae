/** The thread of a Node engine. */

import { parentPort } from 'node:worker_threads';
import { Desk } from './desk.ts';
import type { Order } from './messages.ts';

const desk = new Desk((report) => parentPort?.postMessage(report));
parentPort?.on('message', (order: Order) => desk.take(order));
