import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import week from '../../src/teacher/curriculum/a1/weeks/a1-ages-6-9-robot-in-the-rain.json' with {
  type: 'json',
};

test('the lesson that docs/curriculum.md shows to be copied is a whole one of the curriculum', () => {
  const page = readFileSync(new URL('../../docs/curriculum.md', import.meta.url), 'utf8');
  const [, block = ''] = /```json\n(.+?)\n```/s.exec(page) ?? [];
  expect(week.lessons).toContainEqual(JSON.parse(block));
});
