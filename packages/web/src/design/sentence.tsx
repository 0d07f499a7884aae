/** A sentence with names in it, where there is little room: long names are cut for the eye, and whole for the ear. */

import type { ReactNode } from 'react';

export const Sentence = ({ full, short }: { readonly full: string; readonly short: string }): ReactNode =>
  short === full ? (
    full
  ) : (
    <>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <span className="unseen">{full}</span>
    </>
  );
