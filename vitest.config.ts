import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { acceptedWords } from './vite/accepted-words/plugin.ts';

const isQuick = process.env.CHECK === 'quick';
const FEW_RUNS = fileURLToPath(new URL('tests/few-runs.ts', import.meta.url));

/** Puts tests/few-runs.ts in the place of fast-check. */
const fewRuns: Plugin = {
  name: 'few-runs',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'fast-check' && importer !== FEW_RUNS ? FEW_RUNS : null),
};

export default defineConfig({
  plugins: [acceptedWords(), ...(isQuick ? [fewRuns] : [])],
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: [
      'tests/e2e/**',
      'node_modules/**',
      // Starts a whole server for each test, which takes as long as a dozen other files.
      ...(isQuick ? ['tests/server/app/start.test.ts'] : []),
    ],
    // The long properties take some seconds; a busy machine may make that many times as much.
    testTimeout: 60_000,
    // By itself vitest leaves one core free, and of two that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
