import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from './find-browser.mjs';

/**
 * Types, lint, unit and server tests, then the browser tests. Counts end on the last line. With `--quick`
 * (`npm run check`) without the browser, and with a twentieth of the random input.
 */

const isQuick = process.argv.includes('--quick');
const RESULTS = 'test-results';
const UNIT = `${RESULTS}/unit.json`;
const BROWSER = `${RESULTS}/browser.json`;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };

function run(title, args, env) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(title, args) {
  total[run(title, args) ? 'passed' : 'failed'] += 1;
}

/** A runner that dies before it writes its report counts as one failure, so that a crash is never green. */
function countReport(path, succeeded, counts) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { passed, failed } = report ? counts(report) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
}

check('types', ['tsc', '--noEmit']);
check('types of the service worker', ['tsc', '--noEmit', '--project', 'sw']);
check('lint', ['biome', 'check', '--error-on-warnings', '.']);

const unitSucceeded = run(
  'unit, property and server tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
  isQuick ? { CHECK: 'quick' } : {},
);
countReport(UNIT, unitSucceeded, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

if (!isQuick) {
  const browser = findOrInstallBrowser();
  const browserSucceeded = run('browser tests', ['playwright', 'test'], {
    ...(browser ? { CHROMIUM: browser } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER,
  });
  countReport(BROWSER, browserSucceeded, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
