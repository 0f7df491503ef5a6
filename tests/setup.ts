import { afterEach, vi } from 'vitest';
// Before Dexie, which looks for IndexedDB when it is loaded: without it, live queries never fire. Test files
// share their modules, so the first file would decide for all.
import 'fake-indexeddb/auto';

// Test files share stubs and mocks, too.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
