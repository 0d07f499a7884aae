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

// it may not come: without a connection before it was kept, or from a server that has a newer one
const SolidBoard = lazy(() => import('./solid-board.tsx').catch(() => ({ default: FlatBoard })));

const hasWebGL = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/**
 * Whether the 3D board can be shown: asked once, because browsers give out few contexts. After a failure it is not
 * tried again until the page is loaded anew.
 */
const canBeSolid: Store<boolean> = createStore(hasWebGL());

export const Board = (props: BoardProps): ReactNode => {
  const { board } = useStore(preferences);
  const possible = useStore(canBeSolid);
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
