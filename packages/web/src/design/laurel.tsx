/** Two branches around the badge of whoever won. */

import type { ReactNode } from 'react';

const LEAVES = [0, 1, 2, 3, 4, 5] as const;

export const Laurel = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="laurel">
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          {LEAVES.map((leaf) => (
            <path
              key={leaf}
              d="M9-38Q1-50-11-48Q-5-37 9-38ZM9-38Q1-28-11-32Q-4-40 9-38Z"
              transform={`rotate(${160 - leaf * 23}) scale(${1.08 - leaf * 0.035})`}
            />
          ))}
        </g>
      ))}
    </svg>
    {children}
  </div>
);
