/** Look through a game that is over, or that somebody sent. */

import { type ChangeEvent, type ReactNode, useMemo, useState } from 'react';
import { goTo } from '../app/navigation.ts';
import { makeRoute } from '../app/route.ts';
import { createStore } from '../app/store.ts';
import { Button } from '../design/controls.tsx';
import { EmptyPlace } from '../design/empty-place.tsx';
import type { GameController, Seat } from '../play/controller.ts';
import type { Game } from '../play/game.ts';
import { GameScreen } from '../play/game-screen.tsx';
import { useWords } from '../words/index.ts';
import { gameFromLink, linkTextOf, readGame } from './records.ts';

const person: Seat = { kind: 'person', name: '', here: false };

const nothing = (): void => {};

/** A game that only can be looked at. */
const still = (game: Game): GameController => {
  const seats = game.start.table.gods.map(() => person);
  const store = createStore({ game, seats, mayAct: false, thinking: false, pov: 0 });
  return {
    get: store.get,
    subscribe: store.subscribe,
    take: nothing,
    undo: nothing,
    commit: nothing,
    dispose: nothing,
  };
};

const Import = (): ReactNode => {
  const words = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = (source: string): void => {
    const game = readGame(source);
    if (game.ok) goTo({ screen: 'replay', record: linkTextOf(game.value) });
    else setProblem(words.unreadable(game.error));
  };
  const openFile = (event: ChangeEvent<HTMLInputElement>): void => {
    void event.target.files?.[0]?.text().then(open);
  };
  return (
    <div className="page narrow stack">
      <h1>{words.replay.title}</h1>
      <label className="field">
        <span>{words.replay.paste}</span>
        <textarea className="input" rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="primary" onClick={() => open(text)} disabled={text.trim() === ''}>
          {words.replay.open}
        </Button>
        <label className="button file">
          {words.replay.file}
          <input type="file" accept=".txt,.caldera,text/plain" onChange={openFile} />
        </label>
      </div>
    </div>
  );
};

export const ReplayScreen = ({ record }: { readonly record: string | undefined }): ReactNode => {
  const words = useWords();
  const controller = useMemo(() => {
    const game = record === undefined ? undefined : gameFromLink(record);
    return game === undefined ? undefined : still(game);
  }, [record]);
  if (record === undefined) return <Import />;
  if (controller === undefined) {
    return (
      <div className="page narrow stack">
        <h1>{words.lost.title}</h1>
        <div role="alert">
          <EmptyPlace>{words.replay.broken}</EmptyPlace>
        </div>
        <a className="button primary" href={makeRoute({ screen: 'replay' })}>
          {words.replay.title}
        </a>
      </div>
    );
  }
  return <GameScreen controller={controller} />;
};
