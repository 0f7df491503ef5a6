import { findDatabaseErrorKind, formatDatabaseError } from './database/database-error.ts';
import type { CompletedRequest, Log, OnRequestCompleted } from './log.ts';

/** Text for terminals, or one JSON object a line for log collectors. */
export type LogFormat = 'text' | 'json';

/**
 * How much is logged: only the requests for pages, classes and answers and those that failed, or every
 * request.
 */
export type LogLevel = 'info' | 'debug';

type Level = LogLevel | 'error';

/** Writes a line, given without its line break; an error's stack makes it several. */
export type WriteLine = (line: string, level: Level) => void;

/**
 * Writes requests and events. Not pino: leaving out learners' data is this logger's main task, for which a
 * general one would need filters.
 */
export interface Logger {
  log: Log;
  logRequest: OnRequestCompleted;
}

/** PostgreSQL's data exceptions: their messages quote the value. */
const DATA_EXCEPTION = /^22/;
/** Errors of parsers: their messages quote the input. */
const QUOTING_ERRORS: readonly string[] = ['SyntaxError', 'ValiError'];

interface LoggedError {
  name: string;
  code?: string;
  message: string;
  stack: string;
}

function getErrorCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The frames of an error's stack, without the message before them; empty when it has no frames. */
function extractFrames({ stack = '', message }: Error): string {
  // A line of the message can look like a frame.
  const messageStart = stack.indexOf(message);
  const afterMessage = messageStart < 0 ? stack : stack.slice(messageStart + message.length);
  const start = afterMessage.search(/^ {4}at /m);
  return start < 0 ? '' : afterMessage.slice(start);
}

/** What may be logged of an error. Other fields are left out: PostgreSQL's contain row values. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'The thrown value is no Error.', stack: '' };
  const code = getErrorCode(error);
  const quotes = QUOTING_ERRORS.includes(error.name) || (code !== undefined && DATA_EXCEPTION.test(code));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    message: quotes ? 'Message omitted because it quotes the input.' : error.message,
    stack: extractFrames(error),
  };
}

/** The error and its causes, the outermost first. */
function listCauses(error: unknown): LoggedError[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return [toLoggedError(error), ...(cause === undefined ? [] : listCauses(cause))];
}

function formatError(error: unknown): string {
  return listCauses(error)
    .map(({ name, code, message, stack }) =>
      [`${name}${code ? ` (${code})` : ''}: ${message}`, stack].filter(Boolean).join('\n'),
    )
    .join('\nCaused by ');
}

/** Adds what to do about a database error to the message; any other error is to be logged with its stack. */
function addDatabaseAdvice(message: string, error: unknown): { message: string; error?: unknown } {
  const kind = findDatabaseErrorKind(error);
  if (kind !== undefined) return { message: `${message} ${formatDatabaseError(kind)}` };
  return error === undefined ? { message } : { message, error };
}

const getRequestLevel = ({ isRoutine }: CompletedRequest): Level => (isRoutine ? 'debug' : 'info');

function getLevel(error: unknown): Level {
  return error === undefined ? 'info' : 'error';
}

function createTextLogger(write: WriteLine): Logger {
  return {
    log(message, error, requestId) {
      const described = addDatabaseAdvice(message, error);
      const requestSuffix = requestId === undefined ? '' : ` (request ${requestId})`;
      const stack = described.error === undefined ? '' : `\n${formatError(described.error)}`;
      write(`${described.message}${requestSuffix}${stack}`, getLevel(error));
    },
    logRequest(request) {
      const { id, method, route, status, ms } = request;
      write(`${method} ${route} ${status} ${ms.toFixed(1)} ms ${id}`, getRequestLevel(request));
    },
  };
}

function createJsonLogger(write: WriteLine, clock: () => number): Logger {
  const writeEntry = (level: Level, fields: object) =>
    write(JSON.stringify({ time: new Date(clock()).toISOString(), level, ...fields }), level);
  return {
    log(message, error, requestId) {
      const described = addDatabaseAdvice(message, error);
      writeEntry(getLevel(error), {
        message: described.message,
        ...(requestId === undefined ? {} : { requestId }),
        ...(described.error === undefined ? {} : { errors: listCauses(described.error) }),
      });
    },
    logRequest(completed) {
      const { id, ms, isRoutine: _, ...request } = completed;
      writeEntry(getRequestLevel(completed), {
        message: 'request',
        requestId: id,
        ...request,
        ms: Math.round(ms * 10) / 10,
      });
    },
  };
}

/**
 * The server's logger.
 *
 * @param clock milliseconds since the epoch
 * @param level lines below it are not written
 */
export function createLogger(
  format: LogFormat,
  writeLine: WriteLine,
  clock: () => number,
  level: LogLevel = 'info',
): Logger {
  const write: WriteLine = (line, lineLevel) => {
    if (lineLevel !== 'debug' || level === 'debug') writeLine(line, lineLevel);
  };
  return format === 'json' ? createJsonLogger(write, clock) : createTextLogger(write);
}
