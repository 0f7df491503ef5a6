import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { type ErrorResponse, LOCAL_DATE_HEADER } from '../src/contract/lesson-api.ts';
import { parseBearerToken } from './bearer-token.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import { findDatabaseErrorKind } from './database/database-error.ts';
import { createLessonRoutes, type LessonRoutesOptions } from './lessons/lesson-routes.ts';
import type { OnRequestCompleted } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createMetricsRoute } from './metrics.ts';
import { REQUEST_COSTS } from './rate-limits/quotas.ts';
import type { TokenBuckets } from './rate-limits/token-buckets.ts';
import type { NotReadyReasons } from './readiness.ts';
import type { ClientAddressReader } from './requests/client-address.ts';
import { createClientClosedResponse, isClientDisconnect } from './requests/client-disconnect.ts';
import { respondWithError } from './requests/error-response.ts';
import { assignRequestIds, REQUEST_ID_HEADER, type RequestIdProvider } from './requests/request-id.ts';
import { reportRequests } from './requests/request-reporting.ts';
import { securityHeaders } from './security-headers.ts';
import { type ClientFiles, collectInlineSources } from './static/client-files.ts';
import { createStaticRoutes } from './static/static-routes.ts';

export interface AppOptions {
  configuration: Pick<
    ServerConfiguration,
    'firebase' | 'googleClientId' | 'lessonApiOrigin' | 'allowedOrigins'
  >;
  lessons: Omit<LessonRoutesOptions, 'readClientAddress'>;
  /** The local cloud; absent with Firebase. */
  cloud?: Hono;
  files: ClientFiles;
  checkReadiness: () => Promise<NotReadyReasons>;
  readClientAddress: ClientAddressReader;
  /** Whether a token was verified before and has not expired. */
  isVerifiedToken: (token: string) => boolean;
  /** Counts the requests of an address. */
  addressLimit: TokenBuckets;
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
const DATABASE_RETRY_AFTER_SECONDS = 30;

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
 * Paths of the APIs; all others are files. `v1` is Firestore's protocol, `cloud` the local cloud's own calls.
 */
const API_PATHS = /^\/(?:api|v1|cloud|identitytoolkit\.|securetoken\.)/;

/**
 * Limits the requests of an address. Requests with a verified token have a bucket of their own, so that a
 * flood from a school's network can keep its learners from signing in, but not those who are signed in from
 * learning. That bucket is one for each address too, since accounts are easy to create.
 */
function limitByAddress({
  readClientAddress,
  isVerifiedToken,
  addressLimit,
}: Pick<AppOptions, 'readClientAddress' | 'isVerifiedToken' | 'addressLimit'>): MiddlewareHandler {
  return async (c, next) => {
    const address = readClientAddress(c);
    const token = parseBearerToken(c.req.header('Authorization'));
    const group = token !== undefined && isVerifiedToken(token) ? 'learners' : 'anybody';
    const cost = API_PATHS.test(c.req.path) ? REQUEST_COSTS.call : REQUEST_COSTS.file;
    if (address === undefined) return next();
    const { retryAfterSeconds } = addressLimit.consume(`${group} at ${address}`, cost);
    if (retryAfterSeconds === 0) return next();
    c.header('Retry-After', String(retryAfterSeconds));
    // Not JSON, which Firebase's SDK would treat as an invalid token.
    return c.text(`Too many requests from this address. Try again in ${retryAfterSeconds} s.`, 429);
  };
}

/** Creates the HTTP app, without a port: tests call `app.request`. */
export function createApp({
  configuration,
  lessons,
  cloud,
  files,
  checkReadiness,
  getRequestId,
  logRequest,
  metrics,
  now,
  readClientAddress,
  isVerifiedToken,
  addressLimit,
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
  if (configuration.allowedOrigins.length > 0) app.use(allowCrossOrigin(configuration.allowedOrigins));

  if (metrics) app.use(metrics.counts.trackInFlight, reportRequests(metrics.counts.countRequest, now));
  app.use(limitByAddress({ readClientAddress, isVerifiedToken, addressLimit }));
  // After the limit, so that a rejected flood does not fill the log.
  app.use(reportRequests(logRequest, now));

  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
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
  app.route('/api', createLessonRoutes({ ...lessons, readClientAddress }));
  app.all('/api', (c) => c.notFound());
  app.all('/api/*', (c) => c.notFound());
  if (cloud) app.route('/', cloud);
  app.route('/', createStaticRoutes(files));
  return app;
}
