import { expect, test } from 'vitest';
import {
  INITIAL_WORD_TAP_HINT,
  placeWordTapHint,
  reduceWordTapHint,
  type WordTapHintEvent,
} from '../../src/ui/tappable-text/word-tap-hint.ts';

const unknown: WordTapHintEvent = { type: 'loaded', isKnown: false };
const tapped: WordTapHintEvent = { type: 'tapped' };
const createShown = (id: string) => ({ type: 'shown', id }) as const;
const createHidden = (id: string) => ({ type: 'hidden', id }) as const;
const placeHint = (...events: WordTapHintEvent[]) =>
  placeWordTapHint(events.reduce(reduceWordTapHint, INITIAL_WORD_TAP_HINT));

test('a learner who knows that words can be tapped sees no hint', () => {
  expect(placeHint(createShown('goal'))).toBeNull();
  expect(placeHint(createShown('goal'), { type: 'loaded', isKnown: true })).toBeNull();
  expect(placeHint({ type: 'loaded', isKnown: true }, createShown('goal'), tapped)).toBeNull();
  expect(placeHint(unknown, createShown('goal'), { type: 'dismissed' })).toBeNull();
});

test('the hint is above the first of the texts that appear', () => {
  expect(placeHint(unknown)).toEqual({ above: undefined, isEmpty: false });
  expect(placeHint(unknown, createShown('goal'), createShown('rule'))).toEqual({
    above: 'goal',
    isEmpty: false,
  });
});

test('the hint stays above its text while other texts appear and are hidden', () => {
  const events = [
    unknown,
    createShown('goal'),
    createShown('rule'),
    createHidden('rule'),
    createShown('text'),
  ];
  expect(placeHint(...events)).toEqual({ above: 'goal', isEmpty: false });
});

test('the hint moves to the next text when its text is hidden', () => {
  expect(placeHint(unknown, createShown('goal'), createShown('rule'), createHidden('goal'))?.above).toBe(
    'rule',
  );
  expect(placeHint(unknown, createShown('goal'), createHidden('goal'))?.above).toBeUndefined();
});

test('a tap before the preference is loaded prevents the hint', () => {
  expect(placeHint(createShown('goal'), tapped, unknown)).toBeNull();
});

test('a tap leaves the hint’s space empty until its text is hidden', () => {
  const events = [unknown, createShown('goal'), createShown('rule'), tapped];
  expect(placeHint(...events)).toEqual({ above: 'goal', isEmpty: true });
  expect(placeHint(...events, tapped, createShown('text'))).toEqual({ above: 'goal', isEmpty: true });
  expect(placeHint(...events, createHidden('goal'))).toBeNull();
});
