import { getAdjacentLevels } from '../../domain/levels.ts';
import { listOtherReasons } from '../../domain/reasons.ts';
import type { Pack } from './pack-list.ts';

/**
 * The packs that a learner may need next, the likeliest first: classes for another reason, then, unless
 * `isOwnLevelOnly`, the levels below and above.
 */
export function chooseRelatedPacks(
  { level, reason, age }: Pack,
  { isOwnLevelOnly }: { isOwnLevelOnly: boolean },
): readonly Pack[] {
  const otherReasons = listOtherReasons(reason).map((each) => ({ level, reason: each, age }));
  return isOwnLevelOnly
    ? otherReasons
    : [...otherReasons, ...getAdjacentLevels(level).map((each) => ({ level: each, reason, age }))];
}
