import { type MisplacedPhrase, ZONES, type Zone } from '../../../domain/drag.ts';

export const ZONE_NAMES = { starting: 'Starting', keeping: 'Keeping' } satisfies Record<Zone, string>;

/** What the phrases of a zone are for; the drag activity teaches this difference. */
export const ZONE_PURPOSES = {
  starting: 'Phrases that open something',
  keeping: 'Phrases that keep it going',
} satisfies Record<Zone, string>;

const WHY_OTHER_ZONE = {
  starting: 'Nothing has begun yet when you say or write this. It belongs in Starting:',
  keeping: 'This answers or carries on something that has begun. It belongs in Keeping:',
} satisfies Record<Zone, string>;

/** Groups the misplaced phrases by the zone where they belong, with the reason. */
export function explainMisplaced(misplaced: readonly MisplacedPhrase[]) {
  return ZONES.map((zone) => ({
    zone,
    why: WHY_OTHER_ZONE[zone],
    phrases: misplaced.filter((wrong) => wrong.zone !== zone).map(({ phrase }) => phrase),
  })).filter(({ phrases }) => phrases.length > 0);
}
