/** The board a person wants: 3D, flat or text. All three take the same props. */

import type { ReactNode } from 'react';
import { useStore } from '../app/store.ts';
import { preferences } from '../settings/preferences.ts';
import { FlatBoard } from './flat-board.tsx';
import { TextBoard } from './text-board.tsx';
import type { BoardProps } from './view.ts';

export const Board = (props: BoardProps): ReactNode => {
  const { board } = useStore(preferences);
  return board === 'text' ? <TextBoard {...props} /> : <FlatBoard {...props} />;
};
