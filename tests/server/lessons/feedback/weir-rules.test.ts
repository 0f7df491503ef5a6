import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEIR_FILES } from '../../../../server/lessons/feedback/weir/weir-files.ts';
import { namedRules, weirpackOf } from '../../../../server/lessons/feedback/weir/weirpack.ts';

let linter: LocalLinter;

beforeAll(async () => {
  linter = new LocalLinter({ binary, dialect: Dialect.American });
  await linter.setup();
}, 60_000);
afterAll(() => linter.dispose());

describe.each(WEIR_FILES.map((file) => [file.kind, file] as const))('the Weir rules for %s', (_, file) => {
  test('pass their own tests, which harper runs when it loads them', async () => {
    expect(await linter.loadWeirpackFromBytes(weirpackOf([file], { isTested: true }))).toBeUndefined();
  }, 120_000);

  test('each have an example', () => {
    expect(file.rules.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });
});

test('each rule has a name of its own', () => {
  const names = namedRules(WEIR_FILES).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
