import { nextModuleLesson } from '../../domain/course.ts';
import { SPEAKING_MODULE_LESSONS } from '../../domain/limits.ts';
import type { Reason } from '../../domain/reasons.ts';
import { moduleLessonTopic } from '../../teacher/speaking-topics.ts';
import { type ClassroomRecords, reasonLabel, suggestion } from './class-choices.ts';
import css from './learner-facts.module.css';

/** Who the class is for, and what the course asks for next. */
export function LearnerFacts({ records, reason }: { records: ClassroomRecords; reason: Reason }) {
  const { profile, course } = records;
  const suggested = suggestion(records);
  const moduleLesson = nextModuleLesson(course);
  return (
    <dl className={css.facts}>
      <Fact term="Level">{profile?.studentLevel ?? 'not set'}</Fact>
      <Fact term="Age">{profile?.age ?? 'not set'}</Fact>
      <Fact term="Reason">{profile?.why ? reasonLabel(profile.why) : 'not set'}</Fact>
      <Fact term="Suggested skill">
        {suggested
          ? `${suggested.skill}, ${lessonsText(suggested.lessonsLeft)} left`
          : 'every skill is complete'}
      </Fact>
      <Fact term="Speaking module">
        {moduleLesson === 0
          ? `all ${SPEAKING_MODULE_LESSONS} lessons done`
          : `lesson ${moduleLesson} of ${SPEAKING_MODULE_LESSONS}: ${moduleLessonTopic(reason, moduleLesson)}`}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lessonsText(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}
