import type { Zone } from '../../../domain/drag.ts';
import { DRAG_GROUP_SIZE } from '../../../domain/limits.ts';
import type { DragGroups } from '../../../domain/records.ts';

export interface MisplacedPhrase {
  phrase: string;
  /** Where it lies now. */
  zone: Zone;
  /** Its place in the zone, from 0. */
  place: number;
}

export const ZONES: readonly Zone[] = ['starting', 'keeping'];

export const ZONE_NAMES = { starting: 'Starting', keeping: 'Keeping' } satisfies Record<Zone, string>;

/** What a zone's phrases do; the drag activity teaches this difference. */
export const ZONE_PURPOSES = {
  starting: 'Phrases that open something',
  keeping: 'Phrases that keep it going',
} satisfies Record<Zone, string>;

const WHY_OTHER_ZONE = {
  starting: 'Nothing has begun yet when you say or write this. It belongs in Starting:',
  keeping: 'This answers or carries on something that has begun. It belongs in Keeping:',
} satisfies Record<Zone, string>;

/**
 * The phrases that lie in the wrong zone. Of a phrase that occurs twice, as many are accepted in a zone as
 * belong there.
 * @param phrases in the order of the solution: two that start, two that keep it going
 */
export function misplacedPhrases(phrases: readonly string[], groups: DragGroups): readonly MisplacedPhrase[] {
  const solution: DragGroups = {
    starting: phrases.slice(0, DRAG_GROUP_SIZE),
    keeping: phrases.slice(DRAG_GROUP_SIZE, 2 * DRAG_GROUP_SIZE),
  };
  return ZONES.flatMap((zone) => {
    const belonging = [...solution[zone]];
    return groups[zone].flatMap((phrase, place) => {
      const found = belonging.indexOf(phrase);
      if (found >= 0) {
        belonging.splice(found, 1);
        return [];
      }
      return [{ phrase, zone, place }];
    });
  });
}

export interface DragCorrection {
  /** Where the phrases belong. */
  zone: Zone;
  why: string;
  phrases: readonly string[];
}

/** Where the misplaced phrases belong and why, in one word for each zone. */
export function dragCorrections(misplaced: readonly MisplacedPhrase[]): readonly DragCorrection[] {
  return ZONES.map((zone) => ({
    zone,
    why: WHY_OTHER_ZONE[zone],
    phrases: misplaced.filter((wrong) => wrong.zone !== zone).map(({ phrase }) => phrase),
  })).filter(({ phrases }) => phrases.length > 0);
}
