import { expect, test } from 'vitest';
import {
  INITIAL_WORD_TAP_HINT,
  placeWordTapHint,
  reduceWordTapHint,
  type WordTapHintEvent,
} from '../../src/ui/tappable-text/word-tap-hint.ts';

const unknown: WordTapHintEvent = { type: 'loaded', isKnown: false };
const tapped: WordTapHintEvent = { type: 'tapped' };
const shown = (id: string) => ({ type: 'shown', id }) as const;
const hidden = (id: string) => ({ type: 'hidden', id }) as const;
const place = (...events: WordTapHintEvent[]) =>
  placeWordTapHint(events.reduce(reduceWordTapHint, INITIAL_WORD_TAP_HINT));

test('a learner who knows that words can be tapped sees no hint', () => {
  expect(place(shown('goal'))).toBeNull();
  expect(place(shown('goal'), { type: 'loaded', isKnown: true })).toBeNull();
  expect(place({ type: 'loaded', isKnown: true }, shown('goal'), tapped)).toBeNull();
  expect(place(unknown, shown('goal'), { type: 'dismissed' })).toBeNull();
});

test('the hint is above the first of the texts that appear', () => {
  expect(place(unknown)).toEqual({ above: undefined, isEmpty: false });
  expect(place(unknown, shown('goal'), shown('rule'))).toEqual({ above: 'goal', isEmpty: false });
});

test('the hint stays above its text while other texts appear and are hidden', () => {
  const events = [unknown, shown('goal'), shown('rule'), hidden('rule'), shown('text')];
  expect(place(...events)).toEqual({ above: 'goal', isEmpty: false });
});

test('the hint moves to the next text when its text is hidden', () => {
  expect(place(unknown, shown('goal'), shown('rule'), hidden('goal'))?.above).toBe('rule');
  expect(place(unknown, shown('goal'), hidden('goal'))?.above).toBeUndefined();
});

test('a tap before the preference is loaded prevents the hint', () => {
  expect(place(shown('goal'), tapped, unknown)).toBeNull();
});

test('a tap leaves the hint’s space empty until its text is hidden', () => {
  const events = [unknown, shown('goal'), shown('rule'), tapped];
  expect(place(...events)).toEqual({ above: 'goal', isEmpty: true });
  expect(place(...events, tapped, shown('text'))).toEqual({ above: 'goal', isEmpty: true });
  expect(place(...events, hidden('goal'))).toBeNull();
});
