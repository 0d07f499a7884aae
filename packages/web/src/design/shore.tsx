/** The foot of every page: a village above the sea, by day and by night. Nothing but a picture. */

import type { ReactNode } from 'react';

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of its cupola. */
  readonly dome?: number;
  readonly openings: readonly (readonly [number, number])[];
}

const HOUSES: readonly House[] = [
  { x: 106, y: 66, width: 28, height: 26, dome: 11, openings: [[14, 14]] },
  { x: 136, y: 72, width: 22, height: 20, openings: [[11, 9]] },
  {
    x: 176,
    y: 46,
    width: 30,
    height: 26,
    openings: [
      [9, 10],
      [21, 10],
    ],
  },
  {
    x: 204,
    y: 36,
    width: 28,
    height: 34,
    openings: [
      [9, 9],
      [9, 22],
    ],
  },
  {
    x: 264,
    y: 20,
    width: 38,
    height: 34,
    dome: 15,
    openings: [
      [10, 18],
      [28, 18],
    ],
  },
  { x: 308, y: 30, width: 28, height: 24, openings: [[10, 11]] },
  {
    x: 352,
    y: 40,
    width: 30,
    height: 28,
    openings: [
      [9, 10],
      [21, 10],
    ],
  },
  { x: 384, y: 34, width: 36, height: 34, dome: 13, openings: [[12, 16]] },
];

const CYPRESSES: readonly (readonly [number, number])[] = [
  [166, 78],
  [246, 60],
  [342, 56],
  [96, 92],
];

const HousePicture = ({ x, y, width, height, dome, openings }: House): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    {dome !== undefined && (
      <path className="dome" d={`M${width / 2 - dome} 0a${dome} ${dome} 0 0 1 ${dome * 2} 0Z`} />
    )}
    <path className="wall" d={`M0 0h${width}v${height}h${-width}Z`} />
    <path className="shaded" d={`M${width * 0.72} 0h${width * 0.28}v${height}h${-width * 0.28}Z`} />
    {openings.map(([across, down]) => (
      <path
        key={`${across} ${down}`}
        className="window"
        d={`M${across - 3} ${down + 9}v-6a3 3 0 0 1 6 0v6Z`}
      />
    ))}
  </g>
);

export const Shore = (): ReactNode => (
  <div className="shore">
    <svg className="boat" viewBox="0 0 60 44" aria-hidden="true">
      <path className="wall" d="M29 4v26H10ZM32 8v22h15Z" />
      <path className="dome" d="M4 33h50l-7 9H12Z" />
    </svg>
    <svg className="village" viewBox="0 0 420 130" aria-hidden="true">
      <path className="rock" d="M34 130Q66 106 90 92L160 90 178 70 234 68 262 52 340 52 352 66H420V130Z" />
      <path className="rock low" d="M34 130Q74 112 120 110L190 98 250 104 330 92 420 98V130Z" />
      {CYPRESSES.map(([x, y]) => (
        <path key={x} className="cypress" d={`M${x} ${y - 26}q7 14 3 26h-6q-4-12 3-26Z`} />
      ))}
      {HOUSES.map((house) => (
        <HousePicture key={house.x} {...house} />
      ))}
    </svg>
  </div>
);
