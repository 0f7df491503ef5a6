import { getCreditsOn } from '../../domain/credits.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import type { Skill } from '../../domain/skills.ts';
import { type ClassSuggestion, suggestClass } from './class-suggestion.ts';
import type { DayRecords } from './day-records.ts';

/*
 * The classes of the learner's day on the hub. An old class was requested on an earlier day, a new one today,
 * which cost a credit.
 */

/** A class as a step of the day. */
export interface ClassStep {
  text: string;
  isDone: boolean;
  /** The skill of a class that is done. */
  skill?: Skill;
  /** The class to open, or the next one once this is done; `null` when no class is left today. */
  suggestion: ClassSuggestion | null;
}

export interface ClassSteps {
  /** The next step of the course. */
  course: ClassStep | null;
  /** A new class, in addition to one from an earlier day. */
  extra: ClassStep | null;
}

type ClassRecords = Pick<DayRecords, 'profile' | 'course' | 'lessons' | 'homework' | 'credits'>;

/**
 * Plans the classes of the day: one, and a new one in addition to a class from an earlier day. Steps stay for
 * the day, so that a finished one is ticked, not replaced. A new class needs a credit.
 * @param today the learner's date
 * @param localDate converts a time in milliseconds since the epoch to the learner's date
 */
export function planClassSteps(
  records: ClassRecords,
  today: string,
  localDate: (at: number) => string,
): ClassSteps {
  const isToday = (at: number) => localDate(at) === today;
  const isNew = ({ createdAt }: LessonRecord) => isToday(createdAt);
  const creditsLeft = getCreditsOn(records.credits, today).remaining;
  const nextClass = suggestWithinCredits(records, creditsLeft);

  const completedToday = records.lessons.filter(
    ({ completed, updatedAt }) => completed && isToday(updatedAt),
  );
  const doneOld = completedToday.find((lesson) => !isNew(lesson));
  const doneNew = completedToday.find(isNew);
  // Only the newest class can be open; an earlier one without an answer was given up.
  const [newest] = records.lessons;
  const openLesson = newest && !newest.completed ? newest : undefined;
  const isOpenNew = openLesson !== undefined && isNew(openLesson);
  const hasOld = doneOld !== undefined || (openLesson !== undefined && !isOpenNew);

  // With an old class, that one is the step of the course, and a new one comes in addition.
  const doneFirst = hasOld ? doneOld : doneNew;
  const homework = records.homework.find(({ createdAt, lessonId }) => lessonId !== '' && isToday(createdAt));
  const course = doneFirst
    ? createDoneStep(doneFirst, nextClass)
    : (createHomeworkStep(homework, nextClass) ?? createOpenStep(nextClass));
  if (!hasOld) return { course, extra: null };
  if (doneNew) return { course, extra: createDoneStep(doneNew, nextClass) };
  // In addition to the open class, suggest what would be next without it.
  return {
    course,
    extra: createOpenStep(
      isOpenNew ? nextClass : suggestWithinCredits({ ...records, lessons: [] }, creditsLeft),
    ),
  };
}

function suggestWithinCredits(records: ClassRecords, creditsLeft: number): ClassSuggestion | null {
  const step = suggestClass(records);
  return step.kind !== 'continue' && creditsLeft === 0 ? null : step;
}

function createOpenStep(suggestion: ClassSuggestion | null): ClassStep | null {
  return suggestion && { text: suggestion.text, isDone: false, suggestion };
}

function createDoneStep({ skillFocus }: LessonRecord, suggestion: ClassSuggestion | null): ClassStep {
  return { text: `Your ${skillFocus} class is done`, isDone: true, skill: skillFocus, suggestion };
}

/** Saved homework counts as a finished class, with or without an answer. */
function createHomeworkStep(
  homework: HomeworkRecord | undefined,
  suggestion: ClassSuggestion | null,
): ClassStep | null {
  if (!homework) return null;
  const { skillFocus } = homework;
  return { text: `Your ${skillFocus} homework is saved`, isDone: true, skill: skillFocus, suggestion };
}
