import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { Refusal } from '../src/contract/lesson-api.ts';
import type { Configuration } from './configuration.ts';
import { type LessonParts, lessonRoutes } from './lessons/lesson-routes.ts';
import type { Hindrances } from './readiness.ts';
import { securityHeaders } from './security-headers.ts';
import { type ClientFiles, inlineScriptSources } from './static/client-files.ts';
import { staticRoutes } from './static/static-routes.ts';

export interface AppParts {
  configuration: Pick<Configuration, 'firebase' | 'googleClientId' | 'lessonApiOrigin' | 'allowedOrigins'>;
  lessons: LessonParts;
  /** The local cloud; absent with Firebase. */
  cloud?: Hono;
  files: ClientFiles;
  readiness: () => Promise<Hindrances>;
}

const NOT_FOUND = 'There is nothing at this address.';
const UNEXPECTED = 'Something went wrong on the server. Try again later.';

/** Tells an app that is hosted elsewhere what its browser may read. */
function crossOrigin(allowedOrigins: readonly string[]) {
  return cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
}

/** Builds the HTTP app from its parts. Needs no port: tests call `app.request`. */
export function createApp({ configuration, lessons, cloud, files, readiness }: AppParts): Hono {
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json({ detail: error.message || NOT_FOUND } satisfies Refusal, error.status);
    }
    lessons.log(`${c.req.method} ${c.req.path} failed.`, error);
    return c.json({ detail: UNEXPECTED } satisfies Refusal, 500);
  });
  app.notFound((c) => c.json({ detail: NOT_FOUND } satisfies Refusal, 404));

  app.use(securityHeaders(configuration, inlineScriptSources(files)));
  if (configuration.allowedOrigins.length > 0) app.use(crossOrigin(configuration.allowedOrigins));

  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const hindrances = await readiness();
    return hindrances.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready', hindrances }, 503);
  });
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route('/api', lessonRoutes(lessons));
  app.all('/api', (c) => c.notFound());
  app.all('/api/*', (c) => c.notFound());
  if (cloud) app.route('/', cloud);
  app.route('/', staticRoutes(files));
  return app;
}
