/** One decision of a draft, whoever makes it: on this device or on the server. */

import { type DraftStep, type God, godNamed } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { GodTile } from '../gods/god-tile.tsx';
import { godNameIn } from '../gods/god-words.ts';
import { useWords, type Words } from '../words/index.ts';

export interface DraftNow {
  readonly step: DraftStep['kind'];
  readonly player: number;
  /** What may be chosen now. */
  readonly choices: readonly string[];
  /** How many an offer has. */
  readonly wanted: number;
  readonly picks: readonly (string | null)[];
  readonly names: readonly string[];
}

const question = (words: Words, { step, wanted }: DraftNow): string => {
  switch (step) {
    case 'offer':
      return wanted === 1 ? words.draft.offerOne : words.draft.offer(wanted);
    case 'start-power':
      return words.draft.startPower;
    case 'pick':
      return words.draft.pick;
    case 'start-player':
      return words.draft.startPlayer;
  }
};

/** At a shared device it has to be said who is asked. */
const asked = (words: Words, now: DraftNow): string => {
  const name = now.names[now.player] ?? '';
  return name === words.players.you ? question(words, now) : `${name}: ${question(words, now)}`;
};

const godsNamed = (ids: readonly string[]): readonly God[] => ids.flatMap((id) => godNamed(id) ?? []);

export const DraftPanel = ({
  now,
  mayAct,
  problem,
  leave,
  onStep,
}: {
  readonly now: DraftNow;
  readonly mayAct: boolean;
  readonly problem: string;
  /** The way out. */
  readonly leave?: ReactNode;
  readonly onStep: (step: DraftStep) => void;
}): ReactNode => {
  const words = useWords();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const choose = (god: string): void => {
    if (now.step === 'pick') onStep({ kind: 'pick', god });
    else if (now.step === 'start-power') onStep({ kind: 'start-power', god });
    else {
      const without = marked.filter((id) => id !== god);
      setMarked(without.length < marked.length ? without : [...marked, god].slice(-now.wanted));
    }
  };
  return (
    <div className="page stack">
      <h1>{words.draft.title}</h1>
      <p className="prompt" role="status">
        {mayAct ? asked(words, now) : words.draft.waits(now.names[now.player] ?? '')}
      </p>
      {now.picks.some((pick) => pick !== null) && (
        <p>
          {words.draft.chosen}:{' '}
          {now.picks
            .map((pick, seat) => `${now.names[seat]}: ${pick === null ? '…' : godNameIn(words, pick)}`)
            .join(', ')}
        </p>
      )}
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {mayAct && now.step === 'start-player' && (
        <div className="row">
          {now.names.map((name, player) => (
            <Button key={name} look="primary" onClick={() => onStep({ kind: 'start-player', player })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {now.step !== 'start-player' && (
        <ul className="plain god-grid">
          {godsNamed(now.choices).map((god) => (
            <li key={god.id}>
              <GodTile
                god={god}
                {...(mayAct ? { onChoose: () => choose(god.id) } : { still: true })}
                {...(now.step === 'offer' ? { marked: marked.includes(god.id) } : {})}
              />
            </li>
          ))}
        </ul>
      )}
      {leave}
      {mayAct && now.step === 'offer' && (
        <div className="sticky-bar">
          <Button
            look="primary"
            className="big"
            disabled={marked.length !== now.wanted}
            onClick={() => onStep({ kind: 'offer', gods: marked })}
          >
            {words.draft.offerDone(now.wanted)} ({marked.length}/{now.wanted})
          </Button>
        </div>
      )}
    </div>
  );
};
