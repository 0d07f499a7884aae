/**
 * Connections on which nothing was ever asked: browsers open some in advance. At the end Node lets go of those that have
 * been used and rest, but waits for these until they time out.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Answers with what lets go of them. */
export const watchSilent = (server: Server): (() => void) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
};
