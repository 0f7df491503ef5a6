import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../server/security-headers.ts';
import { toCspHashSource } from '../../../server/static/client-files.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** What stands in firebase.json for what only a project's owner knows; docs/hosting.md says what to write there. */
const PROJECT = {
  firebase: { projectId: 'any', authDomain: '*.firebaseapp.com' },
  lessonApiOrigin: 'https://lessons.example',
};

/** A file in the repository can't know the styles of a build; the pages themselves allow only their own. */
const INLINE = {
  scripts: ['src/ui/theme-before-paint.js', 'src/entrance/speculation-rules.json'].map((file) =>
    toCspHashSource(readFileSync(file, 'utf8')),
  ),
  styles: ["'unsafe-inline'"],
};

test('firebase.json sends the security headers that the server sends with Firebase', async () => {
  const app = new Hono().use(securityHeaders(PROJECT, INLINE));
  const sent = (await app.get('/', (c) => c.body(null)).request('/')).headers;

  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const told = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]));
  expect(told).toEqual(Object.fromEntries(sent));
});
