import { afterEach, vi } from 'vitest';
// Dexie takes the database of the browser as it is loaded, and live queries are silent where there was none. Files
// share their modules, so whichever comes first would decide for those after it.
import 'fake-indexeddb/auto';

// They share what a test puts in the place of something, too.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
