import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirstSequencer } from './tests/longest-first-sequencer.ts';
import { acceptedWords } from './vite/accepted-words/plugin.ts';
import { levelParts } from './vite/level-parts/plugin.ts';

const isQuick = process.env.CHECK === 'quick';

/** They start whole servers, which take as long as a dozen other files. */
const WHOLE_SERVERS = ['bad-data', 'behind-proxy', 'kills', 'start'].map(
  (name) => `tests/server/app/${name}.test.ts`,
);
const WHOLE_SERVERS_ON_POSTGRES = ['parallel-classes', 'database-restart'].map(
  (name) => `tests/server/processes/${name}.postgres.test.ts`,
);
/** Those with a database run once for each engine, but for what is one engine's alone. */
const OPENS_DATABASE =
  /\b(?:openTestDatabase|openTestCloud|openMailedCloud|openLedger|createLessonApp|startLocalFirebase|runFuzz)\(/;
const OF_SQLITE = '.sqlite.test.ts';
const OF_POSTGRES = '.postgres.test.ts';
const ON_POSTGRES = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/server/${path}`)
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith(OF_SQLITE))
  .filter((path) => !WHOLE_SERVERS_ON_POSTGRES.includes(path))
  .filter((path) => path.endsWith(OF_POSTGRES) || OPENS_DATABASE.test(readFileSync(path, 'utf8')));
/** The slowest of those that no smaller number makes quicker. */
const LONG_FEEDBACK = ['tests/feedback/corpus/corpus.test.ts', 'tests/feedback/linear-work.test.ts'];

export default defineConfig({
  plugins: [acceptedWords(), levelParts()],
  test: {
    // The long properties take some seconds; a busy machine may make that many times as much.
    testTimeout: 60_000,
    // By itself vitest leaves one core free, and of two that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // No process for each file: to load what all of them import takes longer than most of the tests.
    isolate: false,
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          setupFiles: 'tests/setup.ts',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [
            'tests/e2e/**',
            `tests/**/*${OF_POSTGRES}`,
            ...WHOLE_SERVERS,
            ...(isQuick ? LONG_FEEDBACK : []),
          ],
        },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              extends: true as const,
              test: {
                name: 'on PostgreSQL',
                include: ON_POSTGRES,
                env: { TEST_ENGINE: 'postgres' },
                setupFiles: 'tests/server/database/release-databases.ts',
              },
            },
          ]
        : []),
      ...(isQuick
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'whole servers',
                include: WHOLE_SERVERS,
                globalSetup: 'tests/server/app/build-server.ts',
              },
            },
            ...(process.env.TEST_DATABASE_URL
              ? [
                  {
                    extends: true as const,
                    test: {
                      name: 'whole servers on PostgreSQL',
                      include: WHOLE_SERVERS_ON_POSTGRES,
                      globalSetup: 'tests/server/app/build-server.ts',
                      // After all others: five servers that start would starve those that wait for a checker of answers.
                      sequence: { groupOrder: 1 },
                    },
                  },
                ]
              : []),
          ]),
    ],
  },
});
