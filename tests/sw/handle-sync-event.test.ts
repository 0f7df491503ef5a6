import { describe, expect, test, vi } from 'vitest';
import { DRAIN_REQUEST } from '../../src/sync/worker/worker-protocol.ts';
import { handleSyncEvent, type PageClient } from '../../sw/handle-sync-event.ts';
import { FakeClock } from '../sync/ports/fake-ports.ts';
import { waitFor } from '../wait-for.ts';

/** A page that answers with so many changes left; null for one that has no answer. */
function aPage(left: number | null, visibilityState: DocumentVisibilityState = 'visible') {
  const asked: unknown[] = [];
  const page: PageClient = {
    visibilityState,
    postMessage(message, [port]) {
      asked.push(message);
      if (left !== null) (port as MessagePort).postMessage(left);
    },
  };
  return { page, asked };
}

const never = async (): Promise<number> => {
  throw new Error('the worker drains itself');
};

function answer(pages: readonly PageClient[], drainInWorker = never, clock = new FakeClock(0)) {
  return handleSyncEvent({
    listPages: async () => pages,
    drainInWorker,
    runAfter: (ms, task) => clock.runAfter(ms, task),
  });
}

describe('the browser’s sync event', () => {
  test('is passed to a visible page, which drains in the worker’s stead', async () => {
    const hidden = aPage(3, 'hidden');
    const visible = aPage(0);
    await answer([hidden.page, visible.page]);
    expect([hidden.asked, visible.asked]).toEqual([[], [DRAIN_REQUEST]]);
  });

  test('fails while the page has changes left, so that the browser tries again', async () => {
    await expect(answer([aPage(2).page])).rejects.toThrow('still to be sent: 2');
  });

  test('makes the worker drain alone when no page is open, or none is visible', async () => {
    const drainAlone = vi.fn(async () => 0);
    await answer([], drainAlone);
    await answer([aPage(0, 'hidden').page], drainAlone);
    expect(drainAlone).toHaveBeenCalledTimes(2);
  });

  test('fails while the worker’s own drain left changes', async () => {
    await expect(answer([], async () => 1)).rejects.toThrow('still to be sent: 1');
  });

  test('makes the worker drain alone when the page does not answer', async () => {
    const clock = new FakeClock(0);
    const mute = aPage(null);
    const drainAlone = vi.fn(async () => 0);
    const answered = answer([mute.page], drainAlone, clock);
    await waitFor(() => expect(mute.asked).toHaveLength(1));
    expect(drainAlone).not.toHaveBeenCalled();
    clock.advance(10_000);
    await answered;
    expect(drainAlone).toHaveBeenCalledTimes(1);
  });
});
