import type { Zone } from '../../../domain/drag.ts';
import { unreachable } from '../../../domain/result.ts';
import { ZONE_NAMES } from './drag-explanation.ts';

/** Where a phrase can be, in the order in which the arrow keys visit the places. */
const PHRASE_PLACES = ['pool', 'starting', 'keeping'] as const satisfies readonly ('pool' | Zone)[];
export type PhrasePlace = (typeof PHRASE_PLACES)[number];

export function isPhrasePlace(id: unknown): id is PhrasePlace {
  return PHRASE_PLACES.includes(id as PhrasePlace);
}

/** A phrase that was picked up by a press or a key, and the place it would go to. */
export interface HeldPhrase {
  phrase: string;
  target: PhrasePlace;
}

/** What a key does to a held phrase. */
export type HoldEvent =
  | { type: 'moved'; place: PhrasePlace }
  | { type: 'placed'; zone: Zone }
  | { type: 'released' };

/** How far each arrow key moves in `PHRASE_PLACES`. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys move the held phrase between places, Space or Enter drops it, Escape releases it; `null` for
 * every other key. Over the pool, Space and Enter keep the meaning that they have on any button.
 * @param key as `KeyboardEvent.key` names it
 */
export function mapKeyToHoldEvent(held: HeldPhrase, key: string): HoldEvent | null {
  const step = STEPS[key];
  if (step !== undefined) {
    const next = PHRASE_PLACES.indexOf(held.target) + step;
    return {
      type: 'moved',
      place: PHRASE_PLACES[Math.min(Math.max(next, 0), PHRASE_PLACES.length - 1)] ?? 'pool',
    };
  }
  if (key === 'Escape') return { type: 'released' };
  const isPress = key === ' ' || key === 'Enter';
  return isPress && held.target !== 'pool' ? { type: 'placed', zone: held.target } : null;
}

/** The announcement of a hold event for screen readers. */
export function formatHoldAnnouncement(phrase: string, event: HoldEvent): string {
  switch (event.type) {
    case 'moved':
      return event.place === 'pool' ? 'Over the phrases.' : `Over ${ZONE_NAMES[event.place]}.`;
    case 'placed':
      return `“${phrase}” is in ${ZONE_NAMES[event.zone]}.`;
    case 'released':
      return `“${phrase}” stays where it was.`;
    default:
      return unreachable(event);
  }
}
