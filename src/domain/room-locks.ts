import {
  countCompletedInSkill,
  countCompletedLessons,
  isCourseComplete,
  isSkillComplete,
  listCompletedModuleLessons,
} from './course.ts';
import { ARCADE_VOCABULARY_LESSONS, LIBRARY_GRAMMAR_LESSONS, SPEAKING_MODULE_LESSONS } from './limits.ts';
import type { Course } from './records.ts';
import { unreachable } from './result.ts';
import type { Mode, Room } from './rooms.ts';
import { SKILLS, type Skill } from './skills.ts';

/** Why a room is locked, and what opens it. */
export interface RoomLock {
  kind: 'speaking-module' | 'skill-lessons' | 'every-skill';
  /** How far the learner is, for the small sign on the house. */
  progress: string;
  /** The progress and all lessons that remain, in their order. */
  message: string;
}

/** How many lessons of a skill remain. */
interface RemainingLessons {
  skill: Skill;
  count: number;
}

/**
 * Why `room` is locked, or `null` if it is open (specification, section 4). A complete course opens all
 * rooms, even with Speaking module lessons left. Without a course, nothing counts as done.
 */
export function findRoomLock(room: Room, course: Course | null, mode: Mode): RoomLock | null {
  if (mode === 'arcade' || room === 'classroom1') return null;
  if (course && isCourseComplete(course)) return null;
  const speaking = SPEAKING_MODULE_LESSONS - (course ? listCompletedModuleLessons(course).length : 0);
  switch (room) {
    case 'arcade':
      return findSkillLock(speaking, course, 'Vocabulary', ARCADE_VOCABULARY_LESSONS);
    case 'library':
      return findSkillLock(speaking, course, 'Grammar', LIBRARY_GRAMMAR_LESSONS);
    case 'media':
      return createEverySkillLock(speaking, course);
    default:
      return unreachable(room);
  }
}

/** @param speaking the Speaking module lessons that remain */
function findSkillLock(
  speaking: number,
  course: Course | null,
  skill: Skill,
  needed: number,
): RoomLock | null {
  const done = countCompletedInSkill(course, skill);
  const left = [
    { skill: 'Speaking' as const, count: speaking },
    { skill, count: Math.max(needed - done, 0) },
  ].filter(({ count }) => count > 0);
  if (left.length === 0) return null;
  const lessons = left.map(formatRemaining).join(', then ');
  if (speaking > 0) return createSpeakingLock(speaking, lessons);
  const progress = `${done} of ${needed} ${skill} lessons done`;
  return { kind: 'skill-lessons', progress, message: `${progress}. Still to do: ${lessons}` };
}

function createSpeakingLock(left: number, lessons: string): RoomLock {
  const progress = `${SPEAKING_MODULE_LESSONS - left} of ${SPEAKING_MODULE_LESSONS} Speaking lessons done`;
  return { kind: 'speaking-module', progress, message: `${progress}. Still to do: ${lessons}` };
}

/** "3 more Speaking lessons" for the first skill, "2 Vocabulary lessons" for a later one. */
function formatRemaining({ skill, count }: RemainingLessons, index: number): string {
  return `${count} ${index === 0 ? 'more ' : ''}${skill} ${count === 1 ? 'lesson' : 'lessons'}`;
}

/**
 * The lock of a room that a complete course opens. It names the skills that are left, even while the Speaking
 * module is unfinished.
 */
function createEverySkillLock(speaking: number, course: Course | null): RoomLock {
  const skills = course?.skills ?? [];
  const incomplete = skills.filter((progress) => !isSkillComplete(progress));
  const names = skills.length > 0 ? incomplete.map(({ skill }) => skill) : SKILLS;
  const total = skills.length || SKILLS.length;
  const count = incomplete.reduce(
    (sum, progress) => sum + progress.required - countCompletedLessons(progress),
    0,
  );
  const more = count > 0 ? ` (${count} more ${count === 1 ? 'lesson' : 'lessons'})` : '';
  const lessons = `${names.join(', ')}${more}`;
  if (speaking > 0) return createSpeakingLock(speaking, lessons);
  const progress = `${total - names.length} of ${total} skills complete`;
  return { kind: 'every-skill', progress, message: `${progress}. Still to do: ${lessons}` };
}
