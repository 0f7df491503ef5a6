import { type MisplacedPhrase, ZONES, type Zone } from '../../../domain/drag.ts';

export const ZONE_NAMES = { starting: 'Starting', keeping: 'Keeping' } satisfies Record<Zone, string>;

/** What the phrases of a zone are for; the drag activity teaches this difference. */
export const ZONE_PURPOSES = {
  starting: 'Phrases to start with',
  keeping: 'Phrases to keep going',
} satisfies Record<Zone, string>;

const WHY_OTHER_ZONE = {
  starting: 'You say or write this first. It belongs in Starting:',
  keeping: 'Something comes before this. It belongs in Keeping:',
} satisfies Record<Zone, string>;

const WHY_NEITHER = 'Only four phrases fit. Leave this one out:';

/** Groups the misplaced phrases by where they belong, with the reason. */
export function explainMisplaced(misplaced: readonly MisplacedPhrase[]) {
  return [...ZONES, null]
    .map((zone) => ({
      zone,
      why: zone === null ? WHY_NEITHER : WHY_OTHER_ZONE[zone],
      phrases: misplaced.filter(({ home }) => home === zone).map(({ phrase }) => phrase),
    }))
    .filter(({ phrases }) => phrases.length > 0);
}
