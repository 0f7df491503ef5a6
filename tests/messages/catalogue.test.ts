import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/domain/messages.ts';
import { CATALOGUE } from './catalogue.ts';
import { catalogueFaults } from './catalogue-faults.ts';

const ROOT = new URL('../../', import.meta.url);

function sourceOf(file: string): string | null {
  const path = new URL(file, ROOT);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

test('every message and every validation rule has a test that reaches it by its exact text', () => {
  expect(catalogueFaults({ rows: CATALOGUE, messages: MESSAGES, sourceOf })).toEqual([]);
});
