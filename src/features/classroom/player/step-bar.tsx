import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ignoreDoubleClick } from '../notepad/ignore-double-click.ts';
import css from './step-bar.module.css';

interface StepBarProps {
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** Absent on the last step. */
  onContinue?: (() => void) | undefined;
  /** Marks what is filled in; absent when there is nothing to mark. */
  onCheck?: (() => void) | undefined;
  /** Leads past what is read and heard first; absent where there is nothing to pass by. */
  onSkipToTask?: (() => void) | undefined;
  /** The teacher, who looks on. */
  teacher?: ReactNode;
  /** What the step may be looked up in. */
  referenceText?: ReactNode;
  /** The step has a main action of its own. */
  isContinueQuiet: boolean;
  /** Where there is no way on: the way out. */
  children?: ReactNode;
}

/** The way through the class, under the thumb. */
export function StepBar({
  onBack,
  onContinue,
  onCheck,
  onSkipToTask,
  teacher,
  referenceText,
  isContinueQuiet,
  children,
}: StepBarProps) {
  return (
    <div className={css.bar} data-print="never">
      {onBack && (
        <Button icon="back" onClick={ignoreDoubleClick(onBack)}>
          Back
        </Button>
      )}
      {teacher}
      {referenceText}
      {onSkipToTask && <Button onClick={ignoreDoubleClick(onSkipToTask)}>To the exercises</Button>}
      {onCheck ? (
        <Button kind="primary" icon="tick" className={css.on} onClick={ignoreDoubleClick(onCheck)}>
          Check
        </Button>
      ) : onContinue ? (
        <Button
          kind={isContinueQuiet ? 'plain' : 'primary'}
          className={css.on}
          onClick={ignoreDoubleClick(onContinue)}
        >
          Continue
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
