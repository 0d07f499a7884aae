/** A game on the server, from the invitation to the last word. */

import { type God, godNamed, poolOf } from '@caldera/rules';
import type { DraftView, GameView } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { makeRoute } from '../app/route.ts';
import { useStore } from '../app/store.ts';
import { Button } from '../design/controls.tsx';
import { EmptyPlace, Waiting } from '../design/empty-place.tsx';
import { GodTile } from '../gods/god-tile.tsx';
import { godNameIn } from '../gods/god-words.ts';
import { DraftPanel } from '../play/draft-panel.tsx';
import { GameScreen } from '../play/game-screen.tsx';
import { calledIn } from '../play/names.ts';
import { preferences } from '../settings/preferences.ts';
import { useWords, type Words } from '../words/index.ts';
import { Clock, clockText } from './clock.tsx';
import { findGame, joinGame, type Problem, problemIn, whoAmI } from './http.ts';
import { Invitation } from './invitation.tsx';
import { OnlineGame } from './online-game.ts';
import { keepSeatKey, seatKey } from './seats.ts';
import { TableNotices } from './table-notices.tsx';
import { Rematch, TableMenu } from './table-talk.tsx';

const Playing = ({ online }: { readonly online: OnlineGame }): ReactNode => {
  const words = useWords();
  const { view } = useStore(online.state);
  const controller = useMemo(() => online.controller(), [online]);
  const { seats } = useStore(controller);
  const names = calledIn(words, seats);
  const { clock } = view;
  return (
    <GameScreen
      controller={controller}
      beside={(seat) =>
        clock !== undefined && (
          <Clock clock={clock} seat={seat} name={names[seat] ?? ''} offset={online.offset} />
        )
      }
      notices={<TableNotices online={online} names={names} />}
      menu={<TableMenu online={online} />}
      again={<Rematch online={online} />}
    >
      {view.you === undefined && <p className="muted">{words.online.watching}</p>}
    </GameScreen>
  );
};

/** What one agrees to by sitting down. */
const agreedIn = (words: Words, { setup }: GameView): readonly string[] => {
  const { gods } = setup;
  const powers =
    gods.mode === 'given'
      ? gods.gods.map((id) => godNameIn(words, id)).join(' – ')
      : words.online.modes[gods.mode];
  return [
    ...(setup.players > 2 ? [words.new.counts[setup.players]] : []),
    powers,
    clockText(words, setup.clock),
    ...(setup.rated ? [words.online.rated] : []),
  ];
};

/** The powers that are settled already, to be read before one sits down. */
const powersIn = ({ setup: { gods } }: GameView): readonly God[] =>
  (gods.mode === 'given' ? [...new Set(gods.gods)] : [])
    .flatMap((id) => godNamed(id) ?? [])
    .filter((god) => god.set !== 'mortal');

const Joining = ({
  online,
  onJoined,
}: {
  readonly online: OnlineGame;
  readonly onJoined: () => void;
}): ReactNode => {
  const words = useWords();
  const { view } = useStore(online.state);
  const [problem, setProblem] = useState('');
  const host = view.seats.find((sitter) => sitter !== null)?.name ?? words.players.guest;
  const join = async (): Promise<void> => {
    const seated = await joinGame(view.id, preferences.get().name.trim());
    if (!seated.ok) return setProblem(problemIn(words, seated.error));
    keepSeatKey(view.id, seated.value.token);
    onJoined();
  };
  return (
    <div className="page narrow stack">
      <h1>{words.online.joinTitle(host)}</h1>
      <p>{words.online.seatFree}</p>
      <ul className="facts plain">
        {agreedIn(words, view).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ul className="two-columns plain">
        {powersIn(view).map((god) => (
          <li key={god.id}>
            <GodTile god={god} still />
          </li>
        ))}
      </ul>
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <Button look="primary" className="big" onClick={() => void join()}>
        {words.online.join}
      </Button>
    </div>
  );
};

/** What a draft can be answered with: the whole pool, what lies on the table, or what the rules still allow. */
const choicesIn = ({ setup }: GameView, { step, offer, choices }: DraftView): readonly string[] => {
  if (step === 'start-power') return offer;
  if (step !== 'offer' || setup.gods.mode === 'given') return choices;
  return poolOf(setup.gods.pool, setup.players).map((god) => god.id);
};

/** Before the first turn nobody loses anything by leaving. */
const CallOff = ({ online }: { readonly online: OnlineGame }): ReactNode => (
  <Button look="quiet" onClick={() => online.offer('abort')}>
    {useWords().online.offers.abort}
  </Button>
);

const CalledOff = (): ReactNode => {
  const words = useWords();
  return (
    <div className="page narrow stack">
      <EmptyPlace>{words.online.calledOff}</EmptyPlace>
      <a className="button primary" href={makeRoute({ screen: 'new', mode: 'friend' })}>
        {words.over.newGame}
      </a>
    </div>
  );
};

const WaitingPage = (): ReactNode => (
  <div className="page narrow stack">
    <Waiting>{useWords().online.loading}</Waiting>
  </div>
);

const Inside = ({
  online,
  onJoined,
}: {
  readonly online: OnlineGame;
  readonly onJoined: () => void;
}): ReactNode => {
  const words = useWords();
  const { view, refusal, game } = useStore(online.state);
  if (view.status === 'open') {
    return view.you === undefined ? (
      <Joining online={online} onJoined={onJoined} />
    ) : (
      <Invitation view={view}>
        <CallOff online={online} />
      </Invitation>
    );
  }
  if (view.status === 'drafting' && view.draft !== undefined) {
    const { draft } = view;
    const mode = view.setup.gods.mode;
    const names = view.seats.map((sitter, seat) =>
      seat === view.you ? words.players.you : (sitter?.name ?? words.players.seat(seat + 1)),
    );
    return (
      <DraftPanel
        key={`${draft.seat} ${draft.step}`}
        leave={view.you === undefined ? null : <CallOff online={online} />}
        now={{
          ...draft,
          player: draft.seat,
          names,
          choices: choicesIn(view, draft),
          wanted: mode === 'mirror' ? 1 : view.setup.players,
        }}
        mayAct={draft.seat === view.you}
        problem={refusal === undefined ? '' : problemIn(words, refusal)}
        onStep={(step) => void online.command({ kind: 'draft', step })}
      />
    );
  }
  if (view.status === 'ended' && game === undefined) return <CalledOff />;
  return game === undefined ? <WaitingPage /> : <Playing online={online} />;
};

export const OnlineScreen = ({ id }: { readonly id: string }): ReactNode => {
  const words = useWords();
  const [online, setOnline] = useState<OnlineGame>();
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let made: OnlineGame | undefined;
    let wanted = attempt >= 0;
    // whoever only watches wants to be somebody, too: else nothing can be said
    void Promise.all([findGame(id, seatKey(id)), whoAmI()]).then(([found]) => {
      if (!wanted) return;
      if (!found.ok) return setProblem(found.error);
      const key = found.value.token ?? seatKey(id);
      if (key !== undefined) keepSeatKey(id, key);
      made = new OnlineGame(found.value.game, key);
      setProblem(undefined);
      setOnline(made);
    });
    return () => {
      wanted = false;
      made?.dispose();
    };
  }, [id, attempt]);
  if (problem !== undefined) {
    const unreachable = problem.code === 'UNREACHABLE';
    return (
      <div className="page narrow stack">
        <h1>{unreachable ? words.online.noServer : words.lost.title}</h1>
        <div role="alert">
          <EmptyPlace>{unreachable ? words.online.unreachable : words.online.notFound}</EmptyPlace>
        </div>
        <Button {...(unreachable ? { look: 'primary' } : {})} onClick={() => setAttempt(attempt + 1)}>
          {words.online.retry}
        </Button>
        <a className={unreachable ? 'button' : 'button primary'} href={makeRoute({ screen: 'home' })}>
          {words.lost.home}
        </a>
      </div>
    );
  }
  if (online === undefined) {
    return <WaitingPage />;
  }
  return <Inside online={online} onJoined={() => setAttempt(attempt + 1)} />;
};
