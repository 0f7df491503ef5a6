import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const getIndentation = (line: string) => line.search(/\S/);

/** Destructive buttons that another button of their row follows, as `file:line`. */
function findFaults(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*kind="danger"|<Button [^>]*kind="danger"/.test(line)) return [];
    const start = lines.slice(0, index + 1).findLastIndex((before) => /^\s*<Button\b/.test(before));
    const row = getIndentation(lines[start] ?? '');
    const rest = lines.slice(start + 1);
    // The row ends where its parent does.
    const end = rest.findIndex((after) => after.trim() !== '' && getIndentation(after) < row);
    return rest.slice(0, end).some((after) => /^\s*<Button\b/.test(after)) ? [`${file}:${index + 1}`] : [];
  });
}

test('a destructive button is the last one of its row in every dialog and form', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src', file));
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('kind="danger"')).length).toBeGreaterThan(
    5,
  );
  expect(files.flatMap(findFaults)).toEqual([]);
});
