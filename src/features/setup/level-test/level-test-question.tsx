import type { RefObject } from 'react';
import { GAP } from '../../../content/gap.ts';
import { Button } from '../../../ui/button.tsx';
import { ignoreDoubleClick } from '../../../ui/ignore-double-click.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { TextWithGaps } from '../../../ui/text-with-gaps.tsx';
import css from './level-test.module.css';
import type { LevelTestQuestion } from './level-test-state.ts';

interface LevelTestQuestionViewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** From 1. */
  number: number;
  total: number;
  question: LevelTestQuestion;
  /** `null` for "I don't know". */
  onAnswer: (option: string | null) => void;
}

const TASKS = {
  gap: 'Choose the words for the gap.',
  reply: 'Choose the best reply.',
} satisfies Record<LevelTestQuestion['kind'], string>;

/** One question with its options. */
export function LevelTestQuestionView({
  heading,
  number,
  total,
  question,
  onAnswer,
}: LevelTestQuestionViewProps) {
  const { kind, stem, options } = question;
  const count = `Question ${number} of ${total}`;
  return (
    <div className={layout.stack4}>
      <Meter label={count} value={number - 1} max={total} valueText="" />
      <div className={layout.stack2}>
        <p className={letters.soft}>{TASKS[kind]}</p>
        <h3 ref={heading} tabIndex={-1} className={css.stem}>
          {kind === 'gap' ? <TextWithGaps parts={stem.split(GAP)} /> : `“${stem}”`}
        </h3>
      </div>
      <fieldset className={css.options} aria-label={TASKS[kind]}>
        {options.map((option) => (
          <Button key={option} className={css.option} onClick={ignoreDoubleClick(() => onAnswer(option))}>
            {option}
          </Button>
        ))}
        <Button kind="quiet" className={css.unknown} onClick={ignoreDoubleClick(() => onAnswer(null))}>
          I don’t know
        </Button>
      </fieldset>
    </div>
  );
}
