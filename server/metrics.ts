import { Hono, type MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { parseBearerToken } from './bearer-token.ts';
import { findDatabaseErrorKind } from './database/database-error.ts';
import type { LessonServices } from './lessons/lesson-services.ts';
import type { Log, OnRequestCompleted } from './log.ts';

/** What this process counts for Prometheus. Names follow https://prometheus.io/docs/practices/naming/. */
export interface Metrics {
  /** Counts the requests in flight behind this middleware. */
  trackInFlight: MiddlewareHandler;
  countRequest: OnRequestCompleted;
  /** Counts a request that was rejected before the app ran. */
  countRefusedRequest(method: string): void;
  /** Wraps a log so that its errors are counted. */
  instrumentLog(log: Log): Log;
  /** Wraps the lesson services so that their outcomes are counted. */
  instrumentLessonServices(services: LessonServices): LessonServices;
  /** The text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  render(): Promise<string>;
  contentType: string;
}

/** `aborted` when the client did not wait. */
type LessonOutcome = 'succeeded' | 'failed' | 'aborted';

/** In seconds, from the time of a static file to that of a class that a language model writes. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50];

/** Creates the counters, and starts to measure the process: memory, processor time and event loop delay. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, in seconds.',
    labelNames: ['method', 'route'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const classGenerations = new Counter({
    name: 'arcade_class_generations_total',
    help: 'Classes that were requested, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const answerCorrections = new Counter({
    name: 'arcade_answer_corrections_total',
    help: 'Answers that were submitted for correction, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const databaseErrors = new Counter({
    name: 'arcade_database_errors_total',
    help: 'Database errors during requests and maintenance, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const unexpectedErrors = new Counter({
    name: 'arcade_unexpected_errors_total',
    help: 'Unexpected errors other than those of the database.',
    registers,
  });

  async function countOutcome<T>(
    counter: Counter<'outcome'>,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    let outcome: LessonOutcome = 'failed';
    try {
      const value = await work();
      outcome = 'succeeded';
      return value;
    } finally {
      counter.inc({ outcome: outcome === 'failed' && signal?.aborted ? 'aborted' : outcome });
    }
  }

  return {
    async trackInFlight(_, next) {
      inFlight.inc();
      try {
        await next();
      } finally {
        inFlight.dec();
      }
    },

    countRequest({ method, route, status, ms }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, ms / 1000);
    },

    countRefusedRequest(method) {
      // By the rate limit, before a route was found.
      requests.inc({ method, route: '/*', status: 429 });
    },

    instrumentLog: (log) => (message, error, requestId) => {
      const kind = findDatabaseErrorKind(error);
      if (kind !== undefined) databaseErrors.inc({ kind });
      else if (error !== undefined) unexpectedErrors.inc();
      log(message, error, requestId);
    },

    instrumentLessonServices: ({ classWriter, corrector }) => ({
      classWriter: {
        writeClass: (request, options) =>
          countOutcome(classGenerations, options.signal, () => classWriter.writeClass(request, options)),
      },
      corrector: {
        writeFeedback: (request, client) =>
          countOutcome(answerCorrections, client.signal, () => corrector.writeFeedback(request, client)),
      },
    }),

    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * `GET /metrics`. It needs the token, because how many people learn here, and when, is private. Metrics are
 * on the server's own port, so that no second port has to be configured and protected.
 *
 * @param token what Prometheus sends as a bearer token
 */
export function createMetricsRoute(
  { render, contentType }: Pick<Metrics, 'render' | 'contentType'>,
  token: string,
): Hono {
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const provided = parseBearerToken(c.req.header('Authorization'));
    if (provided === undefined || !(await timingSafeEqual(provided, token))) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The metrics need the token of METRICS_TOKEN.', 401);
    }
    return c.body(await render(), 200, { 'Content-Type': contentType });
  });
}
