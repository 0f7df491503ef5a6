import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ignoreDoubleClick } from '../../../ui/ignore-double-click.ts';
import css from './step-bar.module.css';

interface StepBarProps {
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** Absent on the last step. */
  onContinue?: (() => void) | undefined;
  /** Marks the unchecked answers; absent when there are none. */
  onCheck?: (() => void) | undefined;
  /** Skips to the first task; absent when there is nothing to skip. */
  onSkipToTask?: (() => void) | undefined;
  /** The teacher's portrait. */
  teacher?: ReactNode;
  /** The text or the rule that helps with the step. */
  referenceText?: ReactNode;
  /** The step has a main action of its own. */
  isContinueQuiet: boolean;
  /** The link that takes the place of "Continue" on the last step. */
  children?: ReactNode;
}

/** The bar with the buttons for the steps of a class. */
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
