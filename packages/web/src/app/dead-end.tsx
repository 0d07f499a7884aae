/** A place where nothing can be shown: what happened, and the two ways on. */

import type { ReactNode } from 'react';
import { Button } from '../design/controls.tsx';
import { EmptyPlace } from '../design/empty-place.tsx';
import { useWords } from '../words/index.ts';
import { makeRoute } from './route.ts';

export const DeadEnd = ({
  title,
  children,
  note,
}: {
  readonly title: string;
  readonly children: string;
  readonly note?: string;
}): ReactNode => {
  const { trouble, lost } = useWords();
  return (
    <div className="page narrow stack">
      <h1>{title}</h1>
      <div role="alert">
        <EmptyPlace>{children}</EmptyPlace>
      </div>
      {note !== undefined && <p>{note}</p>}
      <Button look="primary" onClick={() => location.reload()}>
        {trouble.reload}
      </Button>
      <a className="button" href={makeRoute({ screen: 'home' })}>
        {lost.home}
      </a>
    </div>
  );
};
