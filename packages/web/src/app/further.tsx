/** The way to the further screens: their code is fetched early, but not before there is something to play. */

import type { ReactNode } from 'react';
import { Button } from '../design/controls.tsx';
import { EmptyPlace } from '../design/empty-place.tsx';
import { useWords } from '../words/index.ts';
import { type FurtherRoute, makeRoute } from './route.ts';
import { createStore, type Readable, useStore } from './store.ts';

type Part = typeof import('./further-screens.tsx');

const part = createStore<Part | undefined>(undefined);
let loading: Promise<void> | undefined;

/** It may not come: without a connection before it was kept, or from a server that has a newer one. */
export const loadFurther = (): Promise<void> => {
  loading ??= import('./further-screens.tsx').then(part.set).catch(() => {
    loading = undefined;
  });
  return loading;
};

/** What is there of it: all or nothing. */
export const further: Readable<Part | undefined> = part;

const Missing = (): ReactNode => {
  const { online, trouble, lost } = useWords();
  return (
    <div className="page narrow stack">
      <h1>{online.noServer}</h1>
      <div role="alert">
        <EmptyPlace>{online.unreachable}</EmptyPlace>
      </div>
      <p>{online.offlineNote}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {trouble.reload}
      </Button>
      <a className="button" href={makeRoute({ screen: 'home' })}>
        {lost.home}
      </a>
    </div>
  );
};

export const Further = ({ at }: { readonly at: FurtherRoute }): ReactNode => {
  const loaded = useStore(part);
  return loaded === undefined ? <Missing /> : <loaded.FurtherScreen at={at} />;
};
