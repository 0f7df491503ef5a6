import type { ProxyOptions } from 'vite';

/** What the server answers, and not the app. */
const SERVER_PATHS = [
  '/api/',
  '/cloud/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/v1/',
];

/** In development the app comes from Vite, and everything else from the server beside it (`scripts/dev.mjs`). */
export function serverProxy(): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${process.env.PORT ?? 8080}`;
  return Object.fromEntries(SERVER_PATHS.map((path) => [path, { target }]));
}
