import { findDatabaseErrorKind, formatDatabaseError } from './database/database-error.ts';
import type { CompletedRequest, Log, OnRequestCompleted } from './log.ts';

/** For people at a terminal, or one JSON object a line for programs that gather logs. */
export type LogFormat = 'text' | 'json';

type Level = 'info' | 'error';

/** Takes a line without its end; in text, an error's stack makes it several. */
export type WriteLine = (line: string, level: Level) => void;

export interface Logger {
  log: Log;
  logRequest: OnRequestCompleted;
}

/** Data exceptions of PostgreSQL, whose messages quote the value. */
const DATA_EXCEPTION = /^22/;
/** Errors of parsers, whose messages quote what they read. */
const QUOTING_ERRORS: readonly string[] = ['SyntaxError', 'ValiError'];

interface LoggedError {
  name: string;
  code?: string;
  message: string;
  stack: string;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function framesOf({ stack = '' }: Error): string {
  return stack.slice(Math.max(0, stack.search(/^ {4}at /m)));
}

/** What may be told of an error. Its further fields stay out: PostgreSQL's hold the rows it complains of. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'No error was thrown.', stack: '' };
  const code = codeOf(error);
  const quotes = QUOTING_ERRORS.includes(error.name) || (code !== undefined && DATA_EXCEPTION.test(code));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    message: quotes ? 'Its message quotes what it read.' : error.message,
    stack: error.stack === undefined ? '' : framesOf(error),
  };
}

/** The error and its causes, the outermost first. */
function chainOf(error: unknown): LoggedError[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return [loggedError(error), ...(cause === undefined ? [] : chainOf(cause))];
}

function asText(error: unknown): string {
  return chainOf(error)
    .map(({ name, code, message, stack }) =>
      [`${name}${code ? ` (${code})` : ''}: ${message}`, stack].filter(Boolean).join('\n'),
    )
    .join('\nCaused by ');
}

/** A fault of the database's is told as what to do about it, without the stack that says nothing more. */
function messageWith(message: string, error: unknown): { message: string; rest?: unknown } {
  const fault = findDatabaseErrorKind(error);
  if (fault !== undefined) return { message: `${message} ${formatDatabaseError(fault)}` };
  return error === undefined ? { message } : { message, rest: error };
}

function levelOf(error: unknown): Level {
  return error === undefined ? 'info' : 'error';
}

function textLines(write: WriteLine): Logger {
  return {
    log(message, error, requestId) {
      const told = messageWith(message, error);
      const name = requestId === undefined ? '' : ` (request ${requestId})`;
      const stack = told.rest === undefined ? '' : `\n${asText(told.rest)}`;
      write(`${told.message}${name}${stack}`, levelOf(error));
    },
    logRequest: ({ id, method, route, status, ms }) =>
      write(`${method} ${route} ${status} ${ms.toFixed(1)} ms ${id}`, 'info'),
  };
}

function jsonLines(write: WriteLine, clock: () => number): Logger {
  const line = (level: Level, fields: object) =>
    write(JSON.stringify({ time: new Date(clock()).toISOString(), level, ...fields }), level);
  return {
    log(message, error, requestId) {
      const told = messageWith(message, error);
      line(levelOf(error), {
        message: told.message,
        ...(requestId === undefined ? {} : { requestId }),
        ...(told.rest === undefined ? {} : { errors: chainOf(told.rest) }),
      });
    },
    logRequest({ id, ms, ...request }: CompletedRequest) {
      line('info', { message: 'request', requestId: id, ...request, ms: Math.round(ms * 10) / 10 });
    },
  };
}

/**
 * The server's log, line by line.
 *
 * @param clock milliseconds since the epoch
 */
export function createLogger(format: LogFormat, write: WriteLine, clock: () => number): Logger {
  return format === 'json' ? jsonLines(write, clock) : textLines(write);
}
