import { getGreetingName } from '../../domain/profile.ts';
import { computeProgress, formatLessonCount, type Progress } from '../../domain/progress.ts';
import type { Course, Profile } from '../../domain/records.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { Meter } from '../../ui/meter.tsx';
import css from './progress-board.module.css';
import { getSpeakingModule } from './progress-facts.ts';

interface ProgressBoardProps {
  profile: Profile | null;
  course: Course | null;
}

/** The learner's level, skills and Speaking module. */
export function ProgressBoard({ profile, course }: ProgressBoardProps) {
  const progress = computeProgress(course);
  const name = profile ? getGreetingName(profile) : '';
  return (
    <>
      <Card className={css.wide} title={name ? `Welcome, ${name}!` : 'Welcome!'}>
        <Overall {...progress} />
      </Card>
      {progress.skills.length > 0 && <Skills skills={progress.skills} />}
      <SpeakingModule course={course} />
    </>
  );
}

function Overall({ completed, total, percent, level, levelBar }: Progress) {
  const toNext = formatLessonCount(levelBar.max - levelBar.value);
  return (
    <>
      <Meter
        label="Lessons completed"
        value={completed}
        max={total}
        valueText={`${completed} of ${total} (${percent}%)`}
        hue="progress"
      />
      <Meter
        label={`Level ${level}`}
        value={levelBar.value}
        max={levelBar.max}
        valueText={`${toNext} to level ${level + 1}`}
        hue="arcade"
      />
    </>
  );
}

/** Each skill with its progress, and a stamp once it is complete. */
function Skills({ skills }: Pick<Progress, 'skills'>) {
  return (
    <Card title="Skills">
      <ul className={layout.stack3}>
        {skills.map(({ skill, completed, required, percent }) => (
          <li key={skill} className={css.skill} data-stamped={percent === 100}>
            <SkillStamp skill={skill} size={48} />
            <Meter
              label={skill}
              value={percent}
              max={100}
              valueText={`${completed} of ${required} (${percent}%)`}
              hue="progress"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SpeakingModule({ course }: { course: Course | null }) {
  const { done, next } = getSpeakingModule(course);
  return (
    <Card title="Speaking module">
      {done.length === 0 ? (
        <p>No Speaking module lesson completed yet.</p>
      ) : (
        <ul className={layout.stack2}>
          {done.map(({ number, topic }) => (
            <li key={number} className={css.module}>
              <Icon name="tick" />
              <span>
                Lesson {number}: {topic}
              </span>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className={letters.quiet}>
          Next: lesson {next.number}, {next.topic}
        </p>
      )}
      {!next && done.length > 0 && <p className={letters.quiet}>The whole module is done.</p>}
    </Card>
  );
}
