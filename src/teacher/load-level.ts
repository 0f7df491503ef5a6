import { learnerParts, sharedParts } from 'virtual:level-parts';
import { listOtherReasons, type Reason } from '../domain/reasons.ts';
import { getAudience } from './audience-by-age.ts';
import type { ClassRequest } from './class-request.ts';
import type { LevelBank } from './level-bank.ts';
import { joinLevelParts } from './level-parts.ts';

/**
 * Loads the bank for a class: the shared part of its level and the part of the learner's reason and age.
 * Reading and Listening classes also get the texts of the other available reasons.
 *
 * @param availableReasons the reasons of which the device has the parts
 * @throws (rejects) when the shared part or the learner's own cannot be fetched
 */
export async function loadLevelBank(
  { level, skill, reason, age }: Pick<ClassRequest, 'level' | 'skill' | 'reason' | 'age'>,
  availableReasons: readonly Reason[],
): Promise<LevelBank> {
  const audience = getAudience(age);
  const loadPart = async (ofReason: Reason) => (await learnerParts[level][ofReason][audience]()).default;
  const needsText = skill === 'Reading' || skill === 'Listening';
  const others = needsText
    ? listOtherReasons(reason).filter((other) => availableReasons.includes(other))
    : [];
  const [shared, own, ...more] = await Promise.all([
    sharedParts[level](),
    loadPart(reason),
    ...others.map((other) => loadPart(other).catch(() => ({ passages: [] }))),
  ]);
  return joinLevelParts(shared.default, own, more);
}
