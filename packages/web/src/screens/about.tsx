import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { useWords } from '../words/index.ts';

export const AboutScreen = (): ReactNode => {
  const words = useWords();
  return (
    <div className="page narrow stack">
      <h1>{words.about.title}</h1>
      <p>{words.about.what}</p>
      <p>{words.about.legal}</p>
      <a href={makeRoute({ screen: 'help' })}>{words.help.title}</a>
    </div>
  );
};
