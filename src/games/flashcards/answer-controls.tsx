import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import press from '../../ui/press.module.css';
import tile from '../../ui/tile.module.css';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { listExtraSigns } from '../kit/extra-signs.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import css from './answer-controls.module.css';
import { formatCurrentCardReview } from './next-review.ts';
import {
  type FlashcardsPartProps,
  type FlashcardsState,
  findLastAnswer,
  type Grade,
  getCurrentCard,
  isRoundOver,
} from './state.ts';

/** The grades in the order of their keys, 1 to 4. */
export const GRADES_BY_KEY: readonly (readonly [Grade, string])[] = [
  ['missed', 'Again'],
  ['hard', 'Hard'],
  ['right', 'Good'],
  ['easy', 'Easy'],
];

export function TurnButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className={css.single} kind="primary" icon="flip" onClick={onClick}>
      Turn the card
    </Button>
  );
}

/** The four grades, each with the date of the next review. */
export function GradeButtons({ state, send }: FlashcardsPartProps) {
  return (
    <fieldset className={css.grades} aria-label="How well did you know it?">
      {GRADES_BY_KEY.map(([grade, name], index) => (
        <button
          key={grade}
          type="button"
          className={classNames(tile.tile, press.givesWay, css.grade)}
          data-grade={grade}
          onClick={() => send({ type: 'graded', grade })}
        >
          <span className={classNames(layout.line1, css.name)}>
            <kbd className={css.key}>{index + 1}</kbd> {name}
          </span>{' '}
          <span className={css.when}>{formatCurrentCardReview(state, grade)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface TypedAnswerFormProps extends FlashcardsPartProps {
  field: RefObject<HTMLInputElement | null>;
}

/** The field for a typed answer. A judged answer stays until the learner goes on. */
export function TypedAnswerForm({ state, send, field }: TypedAnswerFormProps) {
  const isJudged = state.turn.phase === 'graded';
  const last = isJudged ? findLastAnswer(state) : undefined;
  const [text, setText] = useState(last?.text ?? '');
  const change = (value: string) => {
    if (!isJudged) setText(value);
  };
  const submit = () => send(isJudged ? { type: 'continued' } : { type: 'wrote', text });
  return (
    <WordEntry
      ref={field}
      label="The word"
      value={text}
      onChange={change}
      onSubmit={submit}
      submitLabel={isJudged ? formatContinueLabel(state) : 'Check'}
      isRefused={last?.grade === 'missed'}
      signs={listExtraSigns([getCurrentCard(state).word])}
      capturesKeys
      autoFocus
    />
  );
}

/** Continues after the last card, which stays on screen with the date of its next review. */
export function LastCardButton({ state, send }: FlashcardsPartProps) {
  return (
    <AutoFocusButton className={css.single} icon="play" onClick={() => send({ type: 'continued' })}>
      {formatContinueLabel(state)}
    </AutoFocusButton>
  );
}

function formatContinueLabel(state: FlashcardsState): string {
  return isRoundOver(state) ? 'See your result' : 'Next card';
}
