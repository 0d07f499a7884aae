/** What is wanted seldom: turn the board, take back, resign. */

import { type ReactNode, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Button, IconButton, Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import type { GameController } from './controller.ts';

export const GameMenu = ({
  controller,
  onFlip,
}: {
  readonly controller: GameController;
  readonly onFlip: () => void;
}): ReactNode => {
  const words = useWords();
  const { game } = useStore(controller);
  const [sure, setSure] = useState(false);
  const running = game.outcome === undefined;
  return (
    <div className="row game-menu">
      <IconButton label={words.turn.flip} icon="flip" onClick={onFlip} />
      {controller.takeBack !== undefined && (
        <IconButton
          label={words.turn.takeBack}
          icon="undo"
          disabled={game.turns.length === 0}
          onClick={() => controller.takeBack?.()}
        />
      )}
      <IconButton label={words.turn.resign} icon="flag" disabled={!running} onClick={() => setSure(true)} />
      {sure && (
        <Sheet title={words.turn.resignSure} onClose={() => setSure(false)}>
          <div className="row">
            <Button
              look="primary"
              onClick={() => {
                setSure(false);
                controller.resign();
              }}
            >
              {words.turn.yes}
            </Button>
            <Button onClick={() => setSure(false)}>{words.turn.no}</Button>
          </div>
        </Sheet>
      )}
    </div>
  );
};
