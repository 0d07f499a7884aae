/** The chat of a game. */

import { type FormEvent, type ReactNode, useState } from 'react';
import { IconButton, Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import type { ChatLine } from './online-game.ts';

export const Talk = ({
  lines,
  own,
  problem,
  onSay,
}: {
  readonly lines: readonly ChatLine[];
  /** The seat whose words are not news. */
  readonly own: number | undefined;
  /** Why the last message was refused. */
  readonly problem: string;
  /** Whether it was said. */
  readonly onSay: (text: string) => Promise<boolean>;
}): ReactNode => {
  const { online } = useWords();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const [text, setText] = useState('');
  const unread = open ? 0 : lines.slice(seen).filter(({ seat }) => seat !== own).length;
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    // what could not be said stays to be said again
    setText('');
    if (!(await onSay(wanted))) setText((typed) => (typed === '' ? wanted : typed));
  };
  const close = (): void => {
    setSeen(lines.length);
    setOpen(false);
  };
  return (
    <>
      <span className="with-count">
        <IconButton
          label={unread > 0 ? `${online.chat} (${unread})` : online.chat}
          icon="chat"
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread}
          </span>
        )}
      </span>
      {open && (
        <Sheet title={online.chat} onClose={close}>
          <ul className="plain chat" aria-live="polite">
            {lines.length === 0 && <li className="muted">{online.noChat}</li>}
            {lines.map((line) => (
              <li key={line.key}>
                <strong>{line.name}</strong> {line.text}
              </li>
            ))}
          </ul>
          {problem !== '' && (
            <p className="notice bad" role="alert">
              {problem}
            </p>
          )}
          <form className="row" onSubmit={(event) => void say(event)}>
            <input
              className="input say"
              aria-label={online.say}
              value={text}
              maxLength={500}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="button primary">
              {online.send}
            </button>
          </form>
        </Sheet>
      )}
    </>
  );
};
