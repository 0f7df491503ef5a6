import { useEffect, useReducer, useRef } from 'react';
import { PLACEMENT_BANK } from '../../../content/placement/placement-bank.ts';
import type { Level } from '../../../domain/levels.ts';
import { PLACEMENT_QUESTIONS } from '../../../domain/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import layout from '../../../ui/layout.module.css';
import css from './level-test.module.css';
import { LevelTestQuestionView } from './level-test-question.tsx';
import { LevelTestResult } from './level-test-result.tsx';
import { createLevelTest, reduceLevelTest } from './level-test-state.ts';

export interface LevelTestProps {
  /** The learner takes the level that the test found. */
  onLevel: (level: Level) => void;
  /** The learner leaves without a level. */
  onLeave: () => void;
}

/** At most twelve questions that find the learner's level, on the device and without saving anything. */
export function LevelTest({ onLevel, onLeave }: LevelTestProps) {
  const [{ answers, step }, dispatch] = useReducer(
    reduceLevelTest,
    { bank: PLACEMENT_BANK, rng: Math.random },
    createLevelTest,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer shows another question
  useEffect(() => heading.current?.focus(), [answers.length]);
  return (
    <Card title={step.status === 'over' ? 'Your level' : 'Find your level'} className={css.card}>
      {step.status === 'over' ? (
        <LevelTestResult heading={heading} level={step.level} answers={answers} onLevel={onLevel} />
      ) : (
        <LevelTestQuestionView
          key={answers.length}
          heading={heading}
          number={answers.length + 1}
          total={PLACEMENT_QUESTIONS}
          question={step.question}
          onAnswer={(option) => dispatch({ type: 'answered', option })}
        />
      )}
      <div className={layout.row3}>
        <Button kind="quiet" icon="back" onClick={onLeave}>
          Choose my level myself
        </Button>
      </div>
    </Card>
  );
}
