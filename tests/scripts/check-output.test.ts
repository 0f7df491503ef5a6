import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeWithTest } from '../close-with-test.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;

/**
 * Replaces a tool of the check: it prints "<name> says", writes a report if there is one, and exits with the
 * code.
 *
 * @param reportPath the report's path as JavaScript source, because some tools read it from their environment
 */
function writeTool(
  name: string,
  code: number,
  report?: object,
  reportPath = "'test-results/unit.json'",
): void {
  const path = join(folder, 'node_modules/.bin', name);
  const writing = report
    ? `require('node:fs').writeFileSync(${reportPath}, ${JSON.stringify(JSON.stringify(report))});`
    : '';
  writeFileSync(
    path,
    `#!${process.execPath}\n${writing}\nconsole.log('${name} says');\nprocess.exit(${code});\n`,
  );
  chmodSync(path, 0o755);
}

function runCheck(): string[] {
  const { stdout } = spawnSync(process.execPath, ['scripts/test.mjs', '--quick'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  // The script runs in a folder of its own, which has no tools but the replaced ones.
  for (const part of ['scripts/test.mjs', 'scripts/find-browser.mjs', 'scripts/find-engines.mjs']) {
    cpSync(part, join(folder, part));
  }
  writeTool('tsc', 0);
  writeTool('biome', 0);
});

/** A report of vitest in which all tests passed. */
const UNIT_REPORT = { numPassedTests: 12, testResults: [] };

describe('npm run check', () => {
  test('a check that passes prints what vitest prints and one line of result', () => {
    writeTool('vitest', 0, UNIT_REPORT);
    expect(runCheck()).toEqual(['vitest says', '15 passed, 0 failed']);
  });

  test('a check with a fault in types prints that, and counts it', () => {
    writeTool('vitest', 0, UNIT_REPORT);
    writeTool('tsc', 1);
    const lines = runCheck();
    expect(lines).toContain('tsc says');
    expect(lines).not.toContain('biome says');
    expect(lines.slice(-3)).toEqual([
      'Failed: types',
      'Failed: types of the service worker',
      '13 passed, 2 failed',
    ]);
  });

  test('the names of failed tests come before the result', () => {
    writeTool('vitest', 1, {
      numPassedTests: 11,
      testResults: [
        {
          name: 'sync.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'an entry is sent' },
            { status: 'failed', fullName: 'an entry is sent once' },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(runCheck().slice(-3)).toEqual([
      'Failed: sync.test.ts: an entry is sent once',
      'Failed: broken.test.ts: no such module',
      '14 passed, 2 failed',
    ]);
  });

  test('a runner that fails although its tests passed counts as one failure', () => {
    writeTool('vitest', 1, UNIT_REPORT);
    expect(runCheck().slice(-2)).toEqual([
      'Failed: test-results/unit.json: the runner failed, but none of its tests',
      '15 passed, 1 failed',
    ]);
  });
});

const createBrowserReport = (passed: number, failed: readonly string[] = []) => ({
  stats: { expected: passed, flaky: 0, unexpected: failed.length },
  suites: [
    {
      title: 'words.spec.ts',
      suites: [
        {
          title: 'on a phone',
          specs: failed.map((title) => ({ title, tests: [{ status: 'unexpected' }] })),
        },
      ],
    },
  ],
});

describe('npm test', () => {
  /** Runs everything with these programs installed, and returns what it prints. */
  function runTest(programs: readonly string[], browserReport = createBrowserReport(4)): string[] {
    const installed = join(folder, 'installed');
    mkdirSync(installed);
    // Only their names are looked up.
    for (const name of programs) writeFileSync(join(installed, name), '');
    writeTool('vitest', 0, UNIT_REPORT);
    writeTool('playwright', 0, browserReport, 'process.env.PLAYWRIGHT_JSON_OUTPUT_NAME');
    writeTool('tsx', 77);
    const { stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: installed },
    });
    return stdout.split('\n').filter(Boolean);
  }

  test('a machine with a full Chrome alone reads that it runs all browser tests, and why slowly', () => {
    const lines = runTest(['google-chrome']);
    const chrome = join(folder, 'installed/google-chrome');
    expect(lines).toContain(`Tests of several windows, installation and background sync run in ${chrome}.`);
    expect(lines).toContain(
      'All other browser tests run there, too, and more slowly: there is no chromium-headless-shell.',
    );
  });

  test('engines that are not installed are named, and no test runs in them', () => {
    const lines = runTest(['chromium', 'chromium-headless-shell']);
    const leftOut = lines.filter((line) => line.startsWith('Left out'));
    expect(leftOut).toEqual([
      'Left out: the tests in Firefox, which is not installed (Debian: firefox-esr).',
      'Left out: the tests in WebKit, which is not installed (Debian: webkit2gtk-driver, xvfb).',
    ]);
    expect(lines.at(-1)).toBe('19 passed, 0 failed');
  });

  test('an engine that is installed runs its tests, which are counted', () => {
    const lines = runTest(['chromium', 'chromium-headless-shell', 'firefox-esr']);
    expect(lines).toContain('── smoke test in Firefox');
    expect(lines.filter((line) => line.startsWith('Left out'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('23 passed, 0 failed');
  });

  test('the names of failed browser tests come before the result', () => {
    const lines = runTest(
      ['chromium', 'chromium-headless-shell'],
      createBrowserReport(3, ['a word is found']),
    );
    expect(lines.slice(-2)).toEqual(['Failed: on a phone: a word is found', '18 passed, 1 failed']);
  });
});

describe('the tests of the short check', () => {
  /** Runs a file of tests as the short check does. */
  function runTests(text: string): { output: string; status: number | null } {
    // Packages are resolved from here.
    mkdirSync('node_modules/.cache', { recursive: true });
    const project = mkdtempSync(resolve('node_modules/.cache/check-'));
    closeWithTest(() => rmSync(project, { recursive: true }));
    writeFileSync(join(project, 'some.test.ts'), text);
    writeFileSync(
      join(project, 'vitest.config.ts'),
      `import { FailuresReporter } from '${resolve('tests/failures-reporter.ts')}';
      export default { test: { reporters: [new FailuresReporter()], silent: 'passed-only' } };`,
    );
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', project],
      { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH, NO_COLOR: '1' } },
    );
    return { output: stdout + stderr, status };
  }

  const PASSING = `import { expect, test } from 'vitest';
    test('a test that logs an error passes', () => console.error(new Error('expected')));`;

  test('passing tests print nothing, not even the errors that they log', () => {
    expect(runTests(PASSING)).toEqual({ output: '', status: 0 });
  });

  test('a failing test prints its name, its difference and what it logged', () => {
    const { output, status } = runTests(`${PASSING}
      test('a test that fails', () => { console.log('a hint'); expect(1).toBe(2); });`);
    expect(status).toBe(1);
    for (const part of ['a test that fails', 'expected 1 to be 2', 'a hint']) expect(output).toContain(part);
    expect(output).not.toContain('Error: expected\n');
  });
});
