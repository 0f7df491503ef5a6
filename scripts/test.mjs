import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowsers } from './find-browser.mjs';
import { findEngines } from './find-engines.mjs';

/**
 * Runs the unit and server tests in parallel with types and lint, then the browser tests in Chromium, and a
 * smoke test in the other engines that are installed; the last line has the counts. `--quick` (`npm run
 * check`) leaves out browsers and whole servers, uses a twentieth of the random input, and prints only
 * failures before that line.
 */

const isQuick = process.argv.includes('--quick');
const RESULTS = 'test-results';
const UNIT = `${RESULTS}/unit.json`;
const BROWSER = `${RESULTS}/browser.json`;
const ENGINES = `${RESULTS}/engines.json`;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };

/** Resolves to whether the program succeeded. */
const run = async (...command) => (await runForCode(...command)) === 0;

/**
 * Resolves to the exit code, `undefined` without one. The output of a parallel program is printed at its
 * end.
 */
function runForCode(title, [program, ...args], { env, isParallel = false } = {}) {
  if (!isParallel && !isQuick) console.log(`\n── ${title}`);
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => {
      if (isParallel && (code !== 0 || !isQuick)) console.log(`\n── ${title}\n${output}`);
      resolve(code);
    });
  });
}

/** The command that checks types incrementally, which takes a tenth of the time in a hardly changed tree. */
function createTypeCheck(...project) {
  const buildInfo = join('node_modules', '.cache', `${project.at(-1) ?? 'app'}.tsbuildinfo`);
  return ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, ...project];
}

const CHECKS = [
  ['types', createTypeCheck()],
  ['types of the service worker', createTypeCheck('--project', 'sw')],
  ['lint', ['biome', 'check', '--error-on-warnings', '.']],
];

/** Runs the checks one after the other, because the tests run at the same time. */
async function runChecks() {
  for (const [title, command] of CHECKS) {
    total[(await run(title, command, { isParallel: true })) ? 'passed' : 'failed'] += 1;
  }
}

/** The exit code of the container's check on a machine that can't run it. */
const NOT_CHECKED = 77;

/** Builds and uses the container where that works; a machine that can't says so, and nothing is counted. */
async function checkContainer() {
  const code = await runForCode('container', ['tsx', 'scripts/container/check.ts']);
  if (code !== NOT_CHECKED) total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** A runner that crashes before it writes its report counts as one failure. */
function countReport(path, succeeded, readCounts) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { passed, failed } = report ? readCounts(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
}

const readPlaywrightCounts = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

/**
 * For all engines together with a second try, so that a foreign browser that hangs does not hold up the rest.
 */
const ENGINES_TIMEOUT_MS = 10 * 60_000;

/** Runs the smoke test in the engines that are installed, and says which ones are left out. */
async function testEngines() {
  const { installed, missing } = findEngines();
  for (const { title, packages } of missing) {
    console.log(
      `\nLeft out: the tests in ${title}, which is not installed (Debian: ${packages.join(', ')}).`,
    );
  }
  if (installed.length === 0) return;
  const succeeded = await run(
    `smoke test in ${installed.map(({ title }) => title).join(' and ')}`,
    [
      'playwright',
      'test',
      ...installed.map(({ name }) => `--project=${name}`),
      `--global-timeout=${ENGINES_TIMEOUT_MS}`,
    ],
    { env: { ENGINE_TESTS: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: ENGINES } },
  );
  countReport(ENGINES, succeeded, readPlaywrightCounts);
}

const checks = runChecks();
const unitSucceeded = await run(
  'unit, property and server tests',
  [
    'vitest',
    'run',
    // The short check has its reporters in vitest.config.ts.
    ...(isQuick ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]),
  ],
  { env: isQuick ? { CHECK: 'quick', QUIET_REPORT: UNIT } : {} },
);
if (!isQuick && !process.env.TEST_DATABASE_URL) {
  console.log(
    '\nThe server tests ran only on SQLite. To run them on an installed PostgreSQL, too: scripts/with-postgres npm test',
  );
}
await checks;
countReport(UNIT, unitSucceeded, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

if (!isQuick) {
  const browserSucceeded = await run('browser tests', ['playwright', 'test'], {
    env: { ...findTestBrowsers(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
  });
  countReport(BROWSER, browserSucceeded, readPlaywrightCounts);
  await testEngines();
  await checkContainer();
}

console.log(`${isQuick ? '' : '\n'}${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
