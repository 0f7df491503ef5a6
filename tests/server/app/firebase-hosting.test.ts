import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../server/security-headers.ts';
import { toCspHashSource } from '../../../server/static/client-files.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The placeholder in firebase.json that a project's owner replaces; see docs/hosting.md. */
const PROJECT = {
  firebase: { projectId: 'any', authDomain: '*.firebaseapp.com' },
  lessonApiOrigin: 'https://lessons.example',
};

/** firebase.json can't contain the hashes of a build's styles; the pages have a policy for their own. */
const INLINE = {
  scripts: [
    'src/ui/theme-before-paint.js',
    'src/ui/old-browser-notice.js',
    'src/landing-pages/speculation-rules.json',
  ].map((file) => toCspHashSource(readFileSync(file, 'utf8'))),
  styles: ["'unsafe-inline'"],
};

test('firebase.json sends the security headers that the server sends with Firebase', async () => {
  const app = new Hono().use(securityHeaders(PROJECT, INLINE));
  const sentHeaders = (await app.get('/', (c) => c.body(null)).request('/')).headers;

  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const configured = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]));
  expect(configured).toEqual(Object.fromEntries(sentHeaders));
});
