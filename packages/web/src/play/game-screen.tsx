/** A game on the screen, wherever it lives: players, board, actions, turns. */

import { CHANCE, type God, type Square, type Step, sideOf } from '@caldera/rules';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useKeys } from '../app/keys.ts';
import { useStore } from '../app/store.ts';
import { Board } from '../board/board.tsx';
import { Sentence } from '../design/sentence.tsx';
import { cardStateIn } from '../gods/card-state.ts';
import { GodSheet } from '../gods/god-sheet.tsx';
import { preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import type { GameController } from './controller.ts';
import type { Game } from './game.ts';
import { GameLog } from './game-log.tsx';
import { GameMenu } from './game-menu.tsx';
import { calledIn, namesOf, shortened, sideNames, teamOf } from './names.ts';
import { verdictOn } from './outcome-words.ts';
import { beforeDeed } from './picks.ts';
import { PlayerStrip } from './player-strip.tsx';
import { promptFor } from './prompt.ts';
import { refusalFor } from './refusal.ts';
import { ResultBanner } from './result-banner.tsx';
import { facesSecret } from './seen.ts';
import { threatsIn, threatsInWords } from './threats.ts';
import { TurnList } from './turn-list.tsx';
import { useBoardView } from './use-board-view.ts';
import { useEffects } from './use-effects.ts';
import { useSight } from './use-sight.ts';
import { onlyStep, useTurn } from './use-turn.ts';

/**
 * One press goes back to the last real choice: over whatever was done by itself after it, but not over a card that was
 * drawn, nor against a secret. What was seen cannot be unseen.
 */
const stepsBack = (game: Game): number => {
  const { earlier } = game;
  if (facesSecret(game)) return 0;
  const choice = Math.max(
    0,
    earlier.findLastIndex((turn) => onlyStep(turn) === undefined),
  );
  const drawn = earlier.findLastIndex((turn) => turn.decides === CHANCE);
  return drawn >= choice ? 0 : earlier.length - choice;
};

/** Why a square was refused or what the glasses see, as long as nothing has changed since. */
interface Remark {
  readonly text: string;
  readonly refuses: boolean;
  readonly game: Game;
  readonly shown: number | undefined;
}

export interface GameScreenProps {
  readonly controller: GameController;
  /** Shown beside a player's name: a clock. */
  readonly beside?: (player: number) => ReactNode;
  /** What has to be seen now: offers, a lost connection. */
  readonly notices?: ReactNode;
  /** More buttons in the menu. */
  readonly menu?: ReactNode;
  /** The way to the next game, once this one is over. */
  readonly again?: ReactNode;
  /** Shown under the actions. */
  readonly children?: ReactNode;
  /** People who share this device have secrets from each other. */
  readonly curtain?: boolean;
}

export const GameScreen = ({
  controller,
  curtain = false,
  beside,
  notices,
  menu,
  again,
  children,
}: GameScreenProps): ReactNode => {
  const words = useWords();
  const snapshot = useStore(controller);
  const { confirm, turnTable } = useStore(preferences);
  const { game, seats, mayAct } = snapshot;
  const names = namesOf(words, seats);
  const called = calledIn(words, seats);
  const [past, setPast] = useState<number>();
  const [flipped, setFlipped] = useState(false);
  const [remark, setRemark] = useState<Remark>();
  const [glasses, setGlasses] = useState(false);
  const [god, setGod] = useState<God>();

  const all = game.turns.length;
  const shown = past !== undefined && past < all ? past : undefined;
  const live = shown === undefined;
  const { covered, uncover, moment, turns, still, viewer } = useSight(snapshot, shown, curtain);
  const active = live && mayAct && !covered && game.outcome === undefined;
  const take = useCallback((step: Step) => controller.take(step), [controller]);
  const commit = useCallback(() => controller.commit(), [controller]);
  const hand = useTurn(game.open, active, take);
  useEffects(snapshot);

  useEffect(() => {
    if (active && game.open.isComplete && confirm === 'off') commit();
  }, [active, game.open, confirm, commit]);

  const shared = seats.every((seat) => seat.here);
  const nearest = shared && turnTable ? game.open.position.toMove : snapshot.pov;
  const pov = flipped ? nearest + 1 : nearest;
  const selected = active ? hand.choices.picked.squares.at(-1) : undefined;
  const threats = useMemo(() => (glasses ? threatsIn(still) : undefined), [glasses, still]);
  const board = useBoardView({ moment, offers: hand.offers, selected, threats, pov });

  const remarked = remark?.game === game && remark.shown === shown ? remark : undefined;
  const remarkOn = (text: string, refuses = true): void =>
    setRemark(text === '' ? undefined : { text, refuses, game, shown });
  const pickSquare = (square: Square): void => {
    if (!live) return remarkOn(words.turns.past);
    if (game.outcome !== undefined) return remarkOn(words.turn.over);
    if (covered) return remarkOn(words.turn.covered(called[game.open.position.toMove] ?? ''));
    if (!mayAct) return remarkOn(words.turn.notYours);
    remarkOn(hand.pick(square) ? '' : refusalFor(words, game.open, beforeDeed(hand.choices), square));
  };
  const putOn = (): void => {
    remarkOn(glasses ? '' : threatsInWords(words, threatsIn(still), called), false);
    setGlasses(!glasses);
  };
  const canUndo = active && (hand.holds || stepsBack(game) > 0);
  const undo = (): void => {
    if (!canUndo) return;
    if (hand.holds) hand.letGo();
    else for (let steps = stepsBack(game); steps > 0; steps -= 1) controller.undo();
    setRemark(undefined);
  };
  const show = (turns: number): void => setPast(turns >= all ? undefined : Math.max(0, turns));
  useKeys({
    undo,
    end: () => {
      if (!active) return;
      if (game.open.isComplete) commit();
      else if (game.open.options.some((step) => step.kind === 'skip')) take({ kind: 'skip' });
    },
    glasses: putOn,
    earlier: () => show((shown ?? all) - 1),
    later: () => show((shown ?? all) + 1),
  });

  const strip = (player: number): ReactNode => {
    const power = game.start.table.gods[player];
    return (
      power !== undefined && (
        <PlayerStrip
          key={player}
          side={sideOf(game.start.table, player)}
          name={(seats[player]?.kind === 'engine' ? names : called)[player] ?? ''}
          god={power}
          active={game.outcome === undefined && game.open.position.toMove === player}
          out={(moment.position.out & (1 << player)) !== 0}
          state={cardStateIn(words, moment.position, player)}
          onGod={() => setGod(power)}
        >
          {beside?.(player)}
        </PlayerStrip>
      )
    );
  };
  const { table } = game.start;
  const promptWith = (names: readonly string[]): string => {
    if (!live) return words.turns.past;
    return covered
      ? words.turn.covered(names[game.open.position.toMove] ?? '')
      : promptFor(words, snapshot, hand, names, confirm === 'countdown');
  };
  const verdict = game.outcome && verdictOn(words, game.outcome, table, seats, called);
  const team = teamOf(table, pov % seats.length);
  const others = seats.map((_, player) => player).filter((player) => !team.includes(player));
  // online, one's own seat comes first of the team
  const own = team.toSorted((a, b) => Number(seats[b]?.here) - Number(seats[a]?.here));

  return (
    <div className="game">
      <h1 className="unseen">{names.join(' – ')}</h1>
      <div className="players others">{others.map(strip)}</div>
      <div className="table">
        <Board view={board} names={sideNames(table, called)} onPick={pickSquare} />
      </div>
      <div className="players own">{own.map(strip)}</div>
      <div className="right">
        <div className="actions">
          <div className="notices">{notices}</div>
          {verdict !== undefined && live ? (
            <ResultBanner
              verdict={verdict}
              winner={game.outcome?.winner}
              table={table}
              controller={controller}
              onLook={() => show(0)}
            >
              {again}
            </ResultBanner>
          ) : (
            <ActionBar
              turn={game.open}
              hand={hand}
              active={active}
              confirm={confirm}
              prompt={<Sentence full={promptWith(called)} short={promptWith(called.map(shortened))} />}
              {...(covered && live ? { onUncover: uncover } : {})}
              remark={remarked}
              {...(shown === undefined ? {} : { past: { shown, all, onShow: show } })}
              canUndo={canUndo}
              turned={pov % 2 === 1}
              onStep={take}
              onUndo={seats.some((seat) => seat.here) ? undo : undefined}
              onCommit={commit}
              {...(snapshot.thinking && controller.hurry !== undefined
                ? { onHurry: () => controller.hurry?.() }
                : {})}
            />
          )}
          <GameMenu
            controller={controller}
            names={names}
            glasses={glasses}
            onGlasses={putOn}
            onFlip={() => setFlipped(!flipped)}
          >
            {menu}
          </GameMenu>
          {children}
        </div>
        <aside className="side">
          <TurnList turns={turns} shown={shown ?? all} onShow={show} />
        </aside>
      </div>
      <GameLog game={game} turns={turns} viewer={viewer} shown={shown} names={called} verdict={verdict} />
      {god !== undefined && <GodSheet god={god} onClose={() => setGod(undefined)} />}
    </div>
  );
};
