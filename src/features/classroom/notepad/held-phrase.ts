import type { Zone } from '../../../domain/drag.ts';
import { unreachable } from '../../../domain/result.ts';
import { ZONE_NAMES } from './drag-explanation.ts';

/** Where a phrase can lie; their order is the way of the arrow keys. */
export const PHRASE_PLACES = ['pool', 'starting', 'keeping'] as const satisfies readonly ('pool' | Zone)[];
export type PhrasePlace = (typeof PHRASE_PLACES)[number];

export function isPhrasePlace(id: unknown): id is PhrasePlace {
  return PHRASE_PLACES.includes(id as PhrasePlace);
}

/** A phrase that was picked up by a press or a key, and the place it would go to. */
export interface HeldPhrase {
  phrase: string;
  target: PhrasePlace;
}

/** What a key does while a phrase is held. */
export type HoldEvent =
  | { type: 'over'; place: PhrasePlace }
  | { type: 'placed'; zone: Zone }
  | { type: 'let-go' };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys carry the held phrase from place to place, Space or Enter puts it there, Escape lets it go;
 * `null` for every other key. Over the pool, Space and Enter stay what they are on any button.
 * @param key as `KeyboardEvent.key` names it
 */
export function mapKeyToHoldEvent(hold: HeldPhrase, key: string): HoldEvent | null {
  const step = STEPS[key];
  if (step !== undefined) {
    const next = PHRASE_PLACES.indexOf(hold.target) + step;
    return {
      type: 'over',
      place: PHRASE_PLACES[Math.min(Math.max(next, 0), PHRASE_PLACES.length - 1)] ?? 'pool',
    };
  }
  if (key === 'Escape') return { type: 'let-go' };
  const isPress = key === ' ' || key === 'Enter';
  return isPress && hold.target !== 'pool' ? { type: 'placed', zone: hold.target } : null;
}

/** What a screen reader hears of a step. */
export function formatHoldAnnouncement(phrase: string, step: HoldEvent): string {
  switch (step.type) {
    case 'over':
      return step.place === 'pool' ? 'Over the phrases.' : `Over ${ZONE_NAMES[step.place]}.`;
    case 'placed':
      return `“${phrase}” is in ${ZONE_NAMES[step.zone]}.`;
    case 'let-go':
      return `“${phrase}” stays where it was.`;
    default:
      return unreachable(step);
  }
}
