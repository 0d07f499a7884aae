/** Create a game on the server, for a friend or for the lobby. */

import { type God, godNamed } from '@caldera/rules';
import type { ClockSetup, GodsSetup } from '@caldera/server/protocol';
import { type ReactNode, useState } from 'react';
import { goTo } from '../app/navigation.ts';
import { Button, Segments, Switch } from '../design/controls.tsx';
import { banAmong, seatedFor } from '../play/line-up.ts';
import type { Players } from '../play/players.ts';
import { GodSelect } from '../screens/god-select.tsx';
import { PlayersSelect } from '../screens/players-select.tsx';
import { preferences } from '../settings/preferences.ts';
import { useWords, type Words } from '../words/index.ts';
import { clockText } from './clock.tsx';
import { createGame, problemIn, rename } from './http.ts';
import { keepSeatKey } from './seats.ts';

type Mode = keyof Words['online']['modes'];
type Clock = 'none' | 'blitz' | 'rapid' | 'turn' | 'slow';

const MODES: readonly Mode[] = ['mortals', 'given', 'challenger', 'free', 'random', 'mirror'];
const CLOCKS: Readonly<Record<Clock, ClockSetup>> = {
  none: { kind: 'none' },
  blitz: { kind: 'fischer', initial: 180_000, increment: 5_000 },
  rapid: { kind: 'fischer', initial: 600_000, increment: 10_000 },
  turn: { kind: 'turn', limit: 60_000 },
  slow: { kind: 'correspondence', days: 3 },
};
const CLOCK_NAMES: readonly Clock[] = ['none', 'blitz', 'rapid', 'turn', 'slow'];

const godsSetup = (mode: Mode, gods: readonly God[], simple: boolean): GodsSetup => {
  if (mode === 'mortals') return { mode: 'given', gods: gods.map(() => 'mortal'), first: 0 };
  if (mode === 'given') return { mode, gods: gods.map((god) => god.id), first: 0 };
  return { mode, pool: simple ? { sets: ['simple'] } : {} };
};

export const CreateScreen = (): ReactNode => {
  const words = useWords();
  const { online } = words;
  const [mode, setMode] = useState<Mode>('mortals');
  const [players, setPlayers] = useState<Players>(2);
  const [clock, setClock] = useState<Clock>('none');
  const [simple, setSimple] = useState(true);
  const [listed, setListed] = useState(false);
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState('');
  const [gods, setGods] = useState<readonly God[]>(() =>
    ['apollo', 'pan'].flatMap((id) => godNamed(id) ?? []),
  );
  const ban = mode === 'given' ? banAmong(gods) : undefined;

  const create = async (): Promise<void> => {
    const { name } = preferences.get();
    if (name.trim() !== '') await rename(name.trim());
    const made = await createGame({
      players,
      gods: godsSetup(mode, gods, simple),
      clock: CLOCKS[clock],
      isPublic: listed,
      rated: rated && players === 2,
      seats: gods.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    });
    if (!made.ok) {
      setProblem(problemIn(words, made.error));
      return;
    }
    keepSeatKey(made.value.game.id, made.value.token);
    goTo({ screen: 'online', game: made.value.game.id });
  };

  return (
    <div className="page narrow stack">
      <h1>{online.createTitle}</h1>
      <PlayersSelect
        value={players}
        onChange={(wanted) => {
          setPlayers(wanted);
          setGods(seatedFor(gods, wanted));
        }}
      />
      <Segments
        legend={online.gods}
        value={mode}
        options={MODES.map((each) => [each, online.modes[each]])}
        onChange={setMode}
      />
      {mode === 'given' && (
        <div className="two-columns">
          {gods.map((power, player) => (
            <GodSelect
              key={words.new.power(player + 1)}
              label={
                player === 0 ? words.new.you : players === 2 ? words.new.other : words.new.power(player + 1)
              }
              value={power}
              players={players}
              others={gods.filter((_, seat) => seat !== player)}
              onChange={(chosen) => setGods(gods.with(player, chosen))}
            />
          ))}
        </div>
      )}
      {mode !== 'given' && mode !== 'mortals' && (
        <Switch label={online.simpleOnly} value={simple} onChange={setSimple} />
      )}
      <Segments
        legend={online.clock}
        value={clock}
        options={CLOCK_NAMES.map((each) => [each, clockText(words, CLOCKS[each])])}
        onChange={setClock}
      />
      <Switch label={online.listed} value={listed} onChange={setListed} />
      {players === 2 && <Switch label={online.rated} value={rated} onChange={setRated} />}
      {rated && players === 2 && <p className="muted">{online.ratedHelp}</p>}
      {(ban !== undefined || problem !== '') && (
        <p className="notice bad" role="alert">
          {ban === undefined ? problem : words.new.banned(words.said('BANNED_PAIR', ban))}
        </p>
      )}
      <Button look="primary" className="big" onClick={() => void create()} disabled={ban !== undefined}>
        {online.create}
      </Button>
    </div>
  );
};
