import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findDatabaseErrorKind } from '../database/database-error.ts';
import type { LessonServices } from '../lessons/lesson-services.ts';
import type { Log, OnRequestCompleted } from '../log.ts';

/** What of the server is counted for Prometheus, in this process. */
export interface Metrics {
  /** Counts the requests that are under way behind it. */
  trackInFlight: MiddlewareHandler;
  countRequest: OnRequestCompleted;
  /** The same log, which also counts the errors that it gets. */
  instrumentLog(log: Log): Log;
  /** The same teaching, which also counts what it does. */
  instrumentLessonServices(teaching: LessonServices): LessonServices;
  /** The text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  render(): Promise<string>;
  contentType: string;
}

type LessonOutcome = 'done' | 'failed' | 'given-up';

/** From a file to a class that a model takes its time for, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50];

/** Begins to count, and to watch the process: its memory, processor time and how late its event loop is. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'arcade_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'arcade_request_seconds',
    help: 'Seconds until the answer to a request was there.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const open = new Gauge({
    name: 'arcade_requests_under_way',
    help: 'Requests that wait for their answer.',
    registers,
  });
  const classes = new Counter({
    name: 'arcade_classes_total',
    help: 'Classes that were to be written.',
    labelNames: ['outcome'],
    registers,
  });
  const answers = new Counter({
    name: 'arcade_answers_total',
    help: 'Answers that were to be corrected.',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'arcade_database_faults_total',
    help: 'Errors of the database at requests and upkeep.',
    labelNames: ['fault'],
    registers,
  });
  const errors = new Counter({
    name: 'arcade_errors_total',
    help: 'Errors that nobody expected, without those of the database.',
    registers,
  });

  async function count<T>(
    counter: Counter<'outcome'>,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    let outcome: LessonOutcome = 'failed';
    try {
      const done = await work();
      outcome = 'done';
      return done;
    } finally {
      counter.inc({ outcome: outcome === 'failed' && signal?.aborted ? 'given-up' : outcome });
    }
  }

  return {
    async trackInFlight(_, next) {
      open.inc();
      try {
        await next();
      } finally {
        open.dec();
      }
    },

    countRequest({ method, route, status, ms }) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, ms / 1000);
    },

    instrumentLog: (log) => (message, error, requestId) => {
      const fault = findDatabaseErrorKind(error);
      if (fault !== undefined) faults.inc({ fault });
      else if (error !== undefined) errors.inc();
      log(message, error, requestId);
    },

    instrumentLessonServices: ({ classWriter, corrector }) => ({
      classWriter: {
        writeClass: (request, options) =>
          count(classes, options.signal, () => classWriter.writeClass(request, options)),
      },
      corrector: {
        writeFeedback: (request, client) =>
          count(answers, client.signal, () => corrector.writeFeedback(request, client)),
      },
    }),

    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
