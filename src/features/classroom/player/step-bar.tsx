import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { once } from '../notepad/once.ts';
import css from './step-bar.module.css';

interface StepBarProps {
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** Absent on the last step. */
  onContinue?: (() => void) | undefined;
  /** Marks what is filled in; absent when there is nothing to mark. */
  onCheck?: (() => void) | undefined;
  /** Leads past what is read and heard first; absent where there is nothing to pass by. */
  onBegin?: (() => void) | undefined;
  /** The teacher, who looks on. */
  face?: ReactNode;
  /** What the step may be looked up in. */
  atHand?: ReactNode;
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
  onBegin,
  face,
  atHand,
  isContinueQuiet,
  children,
}: StepBarProps) {
  return (
    <div className={css.bar} data-print="never">
      {onBack && (
        <Button icon="back" onClick={once(onBack)}>
          Back
        </Button>
      )}
      {face}
      {atHand}
      {onBegin && <Button onClick={once(onBegin)}>To the exercises</Button>}
      {onCheck ? (
        <Button kind="primary" icon="tick" className={css.on} onClick={once(onCheck)}>
          Check
        </Button>
      ) : onContinue ? (
        <Button kind={isContinueQuiet ? 'plain' : 'primary'} className={css.on} onClick={once(onContinue)}>
          Continue
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
