import type { SaveFailure } from '../data/writes/save-result.ts';
import { MESSAGES } from '../domain/messages.ts';
import { unreachable } from '../domain/result.ts';

/** The message for homework that was not saved (specification, sections 5 and 8). */
export function formatHomeworkFailure(failure: SaveFailure): string {
  return failure.kind === 'storage-full' ? MESSAGES.homeworkStorageFull : formatSaveFailure(failure);
}

/** The message for anything else that was not saved (specification, section 8). */
export function formatSaveFailure(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'storage-full':
      return MESSAGES.storageFull;
    case 'skill-not-in-course':
      return MESSAGES.skillNotInCourse(failure.skill);
    case 'invalid-word':
      return MESSAGES.wordMissing;
    case 'missing-record':
      // Homework is saved from the screen of its class; where homework itself is edited, its screen has its
      // own text.
      return MESSAGES.recordRemoved('class');
    case 'database':
      return MESSAGES.saveFailed;
    default:
      return unreachable(failure);
  }
}
