import { creditsOn } from '../../domain/credits.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import type { Skill } from '../../domain/skills.ts';
import type { DayRecords } from './day-records.ts';
import { type NextStep, nextStep } from './next-step.ts';

/** A class as a part of the day. */
export interface ClassStep {
  text: string;
  isDone: boolean;
  /** What a class that is done was for. */
  skill?: Skill;
  /** Where it leads: to the class, or once it is done to the next one. `null` where no class is left today. */
  way: NextStep | null;
}

export interface ClassSteps {
  /** The next step of the course. */
  course: ClassStep | null;
  /** A new class beside one that was left on an earlier day. */
  another: ClassStep | null;
}

type ClassRecords = Pick<DayRecords, 'profile' | 'course' | 'lessons' | 'homework' | 'credits'>;

/**
 * The classes of the day. One is enough; who goes on with a class of an earlier day is offered a new one besides. What
 * stands here stays for the day, so that a step is ticked rather than replaced. A new class needs a credit.
 * @param today the learner's date
 * @param localDate the learner's date of a moment in milliseconds since the epoch
 */
export function classSteps(
  records: ClassRecords,
  today: string,
  localDate: (at: number) => string,
): ClassSteps {
  const isToday = (at: number) => localDate(at) === today;
  const isNew = ({ createdAt }: LessonRecord) => isToday(createdAt);
  const creditsLeft = creditsOn(records.credits, today).remaining;
  const way = wayOn(records, creditsLeft);

  const done = records.lessons.filter(({ completed, updatedAt }) => completed && isToday(updatedAt));
  const [doneOld, doneNew] = [done.find((lesson) => !isNew(lesson)), done.find(isNew)];
  const open = records.lessons.slice(0, 1).find(({ completed }) => !completed);
  const isOpenNew = open !== undefined && isNew(open);
  const hasOld = doneOld !== undefined || (open !== undefined && !isOpenNew);

  const first = hasOld ? doneOld : doneNew;
  const homework = records.homework.find(({ createdAt, lessonId }) => lessonId !== '' && isToday(createdAt));
  const course = first ? doneStep(first, way) : (homeworkStep(homework, way) ?? openStep(way));
  if (!hasOld) return { course, another: null };
  if (doneNew) return { course, another: doneStep(doneNew, way) };
  // Beside the class that was left stands what would be next without it.
  return { course, another: openStep(isOpenNew ? way : wayOn({ ...records, lessons: [] }, creditsLeft)) };
}

function wayOn(records: ClassRecords, creditsLeft: number): NextStep | null {
  const step = nextStep(records);
  return step.kind !== 'go-on' && creditsLeft === 0 ? null : step;
}

function openStep(way: NextStep | null): ClassStep | null {
  return way && { text: way.text, isDone: false, way };
}

function doneStep({ skillFocus }: LessonRecord, way: NextStep | null): ClassStep {
  return { text: `Your ${skillFocus} class is done`, isDone: true, skill: skillFocus, way };
}

/** Homework is a class taken seriously, with or without an answer. */
function homeworkStep(homework: HomeworkRecord | undefined, way: NextStep | null): ClassStep | null {
  if (!homework) return null;
  const { skillFocus } = homework;
  return { text: `Your ${skillFocus} homework is saved`, isDone: true, skill: skillFocus, way };
}
