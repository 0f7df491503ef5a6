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

/** The counts of all programs so far. */
const total = { passed: 0, failed: 0 };
/** What failed, by name: the end of a long log is all that some machines keep of it. */
const failures = [];

/** Runs a program as `run` does. Resolves to whether it succeeded. */
const succeeds = async (...command) => (await run(...command)) === 0;

/**
 * Runs a program of node_modules. Resolves to its exit code, `undefined` when it could not be started. The
 * output of a parallel program is printed at its end.
 */
function run(title, [program, ...args], { env, isParallel = false } = {}) {
  if (!isParallel && !isQuick) console.log(`\n── ${title}`);
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (cause) => {
      console.error(`${program} could not be started:`, cause);
      resolve(undefined);
    });
    child.once('close', (code) => {
      if (isParallel && (code !== 0 || !isQuick)) console.log(`\n── ${title}\n${output}`);
      resolve(code);
    });
  });
}

/**
 * The command that checks types incrementally, which takes a tenth of the time in a hardly changed tree.
 * Without a folder's name it checks the app.
 */
function createTypeCheck(folder) {
  const buildInfo = join('node_modules', '.cache', `${folder ?? 'app'}.tsbuildinfo`);
  const project = folder === undefined ? [] : ['--project', folder];
  return ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, ...project];
}

const CHECKS = [
  ['types', createTypeCheck()],
  ['types of the service worker', createTypeCheck('sw')],
  ['lint', ['biome', 'check', '--error-on-warnings', '.']],
];

/** Counts a program that reports no tests as one test. */
function countRun(title, succeeded) {
  total[succeeded ? 'passed' : 'failed'] += 1;
  if (!succeeded) failures.push(title);
}

/** Runs the checks one after the other, because the tests run at the same time. */
async function runChecks() {
  for (const [title, command] of CHECKS)
    countRun(title, await succeeds(title, command, { isParallel: true }));
}

/** The exit code of the container's check on a machine that can't run it. */
const NOT_CHECKED = 77;

/** Builds and uses the container where that works; a machine that can't says so, and nothing is counted. */
async function checkContainer() {
  const code = await run('container', ['tsx', 'scripts/container/check.ts']);
  if (code !== NOT_CHECKED) countRun('container', code === 0);
}

/**
 * Adds a runner's report to the total. A runner that fails without a failed test, such as one that crashes
 * before it writes its report, counts as one failure.
 */
function countReport(path, succeeded, readReport) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { passed, failed } = report ? readReport(report) : { passed: 0, failed: [] };
  const isUnexplained = !succeeded && failed.length === 0;
  total.passed += passed;
  total.failed += isUnexplained ? 1 : failed.length;
  failures.push(...failed, ...(isUnexplained ? [`${path}: the runner failed, but none of its tests`] : []));
}

const readVitestReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [`${name}: ${message}`]
      : failed.map((test) => `${name}: ${test.fullName}`);
  }),
});

/** @returns {{ title: string, status: string }[]} all tests of a suite and of those in it */
function listSpecs({ title, specs = [], suites = [] }) {
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({ title: `${title}: ${spec.title}`, status })),
    ),
    ...suites.flatMap(listSpecs),
  ];
}

const readPlaywrightReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: suites
    .flatMap(listSpecs)
    .filter(({ status }) => status === 'unexpected')
    .map(({ title }) => title),
});

/** For all engines including retries, so that another engine that hangs does not hold up the rest. */
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
  const succeeded = await succeeds(
    `smoke test in ${installed.map(({ title }) => title).join(' and ')}`,
    [
      'playwright',
      'test',
      ...installed.map(({ name }) => `--project=${name}`),
      `--global-timeout=${ENGINES_TIMEOUT_MS}`,
    ],
    { env: { ENGINE_TESTS: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: ENGINES } },
  );
  countReport(ENGINES, succeeded, readPlaywrightReport);
}

const checks = runChecks();
const unitSucceeded = await succeeds(
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
countReport(UNIT, unitSucceeded, readVitestReport);

if (!isQuick) {
  const browserSucceeded = await succeeds('browser tests', ['playwright', 'test'], {
    env: { ...findTestBrowsers(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
  });
  countReport(BROWSER, browserSucceeded, readPlaywrightReport);
  await testEngines();
  await checkContainer();
}

for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${isQuick ? '' : '\n'}${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
