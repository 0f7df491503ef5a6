import { getNextModuleLesson } from '../../domain/course.ts';
import { SPEAKING_MODULE_LESSONS } from '../../domain/limits.ts';
import { formatLessonCount } from '../../domain/progress.ts';
import { REASON_NAMES } from '../../domain/reasons.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { suggestSkill } from '../../domain/suggested-skill.ts';
import { getModuleLessonTopic } from '../../teacher/speaking-topics.ts';
import { DescriptionItem } from '../../ui/description-item.tsx';
import type { CourseRecords } from '../shell/use-records.ts';
import type { ClassChoices } from './class-chooser.tsx';
import css from './learner-facts.module.css';

/** The learner's level, age and reason, and the next lessons of the course. */
export function LearnerFacts({ records, choices }: { records: CourseRecords; choices: ClassChoices }) {
  const { profile, course } = records;
  const learner = { ...choices, age: profile?.age ?? SIGN_IN_DEFAULTS.age };
  const suggested = suggestSkill(course);
  const moduleLesson = getNextModuleLesson(course);
  return (
    <dl className={css.facts}>
      <DescriptionItem name="Level" value={profile?.studentLevel ?? 'not set'} />
      <DescriptionItem name="Age" value={profile?.age ?? 'not set'} />
      <DescriptionItem name="Reason" value={profile?.why ? REASON_NAMES[profile.why] : 'not set'} />
      <DescriptionItem
        name="Suggested skill"
        value={
          suggested
            ? `${suggested.skill}, ${formatLessonCount(suggested.lessonsLeft)} left`
            : 'every skill is complete'
        }
      />
      <DescriptionItem
        name="Speaking module"
        value={
          moduleLesson === 0
            ? `all ${SPEAKING_MODULE_LESSONS} lessons done`
            : `lesson ${moduleLesson} of ${SPEAKING_MODULE_LESSONS}: ${getModuleLessonTopic(learner, moduleLesson)}`
        }
      />
    </dl>
  );
}
