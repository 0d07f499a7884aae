/**
 * Answers without a square, where there are many: directions are a compass, powers are cards to search, blocks of
 * spaces are small maps. A few answers are plain buttons.
 */

import { godNamed, type OpenTurn, type Step } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { Button, Sheet } from '../design/controls.tsx';
import { SearchField } from '../design/search-field.tsx';
import { Emblem } from '../gods/emblem.tsx';
import { useGodWords } from '../gods/god-words.ts';
import { useWords } from '../words/index.ts';
import { arrowOf, askedFor, blockAt, labelFor, powerMeant } from './step-labels.ts';

type Answer = Extract<Step, { readonly kind: 'choose' }>;

/** So many buttons still fit beside the board. */
const FEW = 5;
const SEARCHABLE = 12;

interface AnswersProps {
  readonly turn: OpenTurn;
  readonly answers: readonly Answer[];
  /** What is asked. */
  readonly question: string;
  /** The board is turned round, and its directions with it. */
  readonly turned: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** Where a direction lies in a grid of three by three, north first, clockwise; whatever is none is in the middle. */
const COMPASS = [2, 3, 6, 9, 8, 7, 4, 1] as const;
const MIDDLE = 5;

const Compass = ({ turn, answers, turned, onAnswer }: AnswersProps): ReactNode => {
  const words = useWords();
  return (
    <div className="compass">
      {answers.map((answer) => {
        const towards = turned ? (answer.option + 4) % 8 : answer.option;
        const arrow = arrowOf(answer.option) === undefined ? undefined : arrowOf(towards);
        const place = arrow === undefined ? MIDDLE : (COMPASS[towards] ?? MIDDLE);
        return (
          <button
            key={answer.option}
            type="button"
            className="button"
            style={{ gridRow: Math.ceil(place / 3), gridColumn: ((place - 1) % 3) + 1 }}
            aria-label={labelFor(words, turn, answer)}
            title={labelFor(words, turn, answer)}
            onClick={() => onAnswer(answer)}
          >
            {arrow ?? '○'}
          </button>
        );
      })}
    </div>
  );
};

/** The board in small, with four spaces of it marked. */
const BlockMap = ({ block }: { readonly block: number }): ReactNode => {
  const { row, column } = blockAt(block);
  return (
    <svg className="block-map" viewBox="0 0 50 50" aria-hidden="true">
      <path d="M0 0H50V50H0ZM10 0V50M20 0V50M30 0V50M40 0V50M0 10H50M0 20H50M0 30H50M0 40H50" />
      <rect x={column * 10} y={row * 10} width="20" height="20" />
    </svg>
  );
};

const GodAnswer = ({ id }: { readonly id: string }): ReactNode => {
  const { nameOf, powerOf } = useGodWords();
  const god = godNamed(id);
  if (god === undefined) return id;
  return (
    <>
      <Emblem god={id} />
      <span className="god-text">
        <strong>{nameOf(god)}</strong>
        <span>{powerOf(god)}</span>
      </span>
    </>
  );
};

const Picker = ({
  turn,
  answers,
  question,
  onAnswer,
  onClose,
}: Omit<AnswersProps, 'turned'> & { readonly onClose: () => void }): ReactNode => {
  const words = useWords();
  const { fits } = useGodWords();
  const [search, setSearch] = useState('');
  const areGods = askedFor(turn) === 'power';
  const found = answers.filter(({ option }) => {
    const god = godNamed(powerMeant(turn, option) ?? '');
    return god === undefined || fits(god, search);
  });
  return (
    <Sheet title={question} onClose={onClose}>
      {areGods && answers.length > SEARCHABLE && (
        <SearchField label={words.gods.search} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p className="muted">{words.gods.none}</p>}
      <div className={areGods ? 'answers' : 'answers small'}>
        {found.map((answer) => {
          const label = labelFor(words, turn, answer);
          return (
            <button
              key={answer.option}
              type="button"
              className="answer"
              data-label={label}
              onClick={() => onAnswer(answer)}
            >
              {areGods ? (
                <GodAnswer id={powerMeant(turn, answer.option) ?? label} />
              ) : (
                <>
                  <BlockMap block={answer.option} />
                  <span>{label}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
};

export const Answers = (props: AnswersProps): ReactNode => {
  const { turn, answers, onAnswer } = props;
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (answers.length <= FEW) {
    return answers.map((answer) => (
      <Button key={answer.option} onClick={() => onAnswer(answer)}>
        {labelFor(words, turn, answer)}
      </Button>
    ));
  }
  if (askedFor(turn) === 'direction') return <Compass {...props} />;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.turn.pickAnswer(answers.length)}
      </Button>
      {open && <Picker {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
