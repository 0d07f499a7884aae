/** What the eye sees and the ear hears of the same sentence, where the two differ. */

import { type ReactNode, useState } from 'react';

const Both = ({
  seen,
  heard,
  title,
}: {
  readonly seen: string;
  readonly heard: string;
  readonly title?: string;
}): ReactNode => (
  <>
    <span aria-hidden="true" title={title}>
      {seen}
    </span>
    <span className="unseen">{heard}</span>
  </>
);

/** Seconds go by for the eye; the ear hears it once, and again where the whole is shown anew. */
export const Ticking = ({ now, plain }: { readonly now: string; readonly plain: string }): ReactNode => {
  const [heard] = useState(plain);
  return <Both seen={now} heard={heard} />;
};

/** Where there is little room, long names are cut for the eye. */
export const Sentence = ({ full, short }: { readonly full: string; readonly short: string }): ReactNode =>
  short === full ? full : <Both seen={short} heard={full} title={full} />;
