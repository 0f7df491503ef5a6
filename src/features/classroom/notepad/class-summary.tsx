import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { getLocalDate } from '../../../domain/local-day.ts';
import { suggestSkill } from '../../../domain/suggested-skill.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { forecastReviews } from '../../../spaced-repetition/word-statistics.ts';
import layout from '../../../ui/layout.module.css';
import { useLocalDay } from '../../shell/use-local-day.ts';
import { useRecords } from '../../shell/use-records.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import { formatCorrections, formatTomorrow, formatWordsMet } from './class-summary-text.ts';

interface ClassSummaryProps {
  plan: LessonPlan;
  work: Pick<ClassExercises, 'score' | 'corrections'>;
}

/** The end of a class: the words met, the mistakes put right, and what comes tomorrow. */
export function ClassSummary({ plan, work: { score, corrections } }: ClassSummaryProps) {
  const tomorrow = useTomorrow();
  const lines = [formatWordsMet(plan), formatCorrections(score.checked, corrections), tomorrow].filter(
    (line) => line !== '',
  );
  return (
    <div className={layout.stack2} data-print="never">
      <h4>What you did today</h4>
      <ul className={layout.stack2}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The sentence about tomorrow; '' while the records load, or when they can't be read. */
function useTomorrow(): string {
  const { store } = useLearner();
  const today = useLocalDay();
  const records = useRecords(async () => ({
    words: await store.readWords(),
    ownWords: await store.readOwnWords(),
    course: await store.readCourse(),
  }));
  if (records === undefined || records === 'failed') return '';
  const [, next] = forecastReviews(records, { today, days: 2, localDate: getLocalDate });
  return formatTomorrow(next?.words ?? 0, suggestSkill(records.course)?.skill ?? null);
}
