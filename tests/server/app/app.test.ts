import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, test } from 'vitest';
import type { AppOptions } from '../../../server/app.ts';
import type { LessonRoutesOptions } from '../../../server/lessons/lesson-routes.ts';
import type { TrustedProxies } from '../../../server/requests/trusted-proxies.ts';
import { readClientFiles } from '../../../server/static/client-files.ts';
import { FROZEN_PAGES_PATH } from '../../../src/api-contract/frozen-pages.ts';
import { APP_VERSION } from '../../../src/domain/app-version.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { createLessonApp, type LessonApp } from '../lesson-app.ts';

function serve(app: Partial<AppOptions> = {}, lessons?: Partial<LessonRoutesOptions>): Promise<LessonApp> {
  return createLessonApp(lessons, app);
}

function writePage(html: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'app.html'), html);
  return readClientFiles(folder);
}

async function readPolicy(app: Partial<AppOptions>): Promise<string> {
  const response = await (await serve(app)).app.request('/healthz');
  return response.headers.get('Content-Security-Policy') ?? '';
}

describe('addresses', () => {
  test('/healthz says that the server is up, and its version', async () => {
    const response = await (await serve()).app.request('/healthz');
    expect(await response.json()).toEqual({ status: 'ok', version: APP_VERSION });
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/generate-class/more'])(
    '%s is a 404 with a detail, even for a navigation',
    async (path) => {
      const { app } = await serve({ files: writePage('<title>app</title>') });
      const response = await app.request(path, { headers: { Accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: 'There is nothing at this address.' });
    },
  );

  test.each([
    ['PUT', '/api/generate-class'],
    ['PUT', '/api/submit-answer'],
    ['POST', '/api/remaining-calls'],
    ['DELETE', '/'],
    ['POST', '/app'],
  ])('%s %s is a 404 with a detail', async (method, path) => {
    const response = await (await serve({ files: writePage('') })).app.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('detail');
  });

  test('the local cloud answers at its own addresses before the files', async () => {
    const cloud = new Hono().get('/cloud/config', (c) => c.json({ google: { kind: 'none' } }));
    const response = await (await serve({ cloud })).app.request('/cloud/config');
    expect(await response.json()).toEqual({ google: { kind: 'none' } });
  });

  test('every other address serves the app', async () => {
    const { app } = await serve({ files: writePage('<title>app</title>') });
    const response = await app.request('/homework', { headers: { Accept: 'text/html' } });
    expect(await response.text()).toBe('<title>app</title>');
  });
});

describe('an unexpected error', () => {
  test('an unexpected error is a logged 500 without details', async () => {
    const cause = new Error('the key server is down');
    const { call, logged } = await serve({}, { verifyIdToken: () => Promise.reject(cause) });
    const response = await call('/api/remaining-calls');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ detail: 'Something went wrong on the server. Try again later.' });
    expect(logged).toEqual([{ message: 'GET /api/remaining-calls failed.', error: cause }]);
  });

  test('an HTTP exception keeps its status', async () => {
    const cloud = new Hono().get('/cloud/broken', () => {
      throw new HTTPException(503, { message: 'Try later.' });
    });
    const response = await (await serve({ cloud })).app.request('/cloud/broken');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ detail: 'Try later.' });
  });
});

describe('security headers', () => {
  test.each(['/', '/healthz', '/api/remaining-calls', '/api/nothing', '/assets/gone.js'])(
    'the security headers are on %s',
    async (path) => {
      const { headers } = await (await serve()).app.request(path);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  test('the policy allows only the own origin and video frames', async () => {
    const policy = await readPolicy({});
    expect(policy.split('; ').toSorted()).toEqual(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        'frame-src https://www.youtube-nocookie.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify own-scripts',
      ].toSorted(),
    );
  });

  test('the policy allows the addresses of Firebase when it is configured', async () => {
    const firebase = { projectId: 'my-school', authDomain: 'my-school.firebaseapp.com' };
    const policy = await readPolicy({ configuration: { allowedOrigins: [], firebase } });
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
    );
    expect(policy).toContain("script-src 'self' https://apis.google.com");
    expect(policy).toContain('https://my-school.firebaseapp.com');
    expect(policy).not.toContain('trusted-types');
  });

  test('the policy allows the sign-in button and pop-up of Google with a client id', async () => {
    const { app } = await serve({ configuration: { allowedOrigins: [], googleClientId: 'id' } });
    const { headers } = await app.request('/');
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://accounts.google.com/gsi/');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  test('the policy allows a lesson API on another origin', async () => {
    const policy = await readPolicy({
      configuration: { allowedOrigins: [], lessonApiOrigin: 'https://lessons.example' },
    });
    expect(policy).toContain("connect-src 'self' https://lessons.example");
  });

  test('the policy allows inline scripts of the pages by their hashes', async () => {
    const policy = await readPolicy({ files: writePage('<script>dark()</script>') });
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  });
});

describe('frozen pages', () => {
  const release = async (headers: Record<string, string>) =>
    (await serve()).app.request(FROZEN_PAGES_PATH, { method: 'DELETE', headers });

  test('are dropped by the browser when the app asks for it', async () => {
    const response = await release({ 'Sec-Fetch-Site': 'same-origin' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
  });

  test.each([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['without an origin', {}],
  ])('stay when the request is %s', async (_whose, headers: Record<string, string>) => {
    const response = await release(headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('Clear-Site-Data')).toBeNull();
  });
});

describe('HSTS', () => {
  const proxies: TrustedProxies = { kind: 'hops', hops: 1 };
  const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

  async function readHsts(headers: Record<string, string>, trustedProxies?: TrustedProxies) {
    const configuration = { allowedOrigins: [], ...(trustedProxies && { trustedProxies }) };
    const { app } = await serve({ configuration });
    const response = await app.request(
      '/healthz',
      { headers: { Host: 'school.example', ...headers } },
      socket,
    );
    return response.headers.get('Strict-Transport-Security');
  }

  test('a browser that came through a proxy with HTTPS gets the header that requires HTTPS', async () => {
    expect(await readHsts({ 'X-Forwarded-Proto': 'https' }, proxies)).toBe('max-age=31536000');
  });

  test.each([
    ['over HTTP', { 'X-Forwarded-Proto': 'http' }, proxies],
    ['without a trusted proxy', { 'X-Forwarded-Proto': 'https' }, undefined],
    ['to a name of this machine', { 'X-Forwarded-Proto': 'https', Host: 'localhost:8443' }, proxies],
  ])('a browser that came %s does not get it', async (_how, headers, trusted) => {
    expect(await readHsts(headers, trusted)).toBeNull();
  });
});

describe('an app hosted on another server', () => {
  const configuration = { allowedOrigins: ['https://school.example'] };
  const createPreflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,idempotency-key,x-local-date',
    },
  });

  test('an app on an allowed origin may call', async () => {
    const { app } = await serve({ configuration });
    const asked = await app.request('/api/generate-class', createPreflight('https://school.example'));
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://school.example');
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key');
    const { headers } = await app.request('/api/remaining-calls', {
      headers: { Origin: 'https://school.example' },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://school.example');
  });

  test.each([
    ['it is another', { configuration }, 'https://evil.example'],
    ['none is allowed', {}, 'https://school.example'],
  ])('an app may not call when %s', async (_when, parts, origin) => {
    const { app } = await serve(parts);
    const asked = await app.request('/api/generate-class', createPreflight(origin));
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
