/** Set up a game on this device: who plays, with which powers, who begins. */

import { type God, godNamed } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Button, Segments, Switch } from '../design/controls.tsx';
import { forgetDraft, type KeptDraft, keptDraft } from '../play/kept-draft.ts';
import { banAmong, randomGods, seatedFor } from '../play/line-up.ts';
import { DRAFTS, draw, type LocalDraftMode, openDraft } from '../play/local-draft.ts';
import type { Players } from '../play/players.ts';
import { type LocalMode, startGame } from '../play/start.ts';
import { prefer, preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { DraftScreen } from './draft-screen.tsx';
import { GodSelect } from './god-select.tsx';
import { LevelSelect } from './level-select.tsx';
import { PlayersSelect } from './players-select.tsx';

/** A seat, or nobody yet. */
type Starter = '0' | '1' | '2' | '3' | 'lot';
const SEATS = ['0', '1', '2', '3'] as const;
type Powers = 'given' | LocalDraftMode;
const POWERS: readonly Powers[] = ['given', ...DRAFTS];

export const NewGameScreen = ({
  mode,
  god,
}: {
  readonly mode: LocalMode;
  readonly god?: string;
}): ReactNode => {
  const words = useWords();
  const { level } = useStore(preferences);
  const [other, setOther] = useState(level);
  const [gods, setGods] = useState<readonly God[]>(() =>
    seatedFor(
      [godNamed(god ?? '')].flatMap((known) => known ?? []),
      2,
    ),
  );
  const [players, setPlayers] = useState<Players>(2);
  const [starter, setStarter] = useState<Starter>('0');
  const [powers, setPowers] = useState<Powers>('given');
  const [simple, setSimple] = useState(true);
  // whoever comes with a power in mind has not come for the draft they left
  const [draft, setDraft] = useState<KeptDraft | undefined>(() =>
    god === undefined ? keptDraft(mode) : undefined,
  );
  const given = powers === 'given';
  const ban = given ? banAmong(gods) : undefined;
  const alone = mode === 'engine';
  const labels = gods.map((_, player) => {
    if (alone && player === 0) return words.new.you;
    return alone && players === 2 ? words.new.other : words.new.power(player + 1);
  });
  const seatName = (player: number): string => {
    if (alone && player === 0) return words.new.youStart;
    return alone && players === 2 ? words.new.theyStart : words.players.seat(player + 1);
  };
  const sit = (wanted: Players): void => {
    setPlayers(wanted);
    setGods(seatedFor(gods, wanted));
    setStarter('0');
  };
  const start = (): void => {
    if (powers !== 'given') {
      const opening = { mode: powers, simple, players, challenger: draw(players) };
      const opened = openDraft(opening);
      if (opened.ok) setDraft({ place: { mode, levels: [level, other], opening }, drafting: opened.value });
      return;
    }
    const first = starter === 'lot' ? draw(players) : Number(starter);
    void startGame(mode, gods, first, [level, other]);
  };
  const leaveDraft = (): void => {
    forgetDraft();
    setDraft(undefined);
  };
  if (draft !== undefined) return <DraftScreen begun={draft} onLeave={leaveDraft} />;
  return (
    <div className="page narrow stack">
      <h1>{words.new.modes[mode]}</h1>
      {mode !== 'device' && (
        <LevelSelect
          label={mode === 'watch' ? `${words.new.level} 1` : words.new.level}
          value={level}
          onChange={(chosen) => prefer({ level: chosen })}
        />
      )}
      {mode === 'watch' && <LevelSelect label={`${words.new.level} 2`} value={other} onChange={setOther} />}
      <PlayersSelect value={players} onChange={sit} />
      {mode !== 'watch' && (
        <Segments
          legend={words.new.gods}
          value={powers}
          options={POWERS.map((each) => [each, words.online.modes[each]])}
          onChange={setPowers}
        />
      )}
      {!given && <Switch label={words.online.simpleOnly} value={simple} onChange={setSimple} />}
      {given && (
        <div className="two-columns">
          {gods.map((power, player) => (
            <GodSelect
              key={labels[player]}
              label={labels[player] ?? ''}
              value={power}
              players={players}
              others={gods.filter((_, seat) => seat !== player)}
              onChange={(chosen) => setGods(gods.with(player, chosen))}
            />
          ))}
        </div>
      )}
      {given && <Button onClick={() => setGods(randomGods(players))}>{words.new.random}</Button>}
      {given && (
        <Segments
          legend={words.new.starts}
          value={starter}
          options={[
            ...SEATS.slice(0, players).map((seat, player) => [seat, seatName(player)] as const),
            ['lot', words.new.either],
          ]}
          onChange={setStarter}
        />
      )}
      {ban !== undefined && (
        <p className="notice bad" role="alert">
          {words.new.banned(words.said('BANNED_PAIR', ban))}
        </p>
      )}
      <Button look="primary" className="big" onClick={start} disabled={ban !== undefined}>
        {words.new.start}
      </Button>
    </div>
  );
};
