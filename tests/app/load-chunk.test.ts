import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, type ChunkPage, createChunkLoader } from '../../src/app/load-chunk.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { waitFor } from '../wait-for.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

class FakeChunkPage implements ChunkPage {
  reloads = 0;
  hasConnection = true;
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

async function reloadedFor(chunk: string, times = 1) {
  void createChunkLoader(page)(chunk, gone);
  await waitFor(() => expect(page.reloads).toBe(times));
}

describe('a part of the app', () => {
  test('that loads is given, and its timer stopped', async () => {
    expect(await createChunkLoader(page)('hub', async () => 'the hub')).toBe('the hub');
    expect(page.reloads).toBe(0);
    expect(page.timers[0]?.isCancelled).toBe(true);
  });

  test('that fails reloads the page, and nothing more happens on this one', async () => {
    const settled = vi.fn();
    void createChunkLoader(page)('hub', gone).then(settled, settled);
    await waitFor(() => expect(page.reloads).toBe(1));
    expect(settled).not.toHaveBeenCalled();
  });

  test('that fails again after the reload is told, and the page not reloaded in a loop', async () => {
    await reloadedFor('hub');
    await expect(createChunkLoader(page)('hub', gone)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(1);
  });

  test('that loaded after its reload gets another one the next time', async () => {
    await reloadedFor('hub');
    await createChunkLoader(page)('hub', async () => 'the hub');
    await reloadedFor('hub', 2);
  });

  test('does not use up the reload of another', async () => {
    await reloadedFor('hub');
    await createChunkLoader(page)('session', async () => 'the session');
    await expect(createChunkLoader(page)('hub', gone)).rejects.toThrow(ChunkLoadError);
  });

  test('that fails without a connection is told at once: a reload would not bring it', async () => {
    page.hasConnection = false;
    await expect(createChunkLoader(page)('hub', gone)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(0);
    page.hasConnection = true;
    await reloadedFor('hub');
  });

  test('that takes over 120 seconds counts as failed', async () => {
    void createChunkLoader(page)('hub', () => new Promise(() => {}));
    const [timer] = page.timers;
    expect(timer?.milliseconds).toBe(CHUNK_LOAD_TIMEOUT_MS);
    expect(page.reloads).toBe(0);
    timer?.task();
    await waitFor(() => expect(page.reloads).toBe(1));
  });

  test('that fails where marks can’t be kept is told at once', async () => {
    const { reload, runAfter } = page;
    const load = createChunkLoader({
      reload,
      runAfter: runAfter.bind(page),
      isOnline: () => true,
      reloadMarks: null,
    });
    await expect(load('hub', gone)).rejects.toThrow(ChunkLoadError);
    expect(page.reloads).toBe(0);
  });
});
