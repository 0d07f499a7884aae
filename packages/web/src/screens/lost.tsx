import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { EmptyPlace } from '../design/empty-place.tsx';
import { useWords } from '../words/index.ts';

/** An address that leads nowhere. */
export const LostScreen = (): ReactNode => {
  const words = useWords();
  return (
    <div className="page narrow stack">
      <h1>{words.lost.title}</h1>
      <EmptyPlace>{words.lost.text}</EmptyPlace>
      <a className="button primary" href={makeRoute({ screen: 'home' })}>
        {words.lost.home}
      </a>
    </div>
  );
};
