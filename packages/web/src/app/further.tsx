/** The way to the further screens: their code is fetched early, but not before there is something to play. */

import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { DeadEnd } from './dead-end.tsx';
import type { FurtherRoute } from './route.ts';
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
  const { noServer, unreachable, offlineNote } = useWords().online;
  return (
    <DeadEnd title={noServer} note={offlineNote}>
      {unreachable}
    </DeadEnd>
  );
};

export const Further = ({ at }: { readonly at: FurtherRoute }): ReactNode => {
  const loaded = useStore(part);
  return loaded === undefined ? <Missing /> : <loaded.FurtherScreen at={at} />;
};
