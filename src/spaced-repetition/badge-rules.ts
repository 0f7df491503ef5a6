import { type ActivityRecords, countActivityByDate } from '../domain/activity.ts';
import { SCHOOL_BADGE_NAMES, type SchoolBadge } from '../domain/badges.ts';
import { startOfIsoWeek } from '../domain/calendar-date.ts';
import { countCompletedInSkill } from '../domain/course.ts';
import { rankGrammarPoints } from '../domain/grammar-accuracy.ts';
import type { Course, LearnerState } from '../domain/records.ts';
import { findRoomLock } from '../domain/room-locks.ts';
import type { Room } from '../domain/rooms.ts';
import { SKILLS } from '../domain/skills.ts';
import type { Strength } from './schedule.ts';
import { countByStrength } from './word-statistics.ts';

/** The records from which badges are earned. */
export interface BadgeRecords
  extends Pick<
    LearnerState,
    'course' | 'lessons' | 'homework' | 'words' | 'ownWords' | 'mistakes' | 'counts'
  > {
  /** How many different games were played to their end on this device. */
  readonly finishedGames: number;
  readonly hadPerfectQuiz: boolean;
}

/** The records, with values that several rules share. */
interface BadgeFacts extends BadgeRecords {
  readonly strengths: Readonly<Record<Strength, number>>;
  readonly maxDaysPerWeek: number;
}

/** `SCHOOL_BADGES` has the same rules in words. */
const RULES: Readonly<Record<SchoolBadge, (facts: BadgeFacts) => boolean>> = {
  'First Class': ({ lessons }) => lessons.some(({ completed }) => completed),
  'First Homework': ({ homework }) => homework.some(({ lessonId }) => lessonId !== ''),
  'First Game': ({ finishedGames }) => finishedGames >= 1,
  'Game Explorer': ({ finishedGames }) => finishedGames >= 5,
  'Word Collector': ({ strengths }) => Object.values(strengths).reduce((sum, count) => sum + count) >= 50,
  'Ten Strong Words': ({ strengths }) => strengths.strong >= 10,
  'Hundred Strong Words': ({ strengths }) => strengths.strong >= 100,
  'Five Hundred Strong Words': ({ strengths }) => strengths.strong >= 500,
  'Game Room Key': ({ course }) => isRoomOpen(course, 'arcade'),
  'Library Key': ({ course }) => isRoomOpen(course, 'library'),
  'Media Room Key': ({ course }) => isRoomOpen(course, 'media'),
  'Six Skills': ({ course }) => SKILLS.every((skill) => countCompletedInSkill(course, skill) >= 1),
  'Five-Day Week': ({ maxDaysPerWeek }) => maxDaysPerWeek >= 5,
  'Perfect Quiz': ({ hadPerfectQuiz }) => hadPerfectQuiz,
  'Mistake Mender': ({ mistakes }) => mistakes.filter(({ isKnown }) => isKnown).length >= 10,
  'Grammar Guide': ({ counts }) =>
    rankGrammarPoints(counts).filter(({ asked, percent }) => asked >= 10 && percent >= 80).length >= 5,
};

/**
 * The school's badges for which the records qualify now. An earned badge may no longer qualify, since words
 * are forgotten and old lessons dropped: the caller adds these to the stored badges, which stay.
 * @param now milliseconds since the epoch
 * @param localDate converts milliseconds since the epoch to the learner's date
 */
export function findEarnedBadges(
  records: BadgeRecords,
  { now, localDate }: { now: number; localDate: (at: number) => string },
): readonly SchoolBadge[] {
  const facts = {
    ...records,
    strengths: countByStrength(records, now),
    maxDaysPerWeek: countMaxDaysPerWeek(records, localDate),
  };
  return SCHOOL_BADGE_NAMES.filter((badge) => RULES[badge](facts));
}

function isRoomOpen(course: Course | null, room: Room): boolean {
  return course !== null && findRoomLock(room, course, 'course') === null;
}

function countMaxDaysPerWeek(records: ActivityRecords, localDate: (at: number) => string): number {
  const days = new Map<string, number>();
  for (const date of countActivityByDate(records, localDate).keys()) {
    const week = startOfIsoWeek(date);
    days.set(week, (days.get(week) ?? 0) + 1);
  }
  return Math.max(0, ...days.values());
}
