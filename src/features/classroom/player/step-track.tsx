import { useEffect, useRef } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import type { Hue } from '../../../ui/hue.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatStepTitle } from './step-titles.ts';
import css from './step-track.module.css';

/** The squares' colours in turn, as on the school map. */
const HUES: readonly Hue[] = ['classroom', 'arcade', 'library', 'media', 'progress'];

interface StepTrackProps {
  plan: LessonPlan;
  steps: readonly LessonStep[];
  /** The ids of the steps that are done. */
  done: ReadonlySet<string>;
  /** The id of the open step. */
  current: string;
  onOpen: (id: string) => void;
}

/** The steps of a class as a track of board squares, with the pawn on the open step. */
export function StepTrack({ plan, steps, done, current, onOpen }: StepTrackProps) {
  const strip = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide where the pawn is
  useEffect(() => {
    const space = strip.current?.querySelector<HTMLElement>('li:has([aria-current])');
    if (!space || !strip.current) return;
    const middle = space.offsetLeft - (strip.current.clientWidth - space.offsetWidth) / 2;
    strip.current.scrollTo({ left: middle });
  }, [current, steps.length]);

  return (
    <nav className={css.track} data-print="never" aria-label="Steps of the class">
      <ol className={css.strip} ref={strip}>
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          const isDone = done.has(step.id);
          return (
            <li key={step.id} className={css.space}>
              <button
                type="button"
                className={css.square}
                data-hue={HUES[index % HUES.length]}
                data-state={isCurrent ? 'here' : isDone ? 'done' : 'to-come'}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onOpen(step.id)}
              >
                {/* A new pawn for each step, so that its animation runs again. */}
                <span aria-hidden="true">
                  {isCurrent ? <TrackPawn key={current} /> : isDone ? <Icon name="tick" /> : index + 1}
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

/** The learner's pawn. */
function TrackPawn() {
  return (
    <Drawing className={css.pawn} viewBox="0 0 24 30" strokeWidth="2">
      <path
        d="M12 2.5a5 5 0 0 1 3 9c.4 4.6 2.2 7.6 5 9.5v6H4v-6c2.8-1.9 4.6-4.9 5-9.5a5 5 0 0 1 3-9z"
        fill="var(--action)"
        stroke="var(--draw-ink)"
      />
      <path d="M4.5 22.5h15M8 12h8" fill="none" stroke="var(--draw-ink)" />
    </Drawing>
  );
}
