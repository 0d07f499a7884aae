/** What may be done on a square, each kind with a shape of its own. Drawn around the origin of the square. */

import type { ReactNode } from 'react';
import type { Offer, OfferKind } from './view.ts';

/** A ghost of the piece that would be there, or a sign where there is no piece. */
const signOf = (kind: OfferKind, level: number): ReactNode => {
  switch (kind) {
    case 'worker':
      return <circle r="31" />;
    case 'place':
    case 'move':
      return (
        <>
          <circle className="under" r="22" />
          <circle r="22" />
          <circle className="solid" r="6" />
        </>
      );
    case 'build': {
      const shape = level >= 2 ? <circle r="24" /> : <rect x="-26" y="-26" width="52" height="52" rx="4" />;
      return (
        <>
          <g className="under">{shape}</g>
          {shape}
          <path d="M-9 0H9M0-9V9" />
        </>
      );
    }
    case 'dome':
      return (
        <>
          <path className="under" d="M-22 10 A22 22 0 0 1 22 10Z" />
          <path d="M-22 10 A22 22 0 0 1 22 10Z" />
        </>
      );
    case 'force':
      return <path d="M-20 0H16M4-13 L18 0 L4 13" />;
    case 'swap':
      return <path d="M-20-9H16M8-17 L18-9 L8-1M20 11H-16M-8 3 L-18 11 L-8 19" />;
    case 'remove':
      return <path d="M-16-16 L16 16M16-16 L-16 16" />;
    case 'unbuild':
      return (
        <>
          <rect x="-26" y="-26" width="52" height="52" rx="4" />
          <path d="M-9 0H9" />
        </>
      );
    case 'token':
      return <path d="M0-24 L22 0 L0 24 L-22 0Z" />;
    case 'bind':
      return <path d="M-24 0 A12 12 0 1 1 0 0 A12 12 0 1 0 24 0" />;
  }
};

const CLASSES: Partial<Readonly<Record<OfferKind, string>>> = { worker: 'worker-offer', dome: 'dome-offer' };

export const OfferMark = ({
  offers,
  level,
}: {
  readonly offers: readonly Offer[];
  readonly level: number;
}): ReactNode => {
  const several = offers.length > 1;
  return offers.map((offer, index) => (
    <g
      key={offer.kind}
      className={`offer ${CLASSES[offer.kind] ?? offer.kind}`}
      color={`var(--offer-${offer.kind === 'move' || offer.kind === 'place' ? 'move' : 'build'})`}
      transform={
        several ? `translate(${index === 0 ? -16 : 16} ${index === 0 ? -12 : 12}) scale(0.6)` : undefined
      }
    >
      {signOf(offer.kind, level)}
      {offer.wins === true && (
        <path className="solid" d="M-14-26 L-14-42 L-6-34 L0-46 L6-34 L14-42 L14-26Z" />
      )}
    </g>
  ));
};
