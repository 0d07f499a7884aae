/** Icons of one stroke, made for this client. */

import type { ReactNode } from 'react';

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  back: 'M11 5 4 12l7 7M4 12h16',
  done: 'm5 13 4 4L19 7',
  skip: 'm5 5 8 7-8 7V5Zm12 0v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  glasses:
    'M3 8l2-3M21 8l-2-3M3 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0Zm10 0a4 4 0 0 0 8 0 4 4 0 0 0-8 0Zm-2-.5q1-1 2 0',
  flip: 'M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  first: 'M18 5 9 12l9 7V5ZM6 5v14',
  previous: 'm15 5-8 7 8 7V5Z',
  next: 'm9 5 8 7-8 7V5Z',
  last: 'm6 5 9 7-9 7V5Zm12 0v14',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  gods: 'M12 3l2.6 5.6 6 .7-4.5 4.2 1.2 6L12 16.5 6.7 19.5l1.2-6L3.4 9.3l6-.7Z',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M14 4v6M10 14v6',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 10a7 7 0 0 1 14 0M16 3.5a4 4 0 0 1 0 7.5M18 14.5a7 7 0 0 1 4 6.5',
  turnLeft: 'M4 12a8 8 0 1 1 3 6.2M4 12l-2-3m2 3 3-2',
  turnRight: 'M20 12a8 8 0 1 0-3 6.2M20 12l2-3m-2 3-3-2',
  top: 'M4 4h16v16H4ZM4 12h16M12 4v16',
  reset: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  draw: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 10.2h8M8 13.8h8',
  chat: 'M4 5h16v11H9l-5 4Z',
  bulb: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0l-1 2H9Z',
  stop: 'M6 6h12v12H6Z',
  device: 'M7 3h10v18H7ZM11 18h2',
  open: 'm6 9 6 6 6-6',
  chance: 'M5 5h14v14H5ZM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01',
  watch: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
