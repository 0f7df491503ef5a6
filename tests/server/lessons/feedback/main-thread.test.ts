import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../../../architecture/imports.ts';

const TYPES_ALONE = /^(?:import|export) type [^;]+;$/gm;
const RUNTIME_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

const files = new Map(
  readSourceFiles(process.cwd(), ['server', 'src']).map(({ path, text }) => [path, text]),
);

/** All files that are loaded in the thread of `entrance`. */
function findReachedModules(entrance: string): Set<string> {
  const reached = new Set([entrance]);
  for (const path of reached) {
    const text = files.get(path)?.replace(TYPES_ALONE, '') ?? '';
    for (const [, specifier = ''] of text.matchAll(RUNTIME_IMPORT)) reached.add(join(path, '..', specifier));
  }
  return reached;
}

const COSTLY = [
  'src/feedback/examine-answer.ts',
  'src/feedback/rules/device-checkers.ts',
  'src/feedback/spelling/spelling-checker.ts',
];

test.each(COSTLY)('the requests’ thread does not load %s', (path) => {
  expect(files.has(path)).toBe(true);
  expect(findReachedModules('server/main.ts')).not.toContain(path);
  expect(findReachedModules('server/lessons/feedback/feedback-worker.ts')).toContain(path);
});
