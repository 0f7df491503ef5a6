import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../server/security-headers.ts';
import { type ClientFiles, inlineScriptSources } from '../../../server/static/client-files.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** What stands in firebase.json for what only a project's owner knows; docs/hosting.md says what to write there. */
const PROJECT = {
  firebase: { projectId: 'any', authDomain: '*.firebaseapp.com' },
  lessonApiOrigin: 'https://lessons.example',
};

test('firebase.json sends the security headers that the server sends with Firebase', async () => {
  const page = { bytes: new Uint8Array(readFileSync('index.html')), hash: '', compressed: {} };
  const files: ClientFiles = new Map([['/index.html', page]]);
  const app = new Hono().use(securityHeaders(PROJECT, inlineScriptSources(files)));
  const sent = (await app.get('/', (c) => c.body(null)).request('/')).headers;

  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const told = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]));
  expect(told).toEqual(Object.fromEntries(sent));
});
