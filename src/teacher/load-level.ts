import { learnerParts, sharedParts } from 'virtual:level-parts';
import { listOtherReasons, type Reason } from '../domain/reasons.ts';
import { getAudience } from './audience.ts';
import type { ClassRequest } from './class-request.ts';
import type { LevelBank } from './level-bank.ts';
import { joinLevelParts } from './level-parts.ts';

/**
 * What a class is written from: of its level the part that all learners share, and that of its reason and age. Texts of
 * other reasons are taken along where a class may want one. Rejects when a part of its own can't be fetched: offline,
 * before it was stored.
 * @param atHand the reasons whose parts can be had at once
 */
export async function loadLevelBank(
  { level, skill, reason, age }: Pick<ClassRequest, 'level' | 'skill' | 'reason' | 'age'>,
  atHand: readonly Reason[],
): Promise<LevelBank> {
  const audience = getAudience(age);
  const partOf = async (one: Reason) => (await learnerParts[level][one][audience]()).default;
  const hasText = skill === 'Reading' || skill === 'Listening';
  const others = hasText ? listOtherReasons(reason).filter((one) => atHand.includes(one)) : [];
  const [shared, own, ...more] = await Promise.all([
    sharedParts[level](),
    partOf(reason),
    ...others.map((one) => partOf(one).catch(() => ({ passages: [] }))),
  ]);
  return joinLevelParts(shared.default, own, more);
}
