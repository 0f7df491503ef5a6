import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { acceptedWords } from './vite/accepted-words/plugin.ts';

export default defineConfig({
  plugins: [acceptedWords()],
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // The long properties take some seconds; a busy machine may make that many times as much.
    testTimeout: 60_000,
    // By itself vitest leaves one core free, and of two that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
