// A bot in forty lines: takes a seat by link, waits for its turn, plays any legal turn.
//   node examples/bot/bot.mjs http://127.0.0.1:3000 <game id> [token]
import { parseFen, turns } from '@caldera/rules';

const [address = 'http://127.0.0.1:3000', game, token] = process.argv.slice(2);

const call = async (path, body, bearer) => {
  const headers = {
    'content-type': 'application/json',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** A legal turn of the position, as steps. */
const choose = (fen) => {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(position.error.message);
  const legal = [...turns(position.value)];
  const winning = legal.find(({ after }) => after.winner === position.value.toMove);
  return (winning ?? legal[Math.floor(Math.random() * legal.length)]).steps;
};

const bot = token ?? (await call('/api/bots', { name: 'Forty lines' })).token;
if (game) await call(`/api/games/${game}/join`, {}, bot);

const stream = await fetch(`${address}/api/bot/stream`, { headers: { authorization: `Bearer ${bot}` } });
console.log('The bot listens.');
let text = '';
for await (const chunk of stream.body) {
  text += Buffer.from(chunk).toString();
  const lines = text.split('\n');
  text = lines.pop() ?? '';
  for (const line of lines.filter(Boolean)) {
    const turn = JSON.parse(line);
    if (turn.steps.length > 0) continue;
    const command = { kind: 'play', steps: choose(turn.fen), ply: turn.ply };
    await call(`/api/games/${turn.game}/commands`, { id: `ply${turn.ply}`, command }, bot).catch(
      console.error,
    );
  }
}
