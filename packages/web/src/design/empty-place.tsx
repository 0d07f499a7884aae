/** Where there is nothing yet: a small island on an empty sea, and a sentence. Where something comes, the sea moves. */

import type { ReactNode } from 'react';

export const EmptyPlace = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="empty-place">
    <svg viewBox="0 0 160 84" aria-hidden="true">
      <path className="ripple" d="M4 70h34m12 0h60m12 0h34M28 79h40m12 0h52" />
      <path className="rock" d="M38 66 L48 50 H112 L124 66Z" />
      <path className="wall" d="M56 50V34H80V50ZM80 50V26H104V50Z" />
      <path className="dome" d="M56 34A12 12 0 0 1 80 34Z" />
      <path className="door" d="M64 50V43a4 4 0 0 1 8 0V50ZM88 50V41a4 4 0 0 1 8 0V50Z" />
    </svg>
    <p className="muted">{children}</p>
  </div>
);

export const Waiting = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="waiting" role="status">
    <EmptyPlace>{children}</EmptyPlace>
  </div>
);
