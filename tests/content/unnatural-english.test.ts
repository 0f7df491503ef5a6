import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Wordings that follow other languages, each with the English one. */
const UNNATURAL: readonly (readonly [pattern: RegExp, natural: string])[] = [
  [/\bfloor (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/i, 'on the ninth floor'],
  [/\b(?:everybody|everyone|each(?: of them)?) has another\b/i, 'everybody has a different idea'],
  [/\bhas another (?:-ed )?(?:idea|opinion|sound|meaning|colour|explanation)\b/i, 'has a different sound'],
  [/\bat the (?:first|second|third|next|last) try\b/i, 'on the third try'],
  [/\bthey all can\b/i, 'they can all'],
];

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `${folder}/${path}`);
}

const files = [...listFiles('src/content'), ...listFiles('src/teacher/curriculum')];

test.each(UNNATURAL)('%s stands in no bank and no class, because people say: %s', (pattern) => {
  const offenders = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(new RegExp(pattern, 'gi')) ?? []).map((found) => `${file}: ${found}`),
  );
  expect(offenders).toEqual([]);
});
