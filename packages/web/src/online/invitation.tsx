/** The way to one's game: a link, and the same as a code for a phone. */

import type { GameView } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../app/clipboard.ts';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { Button } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';

interface Code {
  readonly size: number;
  readonly path: string;
}

const makeCode = async (text: string): Promise<Code> => {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
};

export const Invitation = ({
  view,
  children,
}: {
  readonly view: GameView;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  const { online } = words;
  const several = view.setup.players > 2;
  const [code, setCode] = useState<Code>();
  const [copied, setCopied] = useState<boolean>();
  const link = `${location.origin}/game/${view.id}`;
  useEffect(() => {
    void makeCode(link).then(setCode);
  }, [link]);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(link));
  };
  return (
    <div className="page medium stack">
      <h1>{several ? online.inviteAll : online.invite}</h1>
      <div className="panels">
        <div className="stack">
          <p className="input link-text">{link}</p>
          <div className="row">
            <Button look="primary" icon="share" onClick={() => void copy()}>
              {online.copy}
            </Button>
            <span role="status">{copied === undefined ? '' : copied ? online.copied : online.notCopied}</span>
          </div>
          <p role="status">{online.waiting}</p>
          {several && (
            <ol className="plain seats">
              {view.seats.map((sitter, seat) => (
                // seats have no other name
                <li key={words.players.seat(seat + 1)}>
                  <PlayerBadge player={view.setup.players === 4 ? seat % 2 : seat} />
                  {sitter?.name ?? words.players.empty}
                </li>
              ))}
            </ol>
          )}
          {children}
        </div>
        <div className="card qr-card">
          <div className="qr">
            {code !== undefined && (
              <svg viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`} role="img" aria-label={link}>
                <title>{link}</title>
                <rect x="-2" y="-2" width={code.size + 4} height={code.size + 4} fill="#fff" />
                <path d={code.path} fill="#14181d" />
              </svg>
            )}
          </div>
          <p className="muted">{online.qr}</p>
        </div>
      </div>
    </div>
  );
};
