import { expect, test } from 'vitest';
import {
  reduceShorten,
  type ShortenEvent,
  type ShortenState,
} from '../../../src/features/homework/shorten-state.ts';

const text = { notes: 'long', exercises: { '0': 'an answer' } };
const after = (...events: readonly ShortenEvent[]) =>
  events.reduce<ShortenState>(reduceShorten, { status: 'closed' });

test('the texts start as they were saved, and each field changes alone', () => {
  const state = after(
    { type: 'opened', text },
    { type: 'edited', text: { notes: 'short' } },
    { type: 'edited', text: { exercises: { '0': 'a' } } },
  );
  expect(state).toEqual({ status: 'editing', text: { notes: 'short', exercises: { '0': 'a' } } });
});

test('a failed save keeps the shorter texts, with the reason', () => {
  const state = after({ type: 'opened', text }, { type: 'saving' }, { type: 'failed', message: 'Full.' });
  expect(state).toEqual({ status: 'editing', text, failure: 'Full.' });
});
