import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, Line } from '../src/live/line.ts';

test('a line carries texts of every length, and keeps quiet once it is closed', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Ἀθηνᾶ 🏛️ '.repeat(20));
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const line = new Line(socket, stream);
      for (const text of texts) line.send(frameOf(text));
      line.close(1000, 'all said');
      line.send(frameOf('too late'));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  const code = await new Promise<number>((resolve) => client.once('close', resolve));
  expect(code).toBe(1000);
  expect(heard).toEqual(texts);
});
