import type { ReactNode } from 'react';
import { KEY_HELP } from '../app/keys.ts';
import { useWords } from '../words/index.ts';

export const AboutScreen = (): ReactNode => {
  const words = useWords();
  return (
    <div className="page narrow stack">
      <h1>{words.about.title}</h1>
      <p>{words.about.what}</p>
      <p>{words.about.legal}</p>
      <h2>{words.about.keys}</h2>
      <dl className="keys">
        {KEY_HELP.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words.keys[what]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
