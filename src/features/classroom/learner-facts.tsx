import { nextModuleLesson } from '../../domain/course.ts';
import { SPEAKING_MODULE_LESSONS } from '../../domain/limits.ts';
import { lessonsInWords } from '../../domain/progress.ts';
import { REASON_NAMES, type Reason } from '../../domain/reasons.ts';
import { suggestedSkill } from '../../domain/suggested-skill.ts';
import { moduleLessonTopic } from '../../teacher/speaking-topics.ts';
import { Fact } from '../../ui/fact.tsx';
import type { CourseRecords } from '../frame/use-records.ts';
import css from './learner-facts.module.css';

/** Who the class is for, and what the course asks for next. */
export function LearnerFacts({ records, reason }: { records: CourseRecords; reason: Reason }) {
  const { profile, course } = records;
  const suggested = suggestedSkill(course);
  const moduleLesson = nextModuleLesson(course);
  return (
    <dl className={css.facts}>
      <Fact name="Level" value={profile?.studentLevel ?? 'not set'} />
      <Fact name="Age" value={profile?.age ?? 'not set'} />
      <Fact name="Reason" value={profile?.why ? REASON_NAMES[profile.why] : 'not set'} />
      <Fact
        name="Suggested skill"
        value={
          suggested
            ? `${suggested.skill}, ${lessonsInWords(suggested.lessonsLeft)} left`
            : 'every skill is complete'
        }
      />
      <Fact
        name="Speaking module"
        value={
          moduleLesson === 0
            ? `all ${SPEAKING_MODULE_LESSONS} lessons done`
            : `lesson ${moduleLesson} of ${SPEAKING_MODULE_LESSONS}: ${moduleLessonTopic(reason, moduleLesson)}`
        }
      />
    </dl>
  );
}
