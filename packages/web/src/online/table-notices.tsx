/** What has to be seen now, whatever else is on the screen: offers, claims, and how the connection is. */

import { sideOf } from '@caldera/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Button } from '../design/controls.tsx';
import { Sentence, Ticking } from '../design/sentence.tsx';
import { shortened } from '../play/names.ts';
import { useWords } from '../words/index.ts';
import { problemIn } from './http.ts';
import type { OnlineGame, OnlineState } from './online-game.ts';

const CLAIM_AFTER_MS = 60_000;

interface Away {
  readonly seat: number;
  /** Seconds until one can go on without them. */
  readonly left: number;
  /** Two others are left then, and the game goes on. */
  readonly playsOn: boolean;
}

/** Who else is still in the game, with or against somebody who plays. */
const othersIn = ({ view, game }: OnlineState, together: boolean): readonly number[] => {
  const { you } = view;
  if (view.status !== 'playing' || game === undefined || you === undefined) return [];
  const { table, out } = game.open.position;
  const plays = (seat: number): boolean => (out & (1 << seat)) === 0;
  if (!plays(you)) return [];
  return [...table.gods.keys()].filter(
    (seat) => seat !== you && plays(seat) && (sideOf(table, seat) === sideOf(table, you)) === together,
  );
};

/** The opponent who left, if that is of use to somebody who plays. */
const useAway = (online: OnlineGame): Away | undefined => {
  const state = useStore(online.state);
  const { view } = state;
  const [now, setNow] = useState(() => Date.now());
  const opponents = othersIn(state, false);
  const away = view.gone.find(({ seat }) => opponents.includes(seat));
  const [counted, setCounted] = useState(away);
  // the count begins when somebody leaves, not when the game was opened: its first number is the one that is heard
  if (counted !== away) {
    setCounted(away);
    setNow(Date.now());
  }
  useEffect(() => {
    if (away === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [away]);
  if (away === undefined) return undefined;
  const left = Math.max(0, Math.ceil((away.since + CLAIM_AFTER_MS - now - online.offset) / 1000));
  return { seat: away.seat, left, playsOn: view.seats.length === 3 && opponents.length === 2 };
};

interface Notice {
  readonly key: string;
  readonly text: string;
  /** The same with names that are cut. */
  readonly short?: string;
  /** It counts seconds. */
  readonly ticks?: boolean;
  /** Something went wrong. */
  readonly bad?: boolean;
  /** Said at once to whoever hears the screen. */
  readonly urgent?: boolean;
  readonly answers?: ReactNode;
}

const useNotices = (online: OnlineGame, names: readonly string[]): readonly Notice[] => {
  const all = useWords();
  const words = all.online;
  const state = useStore(online.state);
  const { view, link, refusal, declined } = state;
  const away = useAway(online);
  const notices: Notice[] = [];
  if (link !== 'open')
    notices.push({ key: link, bad: true, text: link === 'lost' ? words.lost : words.connecting });
  if (refusal !== undefined)
    notices.push({ key: 'refusal', bad: true, urgent: true, text: problemIn(all, refusal) });
  for (const seat of othersIn(state, true)) {
    if (view.gone.every((gone) => gone.seat !== seat)) continue;
    const name = names[seat] ?? '';
    notices.push({
      key: 'partner',
      text: words.partnerGone(name),
      short: words.partnerGone(shortened(name)),
    });
  }
  if (away !== undefined) {
    const name = names[away.seat] ?? '';
    const tell = away.playsOn ? words.goneOfThree : words.gone;
    const told = { text: tell(name, away.left), short: tell(shortened(name), away.left) };
    const claim = (
      <Button look="primary" onClick={() => void online.command({ kind: 'claim', as: 'win' })}>
        {away.playsOn ? words.playOn : words.claim}
      </Button>
    );
    // that one can claim now is news again
    notices.push(
      away.left > 0 ? { key: 'gone', ...told, ticks: true } : { key: 'claim', ...told, answers: claim },
    );
  }
  for (const { seat, what } of view.offers) {
    if (view.you === undefined || seat === view.you) continue;
    const name = names[seat] ?? '';
    notices.push({
      key: what,
      urgent: true,
      text: words.offered[what](name),
      short: words.offered[what](shortened(name)),
      answers: (
        <>
          <Button look="primary" icon="done" onClick={() => online.offer(what)}>
            {words.accept}
          </Button>
          <Button icon="close" onClick={() => void online.command({ kind: 'decline', what })}>
            {words.decline}
          </Button>
        </>
      ),
    });
  }
  if (view.offers.some(({ seat }) => seat === view.you)) notices.push({ key: 'asked', text: words.asked });
  if (declined !== undefined) {
    const name = names[declined] ?? '';
    notices.push({ key: 'declined', text: words.declined(name), short: words.declined(shortened(name)) });
  }
  return notices;
};

/** One at a time, the newest first, so that the board stays free; the others are a tap away. */
export const TableNotices = ({
  online,
  names,
}: {
  readonly online: OnlineGame;
  readonly names: readonly string[];
}): ReactNode => {
  const words = useWords();
  const notices = useNotices(online, names);
  const [known, setKnown] = useState<readonly string[]>([]);
  const keys = notices.map(({ key }) => key);
  const order = [
    ...keys.filter((key) => !known.includes(key)).reverse(),
    ...known.filter((key) => keys.includes(key)),
  ];
  const now = order.join(' ');
  useEffect(() => setKnown(now === '' ? [] : now.split(' ')), [now]);
  const shown = notices.find(({ key }) => key === order[0]);
  if (shown === undefined) return null;
  const more = order.length - 1;
  return (
    <>
      <div
        key={shown.key}
        className={shown.bad === true ? 'notice bad' : 'notice'}
        role={shown.urgent === true ? 'alert' : 'status'}
      >
        <p>
          {shown.ticks === true ? (
            <Ticking now={shown.short ?? shown.text} plain={shown.text} />
          ) : (
            <Sentence full={shown.text} short={shown.short ?? shown.text} />
          )}
        </p>
        {shown.answers !== undefined && <div className="row">{shown.answers}</div>}
      </div>
      {more > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => setKnown([...order.slice(1), shown.key])}
        >
          <span aria-hidden="true">+{more}</span>
          <span className="unseen">{words.online.moreNews(more)}</span>
        </button>
      )}
    </>
  );
};
