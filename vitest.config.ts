import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FailuresReporter, QuietJsonReporter } from './tests/failures-reporter.ts';
import { LongestFirstSequencer } from './tests/longest-first-sequencer.ts';
import { acceptedWords } from './vite/accepted-words/plugin.ts';
import { checkContentFiles } from './vite/content-files.ts';
import { levelParts } from './vite/level-parts/plugin.ts';

const isQuick = process.env.CHECK === 'quick';
/** Where `npm run check` wants its report; it prints failures only. */
const quietReport = process.env.QUIET_REPORT;

/** Fails for a list below that a rename left behind. */
function requireFile(path: string): string {
  if (!existsSync(path)) throw new Error(`vitest.config.ts names ${path}, which does not exist.`);
  return path;
}

/** Tests that start whole servers, each as long as a dozen other files. */
const WHOLE_SERVERS = ['accounts-command', 'bad-data', 'behind-proxy', 'dev', 'kill-repeatedly', 'start'].map(
  (name) => requireFile(`tests/server/app/${name}.test.ts`),
);
const WHOLE_SERVERS_ON_POSTGRES = ['accounts-command', 'parallel-classes', 'database-restart'].map((name) =>
  requireFile(`tests/server/processes/${name}.postgres.test.ts`),
);
/** Tests that open a database run once for each engine, unless their name says which engine they are for. */
const OPENS_DATABASE =
  /\b(?:openTestDatabase|openTestCloud|openMailedCloud|openLedger|createLessonApp|startLocalFirebase|runFuzz)\(/;
const SQLITE_ONLY = '.sqlite.test.ts';
const POSTGRES_ONLY = '.postgres.test.ts';
const ON_POSTGRES = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/server/${path}`)
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith(SQLITE_ONLY))
  .filter((path) => !WHOLE_SERVERS_ON_POSTGRES.includes(path))
  .filter((path) => path.endsWith(POSTGRES_ONLY) || OPENS_DATABASE.test(readFileSync(path, 'utf8')));
/** The slowest tests that `scaleRuns` can't shorten. */
const LONG_FEEDBACK = ['tests/feedback/corpus/corpus.test.ts', 'tests/feedback/linear-work.test.ts'].map(
  requireFile,
);

export default defineConfig({
  plugins: [checkContentFiles(), acceptedWords(), levelParts()],
  test: {
    // The long properties take seconds, and many times as long on a busy machine.
    testTimeout: 60_000,
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading the shared imports once per file would take longer than most of the tests.
    isolate: false,
    ...(quietReport
      ? {
          reporters: [new FailuresReporter(), new QuietJsonReporter(quietReport)],
          silent: 'passed-only' as const,
        }
      : {}),
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
            `tests/**/*${POSTGRES_ONLY}`,
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
                      // After all others: five starting servers would starve tests that wait for feedback
                      // workers.
                      sequence: { groupOrder: 1 },
                    },
                  },
                ]
              : []),
          ]),
    ],
  },
});
