import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, type ChunkPage, createChunkLoader } from '../../src/app/load-chunk.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { waitFor } from '../wait-for.ts';

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

class FakeChunkPage implements ChunkPage {
  reloads = 0;
  hasConnection = true;
  readonly leaveListeners = new Set<() => void>();
  readonly timers: { milliseconds: number; task: () => void; isCancelled: boolean }[] = [];
  readonly #stored = new Map<string, string>();
  readonly reloadMarks: ChunkPage['reloadMarks'] = {
    getItem: (key) => this.#stored.get(key) ?? null,
    setItem: (key, value) => void this.#stored.set(key, value),
    removeItem: (key) => void this.#stored.delete(key),
  };

  isOnline() {
    return this.hasConnection;
  }

  reload() {
    this.reloads += 1;
  }

  onLeave(listener: () => void) {
    this.leaveListeners.add(listener);
    return () => this.leaveListeners.delete(listener);
  }

  runAfter(milliseconds: number, task: () => void) {
    const timer = { milliseconds, task, isCancelled: false };
    this.timers.push(timer);
    return () => {
      timer.isCancelled = true;
    };
  }
}

let page: FakeChunkPage;

beforeEach(() => {
  page = new FakeChunkPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Runs the timer that waits for the end of the page. */
async function letPageStay(): Promise<void> {
  await waitFor(() => {
    const index = page.timers.findIndex(({ milliseconds }) => milliseconds === 1_000);
    const [waiting] = page.timers.splice(index, index < 0 ? 0 : 1);
    expect(waiting).toBeDefined();
    waiting?.task();
  });
}

async function expectReload(chunk: string, times = 1) {
  void createChunkLoader(page)(chunk, failToLoad);
  await letPageStay();
  await waitFor(() => expect(page.reloads).toBe(times));
}

describe('a chunk', () => {
  test('that loads cancels its timer', async () => {
    expect(await createChunkLoader(page)('hub', async () => 'the hub')).toBe('the hub');
    expect(page.reloads).toBe(0);
    expect(page.timers[0]?.isCancelled).toBe(true);
  });

  test('that fails to load reloads the page and never settles', async () => {
    const settled = vi.fn();
    void createChunkLoader(page)('hub', failToLoad).then(settled, settled);
    await letPageStay();
    await waitFor(() => expect(page.reloads).toBe(1));
    expect(settled).not.toHaveBeenCalled();
  });

  test('that fails again after the reload rejects, so that the page does not reload in a loop', async () => {
    await expectReload('hub');
    await expect(createChunkLoader(page)('hub', failToLoad)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(1);
  });

  test('that loaded after a reload may reload the page again later', async () => {
    await expectReload('hub');
    await createChunkLoader(page)('hub', async () => 'the hub');
    await expectReload('hub', 2);
  });

  test('that loads does not allow another chunk a second reload', async () => {
    await expectReload('hub');
    await createChunkLoader(page)('session', async () => 'the session');
    await expect(createChunkLoader(page)('hub', failToLoad)).rejects.toThrow(ChunkLoadError);
  });

  test('that fails offline rejects immediately, because a reload would not help', async () => {
    page.hasConnection = false;
    await expect(createChunkLoader(page)('hub', failToLoad)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(0);
    page.hasConnection = true;
    await expectReload('hub');
  });

  test('that fails while the page is being left reloads it only if it stays for 10 seconds', async () => {
    const load = createChunkLoader(page);
    void load('hub', () => {
      for (const leave of page.leaveListeners) leave();
      return failToLoad();
    });
    await waitFor(() => expect(page.timers.at(-1)?.milliseconds).toBe(10_000));
    // Another one, which the page requests while it is being left.
    void load('classroom', failToLoad);
    await waitFor(() => expect(page.timers.at(-1)?.milliseconds).toBe(10_000));
    expect(page.reloads).toBe(0);
    page.timers.at(-1)?.task();
    await waitFor(() => expect(page.reloads).toBe(1));
  });

  test('that fails without a known cause reloads the page after a second, in which it may end', async () => {
    void createChunkLoader(page)('hub', failToLoad);
    await waitFor(() => expect(page.timers.at(-1)?.milliseconds).toBe(1_000));
    expect(page.reloads).toBe(0);
    page.timers.at(-1)?.task();
    await waitFor(() => expect(page.reloads).toBe(1));
  });

  test('that has loaded leaves no listener', async () => {
    await createChunkLoader(page)('hub', async () => 'the hub');
    expect(page.leaveListeners.size).toBe(0);
  });

  test('that takes over 120 seconds counts as failed', async () => {
    void createChunkLoader(page)('hub', () => new Promise(() => {}));
    const [timer] = page.timers;
    expect(timer?.milliseconds).toBe(CHUNK_LOAD_TIMEOUT_MS);
    expect(page.reloads).toBe(0);
    timer?.task();
    await letPageStay();
    await waitFor(() => expect(page.reloads).toBe(1));
  });

  test('that fails rejects immediately if reloads can’t be recorded', async () => {
    const { reload, runAfter, onLeave } = page;
    const load = createChunkLoader({
      reload,
      onLeave: onLeave.bind(page),
      runAfter: runAfter.bind(page),
      isOnline: () => true,
      reloadMarks: null,
    });
    await expect(load('hub', failToLoad)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(0);
  });
});
