/** The 3D board as a component: a canvas, and the buttons of the squares behind it for keyboards and screen readers. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeys } from '../app/keys.ts';
import { useStore } from '../app/store.ts';
import { IconButton } from '../design/controls.tsx';
import { preferences } from '../settings/preferences.ts';
import { useDark } from '../settings/theme.ts';
import { useWords } from '../words/index.ts';
import { Stage } from './solid/stage.ts';
import { SquareGrid } from './square-grid.tsx';
import type { BoardProps } from './view.ts';

export interface SolidBoardProps extends BoardProps {
  /** There is no WebGL here, or it was taken away. */
  readonly onFail: () => void;
}

const SolidCanvas = ({
  view,
  names,
  onPick,
  onFail,
  still = false,
  dark,
}: SolidBoardProps & { readonly dark: boolean }): ReactNode => {
  const words = useWords();
  const { numerals, calm } = useStore(preferences);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  const picked = useRef(onPick);
  picked.current = onPick;

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let made: Stage | undefined;
    try {
      made = new Stage(element, { dark, still, onPick: (square) => picked.current(square) });
      setStage(made);
    } catch {
      onFail();
    }
    element.addEventListener('webglcontextlost', onFail);
    return () => {
      element.removeEventListener('webglcontextlost', onFail);
      made?.dispose();
    };
  }, [dark, still, onFail]);

  useEffect(() => stage?.show(view, { numerals, animate: !calm }), [stage, view, numerals, calm]);

  useKeys({
    turnLeft: () => stage?.camera.snap(-1),
    turnRight: () => stage?.camera.snap(1),
    top: () => stage?.camera.top(),
    reset: () => stage?.camera.reset(),
  });

  return (
    <div className="board solid" data-still={still || undefined}>
      <div aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <SquareGrid
        view={view}
        names={names}
        className="square-grid under-canvas"
        onPick={onPick}
        onPoint={(square) => stage?.point(square)}
      />
      {!still && (
        <div className="camera-buttons">
          <IconButton label={words.board.turnLeft} icon="turnLeft" onClick={() => stage?.camera.snap(-1)} />
          <IconButton label={words.board.turnRight} icon="turnRight" onClick={() => stage?.camera.snap(1)} />
          <IconButton label={words.board.top} icon="top" onClick={() => stage?.camera.top()} />
          <IconButton label={words.board.reset} icon="reset" onClick={() => stage?.camera.reset()} />
        </div>
      )}
    </div>
  );
};

/** A canvas keeps its light for life: by night it is another one. */
const SolidBoard = (props: SolidBoardProps): ReactNode => {
  const dark = useDark();
  return <SolidCanvas key={String(dark)} dark={dark} {...props} />;
};

export default SolidBoard;
