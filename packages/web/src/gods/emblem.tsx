/**
 * An emblem for every power, made in code: nobody has to draw one for a new god. The name decides the figure, its
 * symmetry, its turns and its colour, always in the same way.
 */

import type { ReactNode } from 'react';

const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
};

/** Numbers that follow from a name, one after the other. */
const dice = (text: string): ((sides: number) => number) => {
  let state = hash(text);
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const HUES = [14, 40, 96, 150, 190, 212, 265, 320] as const;

/** One petal of the figure, from the middle outwards; the unit is the radius. */
const PETALS: readonly string[] = [
  'M0-6 Q9-20 0-36 Q-9-20 0-6Z',
  'M0-8 L8-22 L0-38 L-8-22Z',
  'M-5-8 H5 L3-34 H-3Z',
  'M0-20 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0Z',
  'M-10-14 Q0-44 10-14 Q0-22 -10-14Z',
  'M0-10 C14-14 14-34 0-38 C6-28 6-20 0-10Z',
  'M-8-12 L0-38 L8-12 L0-18Z',
  'M-12-20 A12 12 0 0 1 12-20 L6-20 A6 6 0 0 0 -6-20Z',
];

const CENTRES: readonly ReactNode[] = [
  <circle r="7" key="disc" />,
  <path d="M-7-7H7V7H-7Z" key="square" />,
  <path d="M0-9 L9 0 L0 9 L-9 0Z" key="diamond" />,
  <path d="M0-9 L8 6 H-8Z" key="triangle" />,
];

/** The figure around the origin, 48 units to the rim: for pictures that have a frame of their own. */
export const EmblemFigure = ({ god }: { readonly god: string }): ReactNode => {
  const roll = dice(god);
  const hue = HUES[roll(HUES.length)] ?? 0;
  const count = 3 + roll(6);
  const outer = PETALS[roll(PETALS.length)] ?? '';
  const inner = PETALS[roll(PETALS.length)] ?? '';
  const centre = CENTRES[roll(CENTRES.length)];
  const rim = roll(3);
  const turns = Array.from({ length: count }, (_, index) => (index * 360) / count);
  return (
    <>
      <circle r="48" fill={`hsl(${hue} 45% 30%)`} />
      {rim > 0 && (
        <circle
          r="43"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.7"
          strokeWidth="2"
          strokeDasharray={rim === 1 ? undefined : '3 5'}
        />
      )}
      <g fill="#fdf8ec">
        {turns.map((angle) => (
          <path key={angle} d={outer} transform={`rotate(${angle})`} />
        ))}
      </g>
      <g fill={`hsl(${hue} 70% 72%)`} transform={`rotate(${180 / count}) scale(0.62)`}>
        {turns.map((angle) => (
          <path key={angle} d={inner} transform={`rotate(${angle})`} />
        ))}
      </g>
      <g fill="#fdf8ec">{centre}</g>
    </>
  );
};

export const Emblem = ({ god }: { readonly god: string }): ReactNode => (
  <svg className="emblem" viewBox="-50 -50 100 100" aria-hidden="true">
    <EmblemFigure god={god} />
  </svg>
);
