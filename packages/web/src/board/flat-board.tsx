/** The island from above: nested squares for levels, a circle for level 3, a blue disc for a dome, and always the number. */

import { nameOf, type Square, squares } from '@caldera/rules';
import type { ReactNode } from 'react';
import { EmblemFigure } from '../gods/emblem.tsx';
import { OfferMark } from './offer-mark.tsx';
import { SquareGrid } from './square-grid.tsx';
import type { BoardProps, BoardView, SquareView } from './view.ts';
import { WorkerMark } from './worker-mark.tsx';

const CELL = 100;
const MARGIN = 22;
const WHOLE = 5 * CELL + 2 * MARGIN;

/** The middle of a square in the picture, for the player who sits nearest. */
const middleOf = (square: Square, pov: number): readonly [number, number] => {
  const turned = pov % 2 === 1;
  const row = turned ? 4 - squares.rowOf(square) : squares.rowOf(square);
  const column = turned ? 4 - squares.columnOf(square) : squares.columnOf(square);
  return [MARGIN + column * CELL + CELL / 2, MARGIN + row * CELL + CELL / 2];
};

const at = (square: Square, pov: number): string => {
  const [x, y] = middleOf(square, pov);
  return `translate(${x} ${y})`;
};

const Tower = ({ square }: { readonly square: SquareView }): ReactNode => (
  <>
    {square.level >= 1 && (
      <path key="1" className="block level-1 drop" d="M-44-36 L-36-44 H36 L44-36 V36 L36 44 H-36 L-44 36Z" />
    )}
    {square.level >= 2 && (
      <rect key="2" className="block level-2 drop" x="-34" y="-34" width="68" height="68" rx="3" />
    )}
    {square.level >= 3 && <circle key="3" className="block level-3 drop" r="29" />}
    {square.dome && (
      <g key="dome" className="drop">
        <circle className="dome" r="25" />
        <path className="shine" d="M-14-6 A15 15 0 0 1 -4-15" />
      </g>
    )}
  </>
);

const Height = ({ square }: { readonly square: SquareView }): ReactNode =>
  square.level === 0 ? null : (
    <g transform="translate(36 36)">
      <circle className="plaque" r="10" />
      <text className="numeral">{square.level}</text>
    </g>
  );

const Coordinates = ({ pov }: { readonly pov: number }): ReactNode =>
  squares.FILES.map((file, index) => {
    const place = MARGIN + (pov % 2 === 1 ? 4 - index : index) * CELL + CELL / 2;
    const rank = MARGIN + (pov % 2 === 1 ? index : 4 - index) * CELL + CELL / 2;
    return (
      <g key={file} className="coordinate">
        <text x={place} y={WHOLE - MARGIN / 2}>
          {file}
        </text>
        <text x={MARGIN / 2} y={rank}>
          {index + 1}
        </text>
      </g>
    );
  });

const Traces = ({ view }: { readonly view: BoardView }): ReactNode => (
  <>
    {view.trace.built.map((square) => (
      <rect
        key={square}
        className="trace-square"
        x={-46}
        y={-46}
        width={92}
        height={92}
        rx={8}
        transform={at(square, view.pov)}
      />
    ))}
    {view.trace.paths.map(({ from, to }) => {
      const [x1, y1] = middleOf(from, view.pov);
      const [x2, y2] = middleOf(to, view.pov);
      return (
        <line key={`${from}-${to}`} className="trace" x1={x1} y1={y1} x2={x2} y2={y2} strokeDasharray="2 9" />
      );
    })}
  </>
);

const ThreatMarks = ({ view }: { readonly view: BoardView }): ReactNode => {
  const { threats } = view;
  if (threats === undefined) return null;
  return (
    <>
      {[...threats.stops].map((square) => (
        <circle key={`stop-${square}`} className="stop" r="40" transform={at(square, view.pov)} />
      ))}
      {[...threats.wins].map(([square, players]) => (
        <g key={square} transform={at(square, view.pov)}>
          {players.map((player, index) => (
            <g key={player} transform={`translate(${-32 + index * 26} -34)`}>
              <path className="threat" d="M-12 11 L0-12 L12 11Z" />
              <text className="threat-text" y="4">
                {player + 1}
              </text>
            </g>
          ))}
        </g>
      ))}
    </>
  );
};

/** A token is its god's emblem; one that nobody may enter stands on a slab. */
const Token = ({ square }: { readonly square: SquareView }): ReactNode =>
  square.tokens.map((token, index) => (
    <g key={`${token.god}-${token.player}`} transform={`translate(${index * 14} 0)`}>
      {token.closed && <rect className="slab" x="-33" y="-33" width="66" height="66" rx="8" />}
      <g transform="scale(0.52)">
        <EmblemFigure god={token.god} />
      </g>
    </g>
  ));

export const FlatBoard = ({ view, names, onPick }: BoardProps): ReactNode => (
  <div className="board flat">
    <svg viewBox={`0 0 ${WHOLE} ${WHOLE}`} aria-hidden="true">
      <rect className="frame" width={WHOLE} height={WHOLE} rx="14" />
      <Coordinates pov={view.pov} />
      {view.squares.map((square) => (
        <g key={square.square} transform={at(square.square, view.pov)} data-at={nameOf(square.square)}>
          <rect
            className={square.square % 2 === 0 ? 'ground' : 'ground alt'}
            x="-49"
            y="-49"
            width="98"
            height="98"
            rx="6"
          />
          <Tower square={square} />
          <Height square={square} />
          <Token square={square} />
        </g>
      ))}
      <Traces view={view} />
      {view.workers.map((worker) => {
        const [x, y] = middleOf(worker.square, view.pov);
        return (
          <g key={worker.id} className="glide" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <WorkerMark player={worker.player} shape={worker.shape} />
          </g>
        );
      })}
      {view.selected !== undefined && (
        <circle className="selected-ring" r="31" transform={at(view.selected, view.pov)} />
      )}
      {[...view.offers].map(([square, offers]) => (
        <g key={square} transform={at(square, view.pov)}>
          <OfferMark offers={offers} level={view.squares[square]?.level ?? 0} />
        </g>
      ))}
      <ThreatMarks view={view} />
    </svg>
    <SquareGrid view={view} names={names} className="square-grid" onPick={onPick} />
  </div>
);
