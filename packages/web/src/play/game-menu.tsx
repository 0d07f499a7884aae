/** What is wanted seldom: glasses, turn the board, take back, share, resign. */

import { type ReactNode, useState } from 'react';
import { further, loadFurther } from '../app/further.tsx';
import { useStore } from '../app/store.ts';
import { Button, IconButton, Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import type { GameController } from './controller.ts';

/** What writes records has not come. */
const NoShare = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const words = useWords();
  return (
    <Sheet title={words.over.share} onClose={onClose}>
      <p>{words.online.unreachable}</p>
    </Sheet>
  );
};

export const GameMenu = ({
  controller,
  names,
  glasses,
  onGlasses,
  onFlip,
  children,
}: {
  readonly controller: GameController;
  readonly names: readonly string[];
  readonly glasses: boolean;
  readonly onGlasses: () => void;
  readonly onFlip: () => void;
  /** More of the same, where the game lives elsewhere. */
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  const { game, seats } = useStore(controller);
  const [open, setOpen] = useState<'resign' | 'share'>();
  const close = (): void => setOpen(undefined);
  const ShareSheet = useStore(further)?.ShareSheet ?? NoShare;
  const share = async (): Promise<void> => {
    if (further.get() === undefined) await loadFurther();
    setOpen('share');
  };
  const running = game.outcome === undefined;
  const here = seats.filter((seat) => seat.here).length;
  const sitsHere = here > 0;
  // at a shared device it has to be said who gives up
  const question =
    here > 1 ? words.turn.resignWho(names[game.open.position.toMove] ?? '') : words.turn.resignSure;
  return (
    <div className="row game-menu">
      <IconButton label={words.turn.glasses} icon="glasses" pressed={glasses} onClick={onGlasses} />
      <IconButton label={words.turn.flip} icon="flip" onClick={onFlip} />
      {controller.takeBack !== undefined && sitsHere && (
        <IconButton
          label={words.turn.takeBack}
          icon="back"
          disabled={game.turns.length === 0}
          onClick={() => controller.takeBack?.()}
        />
      )}
      {children}
      <IconButton label={words.over.share} icon="share" onClick={() => void share()} />
      {controller.resign !== undefined && sitsHere && (
        <IconButton
          label={words.turn.resign}
          icon="flag"
          disabled={!running}
          onClick={() => setOpen('resign')}
        />
      )}
      {open === 'share' && <ShareSheet game={game} names={names} onClose={close} />}
      {open === 'resign' && (
        <Sheet title={question} onClose={close}>
          <div className="row">
            <Button
              look="primary"
              onClick={() => {
                close();
                controller.resign?.();
              }}
            >
              {words.turn.yes}
            </Button>
            <Button onClick={close}>{words.turn.no}</Button>
          </div>
        </Sheet>
      )}
    </div>
  );
};
