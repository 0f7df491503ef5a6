import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPED_PATHS } from '../../vite/file-groups.ts';

test('every file and folder that a group of the build names exists', () => {
  expect(GROUPED_PATHS.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
});
