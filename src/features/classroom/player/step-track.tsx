import { useEffect, useRef } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import type { Hue } from '../../../ui/hue.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatStepTitle } from './step-titles.ts';
import css from './step-track.module.css';
import { TrackPawn } from './track-pawn.tsx';

/** One after the other, as on the school's track. */
const HUES: readonly Hue[] = ['classroom', 'arcade', 'library', 'media', 'progress'];

interface StepTrackProps {
  plan: LessonPlan;
  steps: readonly LessonStep[];
  /** The ids of the steps that are done. */
  done: ReadonlySet<string>;
  here: string;
  onOpen: (id: string) => void;
}

/** The class as a track of board squares: the pawn stands on the step that is open. */
export function StepTrack({ plan, steps, done, here, onOpen }: StepTrackProps) {
  const strip = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the pawn
  useEffect(() => {
    const space = strip.current?.querySelector<HTMLElement>('li:has([aria-current])');
    if (!space || !strip.current) return;
    const middle = space.offsetLeft - (strip.current.clientWidth - space.offsetWidth) / 2;
    strip.current.scrollTo({ left: middle });
  }, [here, steps.length]);

  return (
    <nav className={css.track} data-print="never" aria-label="Steps of the class">
      <ol className={css.strip} ref={strip}>
        {steps.map((step, index) => {
          const isHere = step.id === here;
          const isDone = done.has(step.id);
          return (
            <li key={step.id} className={css.space}>
              <button
                type="button"
                className={css.square}
                data-hue={HUES[index % HUES.length]}
                data-state={isHere ? 'here' : isDone ? 'done' : 'to-come'}
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onOpen(step.id)}
              >
                <span aria-hidden="true">
                  {isHere ? <TrackPawn key={here} /> : isDone ? <Icon name="tick" /> : index + 1}
                </span>
                <VisuallyHidden>
                  {`${index + 1}. ${formatStepTitle(step, plan)}${isDone ? ', done' : ''}`}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
