import { getCreditsOn } from '../../domain/credits.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import type { Skill } from '../../domain/skills.ts';
import { type ClassSuggestion, suggestClass } from './class-suggestion.ts';
import type { DayRecords } from './day-records.ts';

/** A class as a part of the day. */
export interface ClassStep {
  text: string;
  isDone: boolean;
  /** What a class that is done was for. */
  skill?: Skill;
  /** Where it leads: to the class, or once it is done to the next one. `null` where no class is left today. */
  suggestion: ClassSuggestion | null;
}

export interface ClassSteps {
  /** The next step of the course. */
  course: ClassStep | null;
  /** A new class beside one that was left on an earlier day. */
  extra: ClassStep | null;
}

type ClassRecords = Pick<DayRecords, 'profile' | 'course' | 'lessons' | 'homework' | 'credits'>;

/**
 * The classes of the day. One is enough; who goes on with a class of an earlier day is offered a new one besides. What
 * stands here stays for the day, so that a step is ticked rather than replaced. A new class needs a credit.
 * @param today the learner's date
 * @param localDate the learner's date of a moment in milliseconds since the epoch
 */
export function planClassSteps(
  records: ClassRecords,
  today: string,
  localDate: (at: number) => string,
): ClassSteps {
  const isToday = (at: number) => localDate(at) === today;
  const isNew = ({ createdAt }: LessonRecord) => isToday(createdAt);
  const creditsLeft = getCreditsOn(records.credits, today).remaining;
  const way = suggestWithinCredits(records, creditsLeft);

  const done = records.lessons.filter(({ completed, updatedAt }) => completed && isToday(updatedAt));
  const [doneOld, doneNew] = [done.find((lesson) => !isNew(lesson)), done.find(isNew)];
  const open = records.lessons.slice(0, 1).find(({ completed }) => !completed);
  const isOpenNew = open !== undefined && isNew(open);
  const hasOld = doneOld !== undefined || (open !== undefined && !isOpenNew);

  const first = hasOld ? doneOld : doneNew;
  const homework = records.homework.find(({ createdAt, lessonId }) => lessonId !== '' && isToday(createdAt));
  const course = first ? doneStep(first, way) : (homeworkStep(homework, way) ?? openStep(way));
  if (!hasOld) return { course, extra: null };
  if (doneNew) return { course, extra: doneStep(doneNew, way) };
  // Beside the class that was left stands what would be next without it.
  return {
    course,
    extra: openStep(isOpenNew ? way : suggestWithinCredits({ ...records, lessons: [] }, creditsLeft)),
  };
}

function suggestWithinCredits(records: ClassRecords, creditsLeft: number): ClassSuggestion | null {
  const step = suggestClass(records);
  return step.kind !== 'go-on' && creditsLeft === 0 ? null : step;
}

function openStep(suggestion: ClassSuggestion | null): ClassStep | null {
  return suggestion && { text: suggestion.text, isDone: false, suggestion };
}

function doneStep({ skillFocus }: LessonRecord, suggestion: ClassSuggestion | null): ClassStep {
  return { text: `Your ${skillFocus} class is done`, isDone: true, skill: skillFocus, suggestion };
}

/** Homework is a class taken seriously, with or without an answer. */
function homeworkStep(
  homework: HomeworkRecord | undefined,
  suggestion: ClassSuggestion | null,
): ClassStep | null {
  if (!homework) return null;
  const { skillFocus } = homework;
  return { text: `Your ${skillFocus} homework is saved`, isDone: true, skill: skillFocus, suggestion };
}
