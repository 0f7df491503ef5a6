import { expect, test } from 'vitest';
import { createLinkedAbort } from '../../src/platform/linked-abort.ts';

test('a linked signal aborts with any of its signals, also with one that is aborted already', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const linked = createLinkedAbort(first.signal, second.signal);
  expect(linked.signal.aborted).toBe(false);
  second.abort();
  expect(linked.signal.aborted).toBe(true);
  expect(createLinkedAbort(second.signal).signal.aborted).toBe(true);
});

test('a released signal no longer aborts with the others', () => {
  const other = new AbortController();
  const linked = createLinkedAbort(other.signal);
  linked.release();
  other.abort();
  expect(linked.signal.aborted).toBe(false);
});
