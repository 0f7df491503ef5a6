import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classNamer } from '../../vite/class-names.ts';

let folder: string;
const [BOARD, CARD] = ['games/board.module.css', 'ui/card.module.css'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'class-names-'));
  for (const path of [CARD, BOARD, 'ui/base.css']) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '.title {}');
  }
});

afterEach(() => rm(folder, { recursive: true }));

test('one class of two files has two names, and two namers give it the same', () => {
  const names = () => [BOARD, CARD].map((path) => classNamer(folder)('title', join(folder, path)));
  expect(names()).toEqual(['title-0', 'title-1']);
  expect(names()).toEqual(names());
});

test('what is no module of styles has no names', () => {
  expect(() => classNamer(folder)('title', join(folder, 'ui/base.css'))).toThrow('base.css');
});
