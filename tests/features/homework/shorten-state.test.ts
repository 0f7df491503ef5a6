import { expect, test } from 'vitest';
import {
  reduceShorten,
  type ShortenEvent,
  type ShortenState,
} from '../../../src/features/homework/shorten-state.ts';

const text = { notes: 'long', exercises: { '0': 'an answer' } };
const reduceEvents = (...events: readonly ShortenEvent[]) =>
  events.reduce<ShortenState>(reduceShorten, { status: 'closed' });

test('the form starts with the saved texts, and each field changes separately', () => {
  const state = reduceEvents(
    { type: 'opened', text },
    { type: 'edited', text: { notes: 'short' } },
    { type: 'edited', text: { exercises: { '0': 'a' } } },
  );
  expect(state).toEqual({ status: 'editing', text: { notes: 'short', exercises: { '0': 'a' } } });
});

test('a failed save keeps the shorter texts, with the reason', () => {
  const state = reduceEvents(
    { type: 'opened', text },
    { type: 'saving' },
    { type: 'failed', message: 'Full.' },
  );
  expect(state).toEqual({ status: 'editing', text, failure: 'Full.' });
});
