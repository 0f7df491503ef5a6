import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_VERSION } from '../../src/domain/app-version.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const headings = [...changelog.matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)];

test('the newest section of the changelog with a version is that of the app', () => {
  expect(headings[0]?.[1]).toBe('Unreleased');
  expect(headings[1]?.[1]).toBe(APP_VERSION);
});

test('each released section has the day of its release', () => {
  for (const [, , day] of headings.slice(1)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the lock file has the version of the app', () => {
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(APP_VERSION);
});
