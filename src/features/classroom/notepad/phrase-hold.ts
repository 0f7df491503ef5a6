import type { Zone } from '../../../domain/drag.ts';
import { unreachable } from '../../../domain/result.ts';
import { ZONE_NAMES } from './drag-explanation.ts';

/** Where a phrase can lie; their order is the way of the arrow keys. */
export const PLACES = ['pool', 'starting', 'keeping'] as const satisfies readonly ('pool' | Zone)[];
export type Place = (typeof PLACES)[number];

export function isPlace(id: unknown): id is Place {
  return PLACES.includes(id as Place);
}

/** A phrase that was picked up by a press or a key, and the place it would go to. */
export interface Hold {
  phrase: string;
  over: Place;
}

/** What a key does while a phrase is held. */
export type HoldStep = { type: 'over'; place: Place } | { type: 'placed'; zone: Zone } | { type: 'let-go' };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys carry the held phrase from place to place, Space or Enter puts it there, Escape lets it go;
 * `null` for every other key. Over the pool, Space and Enter stay what they are on any button.
 * @param key as `KeyboardEvent.key` names it
 */
export function stepOfKey(hold: Hold, key: string): HoldStep | null {
  const step = STEPS[key];
  if (step !== undefined) {
    const next = PLACES.indexOf(hold.over) + step;
    return { type: 'over', place: PLACES[Math.min(Math.max(next, 0), PLACES.length - 1)] ?? 'pool' };
  }
  if (key === 'Escape') return { type: 'let-go' };
  const isPress = key === ' ' || key === 'Enter';
  return isPress && hold.over !== 'pool' ? { type: 'placed', zone: hold.over } : null;
}

/** What a screen reader hears of a step. */
export function stepNews(phrase: string, step: HoldStep): string {
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
