import { expect, test } from 'vitest';
import { createLogger, type LogFormat, type LogLevel } from '../../server/logger.ts';

const NOON = Date.parse('2025-03-01T12:00:00Z');

function createTestLogger(format: LogFormat, logLevel: LogLevel = 'info') {
  const written: { line: string; level: string }[] = [];
  const lines = createLogger(
    format,
    (line, level) => written.push({ line, level }),
    () => NOON,
    logLevel,
  );
  return { ...lines, written };
}

const answered = {
  id: 'request-1',
  method: 'GET',
  route: '/api/remaining-calls',
  status: 200,
  ms: 3.06,
  isRoutine: false,
};

test.each<LogFormat>(['text', 'json'])(
  'a routine request is logged in %s at the level debug only',
  (format) => {
    const [info, debug] = [createTestLogger(format), createTestLogger(format, 'debug')];
    for (const { logRequest } of [info, debug]) logRequest({ ...answered, isRoutine: true });
    expect(info.written).toEqual([]);
    expect(debug.written).toMatchObject([{ level: 'debug' }]);
  },
);

test('a request is one line in the text format', () => {
  const { logRequest, written } = createTestLogger('text');
  logRequest(answered);
  expect(written).toEqual([{ line: 'GET /api/remaining-calls 200 3.1 ms request-1', level: 'info' }]);
});

test('a request is one JSON object in the JSON format', () => {
  const { logRequest, written } = createTestLogger('json');
  logRequest(answered);
  expect(JSON.parse(written[0]?.line ?? '')).toEqual({
    time: '2025-03-01T12:00:00.000Z',
    level: 'info',
    message: 'request',
    requestId: 'request-1',
    method: 'GET',
    route: '/api/remaining-calls',
    status: 200,
    ms: 3.1,
  });
});

test('an error is logged with its causes, their stacks and its request', () => {
  const { log, written } = createTestLogger('json');
  log('GET /readyz failed.', new TypeError('no engine', { cause: new RangeError('too far') }), 'request-1');
  const line = JSON.parse(written[0]?.line ?? '');
  expect(line).toMatchObject({ level: 'error', message: 'GET /readyz failed.', requestId: 'request-1' });
  expect(line.errors).toMatchObject([
    { name: 'TypeError', message: 'no engine' },
    { name: 'RangeError', message: 'too far' },
  ]);
  expect(line.errors[0].stack).toContain('logger.test.ts');
});

test.each<LogFormat>(['text', 'json'])(
  'an error of several lines is one entry in %s, and in JSON one line',
  (format) => {
    const { log, written } = createTestLogger(format);
    log('It failed.', new Error('first\nsecond'));
    expect(written).toHaveLength(1);
    expect(written[0]?.level).toBe('error');
    expect(written[0]?.line.includes('\n')).toBe(format === 'text');
  },
);

test('a database error is logged with what to do about it', () => {
  const { log, written } = createTestLogger('text');
  log('POST /api/generate-class failed.', Object.assign(new Error('disk I/O'), { code: 'SQLITE_FULL' }));
  expect(written).toEqual([
    {
      line: 'POST /api/generate-class failed. The disk of the database is full. Free some space on it.',
      level: 'error',
    },
  ]);
});

const LEARNERS_TEXT = 'ana@school.example';
const quoting: [string, () => unknown][] = [
  [
    'PostgreSQL’s detail of a row',
    () => Object.assign(new Error('duplicate key'), { code: '23505', detail: `(email)=(${LEARNERS_TEXT})` }),
  ],
  [
    'PostgreSQL’s complaint of a value',
    () => Object.assign(new Error(`invalid input syntax: "${LEARNERS_TEXT}"`), { code: '22P02' }),
  ],
  [
    'the text that is no JSON',
    () => {
      try {
        return JSON.parse(LEARNERS_TEXT);
      } catch (error) {
        return error;
      }
    },
  ],
  ['a value that is thrown and no error', () => LEARNERS_TEXT],
  [
    'a parsed text in a stack without frames',
    () => {
      const error = new SyntaxError(`Unexpected token in "${LEARNERS_TEXT}"`);
      error.stack = String(error);
      return error;
    },
  ],
  [
    'a parsed text with a line like a frame',
    () => new SyntaxError(`Unexpected token in "\n    at ${LEARNERS_TEXT}"`),
  ],
];

test.each(
  quoting.flatMap(([what, error]) =>
    (['text', 'json'] as const).map((format) => [what, format, error] as const),
  ),
)('%s is not in the log in %s, nor as a cause', (_, format, error) => {
  const { log, written } = createTestLogger(format);
  log('It failed.', error());
  log('It failed.', new Error('for a reason', { cause: error() }));
  expect(written).toHaveLength(2);
  expect(JSON.stringify(written)).not.toContain('ana@');
});
