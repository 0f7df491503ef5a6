import { describe, expect, test } from 'vitest';
import {
  formatHoldAnnouncement,
  type HoldEvent,
  mapKeyToHoldEvent,
  type PhrasePlace,
} from '../../../../src/features/classroom/notepad/held-phrase.ts';

const over = (place: PhrasePlace): HoldEvent => ({ type: 'over', place });
const KEPT: HoldEvent = { type: 'placed', zone: 'keeping' };

describe('a phrase held by keyboard', () => {
  test.each<[PhrasePlace, string, string, HoldEvent | null]>([
    ['pool', 'ArrowDown', 'leads on', over('starting')],
    ['starting', 'ArrowRight', 'leads on', over('keeping')],
    ['keeping', 'ArrowUp', 'leads back', over('starting')],
    ['starting', 'ArrowLeft', 'leads back', over('pool')],
    ['pool', 'ArrowUp', 'stays at the end', over('pool')],
    ['keeping', 'ArrowDown', 'stays at the end', over('keeping')],
    ['keeping', ' ', 'puts it there', KEPT],
    ['keeping', 'Enter', 'puts it there', KEPT],
    ['pool', ' ', 'is left to the button, which lets it go', null],
    ['pool', 'Enter', 'is left to the button, which lets it go', null],
    ['keeping', 'Escape', 'lets it go', { type: 'let-go' }],
    ['starting', 'Tab', 'goes to the buttons of the zones, as any other key', null],
  ])('over %s, %j %s', (place, key, _what, step) => {
    expect(mapKeyToHoldEvent({ phrase: 'Hello.', target: place }, key)).toEqual(step);
  });

  test('each step is told', () => {
    expect(formatHoldAnnouncement('Hello.', { type: 'over', place: 'starting' })).toBe('Over Starting.');
    expect(formatHoldAnnouncement('Hello.', { type: 'placed', zone: 'keeping' })).toBe(
      '“Hello.” is in Keeping.',
    );
    expect(formatHoldAnnouncement('Hello.', { type: 'let-go' })).toBe('“Hello.” stays where it was.');
  });
});
