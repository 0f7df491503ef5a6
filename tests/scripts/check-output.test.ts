import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeWithTest } from '../close-with-test.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;

/** Replaces a tool of the check: prints what a tool prints, and exits with the code. */
function writeTool(name: string, code: number, report?: object): void {
  const path = join(folder, 'node_modules/.bin', name);
  const writing = report
    ? `require('node:fs').writeFileSync('test-results/unit.json', ${JSON.stringify(JSON.stringify(report))});`
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

describe('npm run check', () => {
  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    for (const part of ['scripts/test.mjs', 'scripts/find-browser.mjs']) cpSync(part, join(folder, part));
    writeTool('tsc', 0);
    writeTool('biome', 0);
  });

  test('a check that passes prints what vitest prints and one line of result', () => {
    writeTool('vitest', 0, { numPassedTests: 12, numFailedTests: 0 });
    expect(runCheck()).toEqual(['vitest says', '15 passed, 0 failed']);
  });

  test('a check with a fault in types prints that, and counts it', () => {
    writeTool('vitest', 0, { numPassedTests: 12, numFailedTests: 0 });
    writeTool('tsc', 1);
    const lines = runCheck();
    expect(lines).toContain('tsc says');
    expect(lines).not.toContain('biome says');
    expect(lines.at(-1)).toBe('13 passed, 2 failed');
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
