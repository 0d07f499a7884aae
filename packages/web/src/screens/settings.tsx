import type { ReactNode } from 'react';
import { useStore } from '../app/store.ts';
import { Segments, Switch } from '../design/controls.tsx';
import { BOARDS, CONFIRMS, LANGUAGES, THEMES } from '../settings/preference-values.ts';
import { prefer, preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';

const labelled = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): readonly (readonly [T, string])[] => values.map((value) => [value, labels[value]]);

/** A browser wants to be asked before it may notify. */
const allow = async (notify: boolean): Promise<void> => {
  const granted =
    notify && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
  prefer({ notify: granted });
};

export const SettingsScreen = (): ReactNode => {
  const words = useWords();
  const liked = useStore(preferences);
  const { settings } = words;
  return (
    <div className="page medium stack">
      <h1>{settings.title}</h1>
      <div className="panels">
        <div className="card stack">
          <Segments
            legend={settings.board}
            value={liked.board}
            options={labelled(BOARDS, settings.boards)}
            onChange={(board) => prefer({ board })}
          />
          <Segments
            legend={settings.theme}
            value={liked.theme}
            options={labelled(THEMES, settings.themes)}
            onChange={(theme) => prefer({ theme })}
          />
          <Segments
            legend={settings.confirm}
            value={liked.confirm}
            options={labelled(CONFIRMS, settings.confirms)}
            onChange={(confirm) => prefer({ confirm })}
          />
          <Segments
            legend={settings.language}
            value={liked.language}
            options={labelled(LANGUAGES, settings.languages)}
            onChange={(language) => prefer({ language })}
          />
        </div>
        <div className="card stack">
          <div className="switches">
            <Switch label={settings.sound} value={liked.sound} onChange={(sound) => prefer({ sound })} />
            {liked.sound && (
              <label className="field">
                <span>{settings.volume}</span>
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.1}
                  value={liked.volume}
                  onChange={(event) => prefer({ volume: Number(event.target.value) })}
                />
              </label>
            )}
            <Switch label={settings.notify} value={liked.notify} onChange={(notify) => void allow(notify)} />
            <Switch label={settings.calm} value={liked.calm} onChange={(calm) => prefer({ calm })} />
            <Switch
              label={settings.numerals}
              value={liked.numerals}
              onChange={(numerals) => prefer({ numerals })}
            />
            <Switch
              label={settings.turnTable}
              value={liked.turnTable}
              onChange={(turnTable) => prefer({ turnTable })}
            />
          </div>
          <label className="field">
            <span>{settings.name}</span>
            <input
              className="input"
              value={liked.name}
              maxLength={24}
              autoComplete="nickname"
              onChange={(event) => prefer({ name: event.target.value })}
            />
            <small>{settings.nameHelp}</small>
          </label>
        </div>
      </div>
    </div>
  );
};
