import type { RefObject } from 'react';
import { LEVEL_NAMES, type Level } from '../../../domain/levels.ts';
import { countPlacementScores, type PlacementAnswer } from '../../../domain/placement.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { explainPlacement } from './explain-placement.ts';
import css from './level-test.module.css';

interface LevelTestResultProps {
  heading: RefObject<HTMLHeadingElement | null>;
  level: Level;
  answers: readonly PlacementAnswer[];
  onLevel: (level: Level) => void;
}

/** The level that the test found, and what was right at which level. */
export function LevelTestResult({ heading, level, answers, onLevel }: LevelTestResultProps) {
  // Empty bars would only discourage a beginner.
  const scores = answers.some(({ isRight }) => isRight) ? countPlacementScores(answers) : [];
  return (
    <div className={layout.stack4}>
      <h3 ref={heading} tabIndex={-1} className={css.stem}>
        {level} {LEVEL_NAMES[level]}
      </h3>
      <p>{explainPlacement(level, answers)}</p>
      <div className={layout.stack2}>
        {scores.map((score) => (
          <Meter
            key={score.level}
            label={`${score.level} ${LEVEL_NAMES[score.level]}`}
            value={score.right}
            max={score.asked}
            valueText={`${score.right} of ${score.asked} right`}
          />
        ))}
      </div>
      <div className={layout.row3}>
        <Button kind="primary" icon="tick" onClick={() => onLevel(level)}>
          Use {level}
        </Button>
      </div>
    </div>
  );
}
