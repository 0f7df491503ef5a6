import { STAGES, type StageMinutes } from '../../../domain/lesson-plan.ts';
import { STAGE_NAMES } from '../../../domain/plan/stage-minutes.ts';
import { LessonPart } from '../player/lesson-part.tsx';
import css from './plan-view.module.css';

/** How long the class takes, and its stages. */
export function Timetable({ minutes }: { minutes: StageMinutes }) {
  const stages = STAGES.flatMap((stage) => {
    const count = minutes[stage];
    return count === undefined ? [] : [{ name: STAGE_NAMES[stage], count }];
  });
  const all = stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <LessonPart part="minutes" className={css.timetable}>
      <p>
        <strong>About {all === 1 ? 'a minute' : `${all} minutes`}</strong>
      </p>
      <ul className={css.stages}>
        {stages.map(({ name, count }) => (
          <li key={name}>
            {name} {count} min
          </li>
        ))}
      </ul>
    </LessonPart>
  );
}
