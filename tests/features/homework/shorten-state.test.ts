import { expect, test } from 'vitest';
import {
  reduceShorten,
  type ShortenEvent,
  type ShortenState,
} from '../../../src/features/homework/shorten-state.ts';

const writing = { notes: 'long', exercises: { '0': 'an answer' } };
const after = (...events: readonly ShortenEvent[]) =>
  events.reduce<ShortenState>(reduceShorten, { phase: 'told' });

test('what is written starts as it was saved, and each field changes alone', () => {
  const state = after(
    { type: 'opened', writing },
    { type: 'written', writing: { notes: 'short' } },
    { type: 'written', writing: { exercises: { '0': 'a' } } },
  );
  expect(state).toEqual({ phase: 'editing', writing: { notes: 'short', exercises: { '0': 'a' } } });
});

test('a save that fails keeps the shorter writing, with the reason', () => {
  const state = after({ type: 'opened', writing }, { type: 'saving' }, { type: 'failed', message: 'Full.' });
  expect(state).toEqual({ phase: 'editing', writing, failure: 'Full.' });
});
