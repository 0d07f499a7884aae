/** Take a game along: a link that carries it, or a file. */

import { type ReactNode, useState } from 'react';
import { copyText } from '../app/clipboard.ts';
import { makeRoute } from '../app/route.ts';
import { Button, Sheet } from '../design/controls.tsx';
import type { Game } from '../play/game.ts';
import { keepsSecrets } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import { linkTextOf, recordOf } from './records.ts';

const save = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'caldera-game.txt';
  link.click();
  URL.revokeObjectURL(address);
};

interface ShareProps {
  readonly game: Game;
  readonly names: readonly string[];
}

const Whole = ({ game, names }: ShareProps): ReactNode => {
  const words = useWords();
  const [copied, setCopied] = useState<boolean>();
  const link = `${location.origin}/${makeRoute({ screen: 'replay', record: linkTextOf(game) })}`;
  const record = recordOf(game, names, new Date());
  const copy = async (): Promise<void> => {
    setCopied(await copyText(link));
  };
  return (
    <>
      <p>{words.replay.linkHelp}</p>
      <p className="input link-text clamp">{link}</p>
      <div className="row">
        <Button look="primary" icon="share" onClick={() => void copy()}>
          {words.online.copy}
        </Button>
        <Button onClick={() => save(record)}>{words.replay.save}</Button>
        <span role="status">
          {copied === undefined ? '' : copied ? words.online.copied : words.online.notCopied}
        </span>
      </div>
      <pre className="record">{record}</pre>
    </>
  );
};

export const ShareSheet = ({
  onClose,
  ...shared
}: ShareProps & { readonly onClose: () => void }): ReactNode => {
  const words = useWords();
  return (
    <Sheet title={words.over.share} onClose={onClose}>
      {keepsSecrets(shared.game) ? <p>{words.turn.sharedLater}</p> : <Whole {...shared} />}
    </Sheet>
  );
};
