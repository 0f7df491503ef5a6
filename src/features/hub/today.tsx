import { Link } from '@tanstack/react-router';
import { progressOf } from '../../domain/progress.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Meter } from '../../ui/meter.tsx';
import type { CourseRecords } from '../frame/use-records.ts';
import { nextStep } from './next-step.ts';
import css from './today.module.css';

/** The learner's day on one card: what to do next, and how far they are. */
export function Today(records: CourseRecords) {
  const step = nextStep(records);
  const { completed, total, level, levelBar } = progressOf(records.course);
  return (
    <Card className={css.today}>
      <div className={css.next}>
        <h2 className={css.step}>{step.text}</h2>
        <ButtonLink
          kind="primary"
          icon="play"
          to="/app"
          search={{ room: 'classroom1', ...(step.lessonId ? { lesson: step.lessonId } : {}) }}
        >
          Start
        </ButtonLink>
      </div>
      <div className={layout.stack2}>
        <Meter
          label={`Level ${level}`}
          value={levelBar.value}
          max={levelBar.max}
          valueText={`${levelBar.value} of ${levelBar.max} lessons to level ${level + 1}`}
          hue="progress"
        />
        <p>
          {completed} of {total} lessons of your course done. <Link to="/progress">See your progress</Link>
        </p>
      </div>
    </Card>
  );
}
