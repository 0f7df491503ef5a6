import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser, findShell } from './find-browser.mjs';

/**
 * Unit and server tests, types and lint beside them, then the browser tests. Counts end on the last line. With
 * `--quick` (`npm run check`) without the browser and without whole servers, and with a twentieth of the random input.
 */

const isQuick = process.argv.includes('--quick');
const RESULTS = 'test-results';
const UNIT = `${RESULTS}/unit.json`;
const BROWSER = `${RESULTS}/browser.json`;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };

/**
 * Resolves to whether the program succeeded. What it says is shown as it comes, or, for one that runs beside others,
 * at its end.
 */
function run(title, [program, ...args], { env, isBeside = false } = {}) {
  if (!isBeside) console.log(`\n── ${title}`);
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      if (isBeside) console.log(`\n── ${title}\n${said}`);
      resolve(code === 0);
    });
  });
}

/** With what the last run knows of each file: of a tree that has hardly changed, types take a tenth of the time. */
function types(...project) {
  const known = join('node_modules', '.cache', `${project.at(-1) ?? 'app'}.tsbuildinfo`);
  return ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', known, ...project];
}

const CHECKS = [
  ['types', types()],
  ['types of the service worker', types('--project', 'sw')],
  ['lint', ['biome', 'check', '--error-on-warnings', '.']],
];

/** One after the other, since they run beside the tests. */
async function runChecks() {
  for (const [title, command] of CHECKS) {
    total[(await run(title, command, { isBeside: true })) ? 'passed' : 'failed'] += 1;
  }
}

/** A runner that dies before it writes its report counts as one failure, so that a crash is never green. */
function countReport(path, succeeded, counts) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { passed, failed } = report ? counts(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
}

const checks = runChecks();
const unitSucceeded = await run(
  'unit, property and server tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
  { env: isQuick ? { CHECK: 'quick' } : {} },
);
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\nThe server tests ran on SQLite alone. On PostgreSQL as well, where one is installed: scripts/with-postgres npm test',
  );
}
await checks;
countReport(UNIT, unitSucceeded, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

if (!isQuick) {
  const browser = findOrInstallBrowser();
  const shell = findShell();
  const browserSucceeded = await run('browser tests', ['playwright', 'test'], {
    env: {
      ...(browser ? { CHROMIUM: browser } : {}),
      ...(shell ? { HEADLESS_SHELL: shell } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER,
    },
  });
  countReport(BROWSER, browserSucceeded, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
