import { describe, expect, test, vi } from 'vitest';
import { DRAIN_REQUEST } from '../../src/sync/worker/worker-protocol.ts';
import { handleSyncEvent, type PageClient } from '../../sw/handle-sync-event.ts';
import { FakeClock } from '../sync/ports/fake-ports.ts';
import { waitFor } from '../wait-for.ts';

/** A page that answers with the number of remaining changes, or with `null` never. */
function createPage(remaining: number | null, visibilityState: DocumentVisibilityState = 'visible') {
  const messages: unknown[] = [];
  const page: PageClient = {
    visibilityState,
    postMessage(message, [port]) {
      messages.push(message);
      if (remaining !== null) (port as MessagePort).postMessage(remaining);
    },
  };
  return { page, messages };
}

const refuseToDrain = async (): Promise<number> => {
  throw new Error('The worker should not drain itself.');
};

function handleEvent(pages: readonly PageClient[], drainInWorker = refuseToDrain, clock = new FakeClock(0)) {
  return handleSyncEvent({
    listPages: async () => pages,
    drainInWorker,
    runAfter: (ms, task) => clock.runAfter(ms, task),
  });
}

describe('a sync event', () => {
  test('makes a visible page drain instead of the worker', async () => {
    const hidden = createPage(3, 'hidden');
    const visible = createPage(0);
    await handleEvent([hidden.page, visible.page]);
    expect([hidden.messages, visible.messages]).toEqual([[], [DRAIN_REQUEST]]);
  });

  test('fails while changes remain in the page, so that the browser tries again', async () => {
    await expect(handleEvent([createPage(2).page])).rejects.toThrow('still to be sent: 2');
  });

  test('makes the worker drain when no page is visible', async () => {
    const drainInWorker = vi.fn(async () => 0);
    await handleEvent([], drainInWorker);
    await handleEvent([createPage(0, 'hidden').page], drainInWorker);
    expect(drainInWorker).toHaveBeenCalledTimes(2);
  });

  test('fails while changes remain after the worker’s drain', async () => {
    await expect(handleEvent([], async () => 1)).rejects.toThrow('still to be sent: 1');
  });

  test('makes the worker drain when the page does not answer in time', async () => {
    const clock = new FakeClock(0);
    const silent = createPage(null);
    const drainInWorker = vi.fn(async () => 0);
    const handled = handleEvent([silent.page], drainInWorker, clock);
    await waitFor(() => expect(silent.messages).toHaveLength(1));
    expect(drainInWorker).not.toHaveBeenCalled();
    clock.advance(10_000);
    await handled;
    expect(drainInWorker).toHaveBeenCalledTimes(1);
  });
});
