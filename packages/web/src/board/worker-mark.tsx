/** A worker from above: the body tells which of the two, the headgear whose. Drawn around the origin, 24 units high. */

import type { ReactNode } from 'react';
import type { WorkerShape } from './view.ts';

const BODIES: Readonly<Record<WorkerShape, ReactNode>> = {
  round: <circle className="body" r="22" />,
  tapered: (
    <path
      className="body"
      d="M0-25 Q4-25 6-21 L24 15 Q26 21 19 21 L-19 21 Q-26 21 -24 15 L-6-21 Q-4-25 0-25Z"
    />
  ),
  tall: <rect className="body" x="-20" y="-20" width="40" height="40" rx="7" />,
};

const HEADGEAR: readonly ReactNode[] = [
  <circle className="headgear" r="8" key="disc" />,
  <path className="headgear" d="M0-10 L9 8 L-9 8Z" key="point" />,
  <circle className="headgear ring" r="8" key="ring" />,
  <path className="headgear" d="M-11 8 L-11-6 L-5 1 L0-9 L5 1 L11-6 L11 8Z" key="crown" />,
];

export const WorkerMark = ({
  player,
  shape,
}: {
  readonly player: number;
  readonly shape: WorkerShape;
}): ReactNode => (
  <g className={`worker player-${player}`}>
    {BODIES[shape]}
    <g transform={shape === 'tapered' ? 'translate(0 5)' : undefined}>{HEADGEAR[player]}</g>
  </g>
);

/** The same as a small picture beside a name. */
export const PlayerBadge = ({ player }: { readonly player: number }): ReactNode => (
  <svg className="badge" viewBox="-28 -28 56 56" aria-hidden="true">
    <WorkerMark player={player} shape="round" />
  </svg>
);
