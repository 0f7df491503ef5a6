import { describe, expect, test } from 'vitest';
import {
  type HoldStep,
  type Place,
  stepNews,
  stepOfKey,
} from '../../../../src/features/classroom/notepad/phrase-hold.ts';

const over = (place: Place): HoldStep => ({ type: 'over', place });
const KEPT: HoldStep = { type: 'placed', zone: 'keeping' };

describe('a phrase held by keyboard', () => {
  test.each<[Place, string, string, HoldStep | null]>([
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
    expect(stepOfKey({ phrase: 'Hello.', over: place }, key)).toEqual(step);
  });

  test('each step is told', () => {
    expect(stepNews('Hello.', { type: 'over', place: 'starting' })).toBe('Over Starting.');
    expect(stepNews('Hello.', { type: 'placed', zone: 'keeping' })).toBe('“Hello.” is in Keeping.');
    expect(stepNews('Hello.', { type: 'let-go' })).toBe('“Hello.” stays where it was.');
  });
});
