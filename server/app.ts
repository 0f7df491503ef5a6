import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Refusal } from '../src/contract/lesson-api.ts';
import { bearerToken } from './bearer-token.ts';
import type { Configuration } from './configuration/configuration.ts';
import { databaseFault } from './database/database-fault.ts';
import { type LessonParts, lessonRoutes } from './lessons/lesson-routes.ts';
import type { OnAnswered } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import type { Hindrances } from './readiness.ts';
import { answeredRequests } from './requests/answered-requests.ts';
import type { ClientAddress } from './requests/client-address.ts';
import { isClientGone, toNobody } from './requests/client-gone.ts';
import type { RateLimit } from './requests/rate-limit.ts';
import { refuse } from './requests/refuse.ts';
import { identifiedRequests, REQUEST_ID_HEADER, type RequestId } from './requests/request-id.ts';
import { ADDRESS_COSTS } from './requests/shares.ts';
import { securityHeaders } from './security-headers.ts';
import { type ClientFiles, inlineSources } from './static/client-files.ts';
import { staticRoutes } from './static/static-routes.ts';

export interface AppParts {
  configuration: Pick<Configuration, 'firebase' | 'googleClientId' | 'lessonApiOrigin' | 'allowedOrigins'>;
  lessons: Omit<LessonParts, 'clientAddress'>;
  /** The local cloud; absent with Firebase. */
  cloud?: Hono;
  files: ClientFiles;
  readiness: () => Promise<Hindrances>;
  clientAddress: ClientAddress;
  /** Whether a token was verified before, and has not expired. */
  isGoodToken: (token: string) => boolean;
  /** What one address may ask for. */
  addressLimit: RateLimit;
  requestId: RequestId;
  logRequest: OnAnswered;
  /** Absent when nobody is to read them. */
  metrics?: { counts: Metrics; token: string };
  /** Milliseconds of a clock that never jumps. */
  now: () => number;
}

const NOT_FOUND = 'There is nothing at this address.';
const UNEXPECTED = 'Something went wrong on the server. Try again later.';

const NO_DATABASE = 'The server cannot use its database at the moment. Try again in a minute.';
const NO_DATABASE_SECONDS = 30;

/** Tells an app that is hosted elsewhere what its browser may read. */
function crossOrigin(allowedOrigins: readonly string[]) {
  return cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'DELETE'],
    exposeHeaders: ['Retry-After', REQUEST_ID_HEADER],
    maxAge: 86_400,
  });
}

/** Paths whose answers take work; all others are files. */
const CALLS = /^\/(?:api|v1|cloud|identitytoolkit\.|securetoken\.)/;

/**
 * Refuses an address that asks for more than a whole school does. Its learners who are at work are counted apart from
 * whoever has no good token: a neighbour who floods the server keeps them from signing in at most.
 */
function addressShare({
  clientAddress,
  isGoodToken,
  addressLimit,
}: Pick<AppParts, 'clientAddress' | 'isGoodToken' | 'addressLimit'>): MiddlewareHandler {
  return async (c, next) => {
    const address = clientAddress(c);
    const token = bearerToken(c.req.header('Authorization'));
    const who = token !== undefined && isGoodToken(token) ? 'learners' : 'anybody';
    const cost = CALLS.test(c.req.path) ? ADDRESS_COSTS.call : ADDRESS_COSTS.file;
    const seconds = address === undefined ? 0 : addressLimit.secondsToWait(`${who} at ${address}`, cost);
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    // Not JSON, in which Firebase's SDK would read that the learner's token is bad.
    return c.text(`Too many requests from this address. Try again in ${seconds} s.`, 429);
  };
}

/** Builds the HTTP app from its parts. Needs no port: tests call `app.request`. */
export function createApp({
  configuration,
  lessons,
  cloud,
  files,
  readiness,
  requestId,
  logRequest,
  metrics,
  now,
  ...address
}: AppParts): Hono {
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json({ detail: error.message || NOT_FOUND } satisfies Refusal, error.status);
    }
    if (isClientGone(error)) return toNobody();
    lessons.log(`${c.req.method} ${routePath(c)} failed.`, error, c.get('requestId'));
    if (databaseFault(error) === undefined) return refuse(c, 500, UNEXPECTED);
    return refuse(c, 503, NO_DATABASE, NO_DATABASE_SECONDS);
  });
  app.notFound((c) => refuse(c, 404, NOT_FOUND));

  app.use(identifiedRequests(requestId));
  app.use(securityHeaders(configuration, inlineSources(files)));
  if (configuration.allowedOrigins.length > 0) app.use(crossOrigin(configuration.allowedOrigins));

  if (metrics) app.use(metrics.counts.underWay, answeredRequests(metrics.counts.onAnswered, now));
  app.use(addressShare(address));
  // Behind it: a flood that is turned away fills no log.
  app.use(answeredRequests(logRequest, now));

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
  if (metrics) app.route('/', metricsRoute(metrics.counts, metrics.token));
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route('/api', lessonRoutes({ ...lessons, clientAddress: address.clientAddress }));
  app.all('/api', (c) => c.notFound());
  app.all('/api/*', (c) => c.notFound());
  if (cloud) app.route('/', cloud);
  app.route('/', staticRoutes(files));
  return app;
}
