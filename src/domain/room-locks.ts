import {
  countCompletedInSkill,
  isCourseComplete,
  isSkillComplete,
  listCompletedModuleLessons,
} from './course.ts';
import { ARCADE_VOCABULARY_LESSONS, LIBRARY_GRAMMAR_LESSONS, SPEAKING_MODULE_LESSONS } from './limits.ts';
import type { Course } from './records.ts';
import { unreachable } from './result.ts';
import type { Mode, Room } from './rooms.ts';
import { SKILLS, type Skill } from './skills.ts';

/** What a locked room still requires, and the message for the learner. */
export interface RoomLock {
  kind: 'speaking-module' | 'skill-lessons' | 'every-skill';
  message: string;
}

/**
 * Why `room` is locked, or `null` if it is open (specification, section 4). A complete course opens all
 * rooms, even with Speaking module lessons left. Without a course, nothing counts as done.
 */
export function findRoomLock(room: Room, course: Course | null, mode: Mode): RoomLock | null {
  if (mode === 'arcade' || room === 'classroom1') return null;
  if (course && isCourseComplete(course)) return null;
  const speaking = findSpeakingLock(course);
  if (speaking) return speaking;
  switch (room) {
    case 'arcade':
      return findSkillLock(course, 'Vocabulary', ARCADE_VOCABULARY_LESSONS);
    case 'library':
      return findSkillLock(course, 'Grammar', LIBRARY_GRAMMAR_LESSONS);
    case 'media':
      return createEverySkillLock(course);
    default:
      return unreachable(room);
  }
}

function findSpeakingLock(course: Course | null): RoomLock | null {
  const done = course ? listCompletedModuleLessons(course).length : 0;
  if (done >= SPEAKING_MODULE_LESSONS) return null;
  return { kind: 'speaking-module', message: `${done} of ${SPEAKING_MODULE_LESSONS} Speaking lessons done` };
}

function findSkillLock(course: Course | null, skill: Skill, needed: number): RoomLock | null {
  const done = countCompletedInSkill(course, skill);
  if (done >= needed) return null;
  return { kind: 'skill-lessons', message: `${done} of ${needed} ${skill} lessons done` };
}

function createEverySkillLock(course: Course | null): RoomLock {
  const skills = course?.skills ?? [];
  const left = skills.filter((progress) => !isSkillComplete(progress)).map(({ skill }) => skill);
  const [names, total] = skills.length > 0 ? [left, skills.length] : [SKILLS, SKILLS.length];
  const done = total - names.length;
  return {
    kind: 'every-skill',
    message: `${done} of ${total} skills complete. Still to do: ${names.join(', ')}`,
  };
}
