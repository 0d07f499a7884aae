/** Players for tests: they do anything legal. */
import { nextSteps, parseFen, type Step } from '@caldera/rules';
import type { GameView } from '@caldera/server/protocol';
import type { Live } from './client.ts';

export const viewOf = async (live: Live, game: string, seat?: string): Promise<GameView> => {
  const answer = await live.watch(game, seat);
  if (answer.type !== 'done' || answer.view === undefined) throw new Error(JSON.stringify(answer));
  return answer.view;
};

/** What may be done in a game, worked out as a client would. */
export const stepsIn = (view: GameView): readonly Step[] => {
  const position = parseFen(view.fen);
  if (!position.ok) throw new Error(position.error.message);
  return nextSteps(position.value, view.steps);
};

export const firstStep = (view: GameView): Step => {
  const [step] = stepsIn(view);
  if (step === undefined) throw new Error('nothing to do');
  return step;
};

/** Plays one seat until the game is over; the others play by themselves. */
export const playRandomly = async (
  live: Live,
  game: string,
  token: string,
  seat: number,
): Promise<GameView> => {
  let view = await viewOf(live, game, token);
  while (view.status === 'playing') {
    if (view.decides === seat) {
      await live.command(game, token, { kind: 'play', steps: [firstStep(view)] });
    } else {
      const { seq } = view;
      await live.until((m) => m.type === 'event' && m.game === game && m.seq > seq);
    }
    view = await viewOf(live, game, token);
  }
  return view;
};
