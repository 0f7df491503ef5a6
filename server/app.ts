import { type Handler, Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { FROZEN_PAGES_PATH } from '../src/api-contract/frozen-pages.ts';
import { HOSTING_PATH, type HostingResponse } from '../src/api-contract/hosting.ts';
import { type ErrorResponse, LOCAL_DATE_HEADER } from '../src/api-contract/lesson-api.ts';
import { APP_VERSION } from '../src/domain/app-version.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import { DATABASE_RETRY_AFTER_SECONDS, findDatabaseErrorKind } from './database/database-error.ts';
import { createLessonRoutes, type LessonRoutesOptions } from './lessons/lesson-routes.ts';
import type { OnRequestCompleted } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createMetricsRoute } from './metrics.ts';
import type { NotReadyReasons } from './readiness.ts';
import type { ClientAddressReader } from './requests/client-address.ts';
import { createClientClosedResponse, isClientDisconnect } from './requests/client-disconnect.ts';
import { respondWithError } from './requests/error-response.ts';
import { assignRequestIds, REQUEST_ID_HEADER, type RequestIdProvider } from './requests/request-id.ts';
import { reportRequests } from './requests/request-reporting.ts';
import { requireHttps, securityHeaders } from './security-headers.ts';
import { type ClientFiles, collectInlineSources } from './static/client-files.ts';
import { createStaticRoutes } from './static/static-routes.ts';

/** The app's parts; tests replace some of them. */
export interface AppOptions {
  configuration: Pick<
    ServerConfiguration,
    'firebase' | 'googleClientId' | 'lessonApiOrigin' | 'allowedOrigins' | 'trustedProxies'
  >;
  /** What the app tells visitors about this server. */
  hosting: HostingResponse;
  lessons: Omit<LessonRoutesOptions, 'readClientAddress'>;
  /** The local cloud; absent with Firebase. */
  cloud?: Hono;
  files: ClientFiles;
  checkReadiness: () => Promise<NotReadyReasons>;
  readClientAddress: ClientAddressReader;
  getRequestId: RequestIdProvider;
  logRequest: OnRequestCompleted;
  /** Absent without METRICS_TOKEN. */
  metrics?: { counts: Metrics; token: string };
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

const NOT_FOUND = 'There is nothing at this address.';
const UNEXPECTED_ERROR = 'Something went wrong on the server. Try again later.';
const NO_DATABASE = 'The server cannot use its database at the moment. Try again in a minute.';

/** CORS for apps that are hosted on other origins. */
function allowCrossOrigin(allowedOrigins: readonly string[]) {
  return cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'DELETE'],
    exposeHeaders: ['Retry-After', REQUEST_ID_HEADER, LOCAL_DATE_HEADER],
    maxAge: 86_400,
  });
}

/**
 * Makes the browser drop this origin's frozen pages (`FROZEN_PAGES_PATH`). Other sites may not do that, since
 * it clears the visitor's cache, too. Browsers that know `Clear-Site-Data` send `Sec-Fetch-Site`.
 */
const releaseFrozenPages: Handler = (c) => {
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.notFound();
  c.header('Clear-Site-Data', '"cache"');
  return c.body(null, 204);
};

/** Creates the HTTP app, without a port: tests call `app.request`. */
export function createApp({
  configuration,
  hosting,
  lessons,
  cloud,
  files,
  checkReadiness,
  getRequestId,
  logRequest,
  metrics,
  now,
  readClientAddress,
}: AppOptions): Hono {
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json({ detail: error.message || NOT_FOUND } satisfies ErrorResponse, error.status);
    }
    if (isClientDisconnect(error)) return createClientClosedResponse();
    lessons.log(`${c.req.method} ${routePath(c)} failed.`, error, c.get('requestId'));
    if (findDatabaseErrorKind(error) === undefined) return respondWithError(c, 500, UNEXPECTED_ERROR);
    return respondWithError(c, 503, NO_DATABASE, DATABASE_RETRY_AFTER_SECONDS);
  });
  app.notFound((c) => respondWithError(c, 404, NOT_FOUND));

  app.use(assignRequestIds(getRequestId));
  app.use(securityHeaders(configuration, collectInlineSources(files)));
  if (configuration.trustedProxies) app.use(requireHttps(configuration.trustedProxies));
  if (configuration.allowedOrigins.length > 0) app.use(allowCrossOrigin(configuration.allowedOrigins));

  if (metrics) app.use(metrics.counts.trackInFlight, reportRequests(metrics.counts.countRequest, now));
  app.use(reportRequests(logRequest, now));

  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok', version: APP_VERSION });
  });
  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const reasons = await checkReadiness();
    return reasons.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', reasons }, 503);
  });
  if (metrics) app.route('/', createMetricsRoute(metrics.counts, metrics.token));
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get(`/api${HOSTING_PATH}`, (c) => c.json(hosting));
  app.delete(FROZEN_PAGES_PATH, releaseFrozenPages);
  app.route('/api', createLessonRoutes({ ...lessons, readClientAddress }));
  app.all('/api', (c) => c.notFound());
  app.all('/api/*', (c) => c.notFound());
  if (cloud) app.route('/', cloud);
  app.route('/', createStaticRoutes(files));
  return app;
}
