import { useMemo } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { createSelfCheckLines, formatSelfCheck } from '../../../domain/self-check.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChecklistState } from '../notepad/checklist.tsx';
import css from './self-check.module.css';

interface SelfCheckProps extends ChecklistState {
  plan: LessonPlan;
  /** Copies the text to the notes, where the learner may change it before submitting. */
  onUse: (text: string) => void;
}

/** In a Speaking class, the learner's own judgement takes the place of a written answer. */
export function SelfCheck({ plan, ticked, onTick, onUse }: SelfCheckProps) {
  const lines = useMemo(() => createSelfCheckLines(plan), [plan]);
  if (lines.length === 0) return null;

  return (
    <fieldset className={css.check}>
      <legend>How did your speaking go?</legend>
      <p>Tick what you could do. Practise the others next time.</p>
      {lines.map((line, index) => (
        <label key={line} className={css.line}>
          <input type="checkbox" checked={ticked.includes(index)} onChange={() => onTick(index)} />
          <span>{line}</span>
        </label>
      ))}
      <div>
        <Button icon="tick" onClick={() => onUse(formatSelfCheck(lines, new Set(ticked)))}>
          Use as my answer
        </Button>
      </div>
    </fieldset>
  );
}
