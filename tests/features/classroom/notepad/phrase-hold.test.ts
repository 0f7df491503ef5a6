import { describe, expect, test } from 'vitest';
import {
  type Hold,
  type Place,
  stepNews,
  stepOfKey,
} from '../../../../src/features/classroom/notepad/phrase-hold.ts';

function over(place: Place): Hold {
  return { phrase: 'Hello.', over: place };
}

describe('a phrase held by keyboard', () => {
  test.each([
    ['pool', 'ArrowDown', 'starting'],
    ['starting', 'ArrowRight', 'keeping'],
    ['keeping', 'ArrowUp', 'starting'],
    ['starting', 'ArrowLeft', 'pool'],
    ['pool', 'ArrowUp', 'pool'],
    ['keeping', 'ArrowDown', 'keeping'],
  ] as const)('from %s, %s leads to %s', (from, key, to) => {
    expect(stepOfKey(over(from), key)).toEqual({ type: 'over', place: to });
  });

  test.each([' ', 'Enter'])('over a zone, %j puts it there', (key) => {
    expect(stepOfKey(over('keeping'), key)).toEqual({ type: 'placed', zone: 'keeping' });
  });

  test.each([' ', 'Enter'])('over the pool, %j is left to the button, which lets it go', (key) => {
    expect(stepOfKey(over('pool'), key)).toBeNull();
  });

  test('Escape lets it go', () => {
    expect(stepOfKey(over('keeping'), 'Escape')).toEqual({ type: 'let-go' });
  });

  test('other keys, such as Tab to the buttons of the zones, are left alone', () => {
    expect(stepOfKey(over('starting'), 'Tab')).toBeNull();
  });

  test('each step is told', () => {
    expect(stepNews('Hello.', { type: 'over', place: 'starting' })).toBe('Over Starting.');
    expect(stepNews('Hello.', { type: 'placed', zone: 'keeping' })).toBe('“Hello.” is in Keeping.');
    expect(stepNews('Hello.', { type: 'let-go' })).toBe('“Hello.” stays where it was.');
  });
});
