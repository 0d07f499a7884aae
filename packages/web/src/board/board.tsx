/**
 * The board a person wants: 3D, flat or text. All three take the same props. The flat one is there at once; the 3D one
 * takes its place when it has loaded, and never where there is no WebGL.
 */

import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { createStore, type Store, useStore } from '../app/store.ts';
import { preferences } from '../settings/preferences.ts';
import { FlatBoard } from './flat-board.tsx';
import { TextBoard } from './text-board.tsx';
import type { BoardProps } from './view.ts';

const SolidBoard = lazy(() => import('./solid-board.tsx'));

const hasWebGL = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/** Whether the 3D board can be shown; once it failed, it is not tried again until the page is loaded anew. */
const canBeSolid: Store<boolean | undefined> = createStore<boolean | undefined>(undefined);

export const Board = (props: BoardProps): ReactNode => {
  const { board } = useStore(preferences);
  const possible = useStore(canBeSolid) ?? hasWebGL();
  const fail = useCallback(() => canBeSolid.set(false), []);
  if (board === 'text') return <TextBoard {...props} />;
  const flat = <FlatBoard {...props} />;
  if (board === 'flat' || !possible) return flat;
  return (
    <Suspense fallback={flat}>
      <SolidBoard {...props} onFail={fail} />
    </Suspense>
  );
};
