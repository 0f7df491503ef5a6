import { expect, test } from 'vitest';
import { createLinkedAbort } from '../../src/platform/linked-abort.ts';

test('a linked signal is aborted with any of those it is linked to, also one that was before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const linked = createLinkedAbort(first.signal, second.signal);
  expect(linked.signal.aborted).toBe(false);
  second.abort();
  expect(linked.signal.aborted).toBe(true);
  expect(createLinkedAbort(second.signal).signal.aborted).toBe(true);
});

test('once released, it is aborted no more by the others', () => {
  const other = new AbortController();
  const linked = createLinkedAbort(other.signal);
  linked.release();
  other.abort();
  expect(linked.signal.aborted).toBe(false);
});
