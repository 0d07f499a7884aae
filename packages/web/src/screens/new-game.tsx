/** Set up a game on this device: who plays, with which powers, who begins. */

import { type God, godNamed } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Button, Segments } from '../design/controls.tsx';
import { banAmong, randomGods } from '../play/line-up.ts';
import { type LocalMode, startGame } from '../play/start.ts';
import { prefer, preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { GodSelect } from './god-select.tsx';
import { LevelSelect } from './level-select.tsx';

type Starter = '0' | '1' | 'lot';

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
    [god ?? 'mortal', 'mortal'].flatMap((id) => godNamed(id) ?? []),
  );
  const [starter, setStarter] = useState<Starter>('0');
  const ban = banAmong(gods);
  const labels =
    mode === 'engine' ? [words.new.you, words.new.other] : [words.new.power(1), words.new.power(2)];
  const start = (): void => {
    const first = starter === 'lot' ? Math.floor(Math.random() * 2) : Number(starter);
    void startGame(mode, gods, first, [level, other]);
  };
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
      {gods.map((power, player) => (
        <GodSelect
          key={labels[player]}
          label={labels[player] ?? ''}
          value={power}
          onChange={(chosen) => setGods(gods.with(player, chosen))}
        />
      ))}
      <Button onClick={() => setGods(randomGods(2))}>{words.new.random}</Button>
      <Segments
        legend={words.new.starts}
        value={starter}
        options={[
          ['0', mode === 'engine' ? words.new.youStart : words.new.first],
          ['1', mode === 'engine' ? words.new.theyStart : words.new.second],
          ['lot', words.new.either],
        ]}
        onChange={setStarter}
      />
      {ban !== undefined && (
        <p className="notice bad" role="alert">
          {words.new.banned(ban)}
        </p>
      )}
      <Button look="primary" className="big" onClick={start} disabled={ban !== undefined}>
        {words.new.start}
      </Button>
    </div>
  );
};
