import { describe, expect, test } from 'vitest';
import {
  formatHoldAnnouncement,
  type HoldEvent,
  mapKeyToHoldEvent,
  type PhrasePlace,
} from '../../../../src/features/classroom/notepad/held-phrase.ts';

const moveTo = (place: PhrasePlace): HoldEvent => ({ type: 'moved', place });
const DROP_IN_KEEPING: HoldEvent = { type: 'placed', zone: 'keeping' };

describe('a phrase held by keyboard', () => {
  test.each<[PhrasePlace, string, string, HoldEvent | null]>([
    ['pool', 'ArrowDown', 'moves to the next place', moveTo('starting')],
    ['starting', 'ArrowRight', 'moves to the next place', moveTo('keeping')],
    ['keeping', 'ArrowUp', 'moves to the place before', moveTo('starting')],
    ['starting', 'ArrowLeft', 'moves to the place before', moveTo('pool')],
    ['pool', 'ArrowUp', 'stays at the end', moveTo('pool')],
    ['keeping', 'ArrowDown', 'stays at the end', moveTo('keeping')],
    ['keeping', ' ', 'is dropped there', DROP_IN_KEEPING],
    ['keeping', 'Enter', 'is dropped there', DROP_IN_KEEPING],
    ['pool', ' ', 'keeps its meaning on a button', null],
    ['pool', 'Enter', 'keeps its meaning on a button', null],
    ['keeping', 'Escape', 'is released', { type: 'released' }],
    ['starting', 'Tab', 'is ignored, as is any other key', null],
  ])('over %s: %j: the phrase or key %s', (place, key, _what, step) => {
    expect(mapKeyToHoldEvent({ phrase: 'Hello.', target: place }, key)).toEqual(step);
  });

  test('every hold event has an announcement', () => {
    expect(formatHoldAnnouncement('Hello.', { type: 'moved', place: 'starting' })).toBe('Over Starting.');
    expect(formatHoldAnnouncement('Hello.', { type: 'placed', zone: 'keeping' })).toBe(
      '“Hello.” is in Keeping.',
    );
    expect(formatHoldAnnouncement('Hello.', { type: 'released' })).toBe('“Hello.” stays where it was.');
  });
});
