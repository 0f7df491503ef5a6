import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LearnerStore, SaveFailure } from '../../../src/data/learner-store.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { createGamePorts } from '../../../src/features/play/game-ports.ts';
import type { SavedGame } from '../../../src/games/table/saved-game.ts';

const SAVED: SavedGame = {
  level: 'B1',
  variant: '',
  begunAt: 1,
  played: 2,
  recorded: 0,
  state: { turns: 1 },
};

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => entries.set(name, value),
      removeItem: (name: string) => entries.delete(name),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

function ports(saving: Result<void, SaveFailure> = ok()) {
  const store = {
    game: async () => ({ from: 'the database' }),
    saveGame: async () => saving,
    recordGameEvents: async () => saving,
  } as Partial<LearnerStore> as LearnerStore;
  return createGamePorts({ gameId: 'memory-match', uid: 'ann', store, loadPart: (_name, load) => load() });
}

test('what a page kept at its end is newer than what it had saved', async () => {
  expect(await ports().readGame()).toEqual({ from: 'the database' });
  ports().keepAtOnce(SAVED);
  expect(await ports().readGame()).toEqual(SAVED);
});

test('a save that goes well outdates it', async () => {
  ports().keepAtOnce(SAVED);
  await ports().saveGame(SAVED, []);
  expect(await ports().readGame()).toEqual({ from: 'the database' });
});

test('a save that fails leaves it, and says why in the specification’s words', async () => {
  ports().keepAtOnce(SAVED);
  expect(await ports(err({ kind: 'storage-full' })).saveGame(SAVED, [])).toEqual(err(MESSAGES.storageFull));
  expect(await ports().readGame()).toEqual(SAVED);
  const broken = ports(err({ kind: 'database', message: 'torn' }));
  expect(await broken.addWord('harbour')).toEqual(err(MESSAGES.saveFailed));
});
