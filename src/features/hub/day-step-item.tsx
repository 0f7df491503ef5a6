import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { TaskMark, TaskRow } from '../../ui/task-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DayStep } from './day-steps.ts';
import { StepLinkButton } from './step-link-button.tsx';

interface DayStepItemProps extends DayStep {
  /** From 1. */
  place: number;
  /** It is the first that is still to be done: its way on has a card of its own. */
  isNext: boolean;
}

/** One step of the day: its number, or a tick or a stamp once it is done, what it is, and the way there. */
export function DayStepItem({ place, isNext, text, detail, state, stamp, link }: DayStepItemProps) {
  const isDone = state === 'done';
  return (
    <TaskRow
      as="li"
      mark={stamp ? <SkillStamp skill={stamp} size={44} /> : <TaskMark isDone={isDone}>{place}</TaskMark>}
      title={
        <>
          {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
          {text}
        </>
      }
      {...{ detail, state }}
      aria-current={isNext ? 'step' : undefined}
    >
      {link && !isNext && (
        <StepLinkButton
          link={link}
          kind={isDone ? 'quiet' : 'plain'}
          label={isDone ? 'More' : 'Start'}
          stepText={text}
        />
      )}
    </TaskRow>
  );
}
