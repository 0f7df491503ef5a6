import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDataFile, parseDataFile } from '../../../src/data/data-file/data-file.ts';
import { MAX_FILE_BYTES } from '../../../src/domain/limits.ts';
import { forAll } from '../../for-all.ts';
import { expectOk, NOW } from '../learner-fixtures.ts';
import { arbitraryData } from './arbitrary-data.ts';

const envelope = { app: 'learning-arcade', version: 1, exportedAt: '2025-05-01T00:00:00.000Z' };
const formatFile = (learner: unknown, changes: object = {}) =>
  JSON.stringify({ ...envelope, learner, ...changes });
const readFailure = (text: string) => {
  const read = parseDataFile(text);
  return read.ok ? null : read.failure;
};

test('a data file reads back to the data it was written from', () => {
  forAll(arbitraryData, (data) => {
    const read = expectOk(parseDataFile(formatDataFile(data, NOW)));
    expect(read).toEqual({ data, exportedAt: NOW, unreadable: 0 });
  });
});

test('a missing part reads as empty, and a byte order mark is accepted', () => {
  const { data } = expectOk(parseDataFile(`\uFEFF${formatFile({ badges: ['Explorer'] })}`));
  expect(data).toMatchObject({ profile: null, badges: ['Explorer'], lessons: [], words: {}, games: {} });
});

test('unreadable entries are left out and counted', () => {
  const learner = {
    badges: ['Explorer', 7],
    lessons: [{ id: 'without a time' }, null],
    words: { harbour: '', tide: 'not packed', ['x'.repeat(61)]: '' },
    counts: { 'day:2025-05-01': { laptop: 3 }, ['x'.repeat(61)]: {} },
    drafts: { l1: 'Hi' },
    games: { crossword: 4 },
  };
  const { data, unreadable } = expectOk(parseDataFile(formatFile(learner)));
  expect(data).toMatchObject({ badges: ['Explorer'], words: { harbour: '' } });
  expect(Object.keys(data.counts)).toEqual(['day:2025-05-01']);
  expect(unreadable).toBe(8);
});

describe('a data file', () => {
  test.each(['', '{', 'Hello', '{"app": "learning-arcade", "version": 1, "learner": {'])(
    'is refused when it is no JSON: %j',
    (text) => {
      expect(readFailure(text)).toEqual({ kind: 'not-json' });
    },
  );

  test.each(['null', '7', '[]', '{}', formatFile({}, { app: 'anki' })])(
    'is refused when it is another app’s: %s',
    (text) => {
      expect(readFailure(text)).toEqual({ kind: 'other-app' });
    },
  );

  test.each([0, 2, '1', undefined])('is refused when it is of another version: %s', (version) => {
    expect(readFailure(formatFile({}, { version }))).toEqual({ kind: 'other-version' });
  });

  test.each([
    [undefined, 'learner'],
    ['Ann', 'learner'],
    [{ profile: [] }, 'learner.profile'],
    [{ badges: 'Explorer' }, 'learner.badges'],
    [{ lessons: {} }, 'learner.lessons'],
    [{ words: ['harbour'] }, 'learner.words'],
    [{ drafts: null }, 'learner.drafts'],
    [{ games: [] }, 'learner.games'],
    [{ usedContent: 'all' }, 'learner.usedContent'],
    [{ lessons: [{ id: 'l', createdAt: 1, extra: [[1]] }] }, 'learner.lessons'],
    [{ course: { '': 1 } }, 'learner.course'],
  ])('is refused when a part has the wrong type: %j', (learner, part) => {
    expect(readFailure(formatFile(learner))).toEqual({ kind: 'wrong-part', part });
  });

  test('is refused when it is larger than the app writes', () => {
    expect(readFailure(' '.repeat(MAX_FILE_BYTES + 1))).toEqual({ kind: 'too-large' });
  });

  test.each(['[', '{"a":'])('when it is as deep as %s can make it', (open) => {
    const close = open === '[' ? ']' : '}';
    const depth = 100_000;
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(['too-much', 'not-json']).toContain(readFailure(formatFile({}).replace('{}', deep))?.kind);
  });

  test('is refused when it has 200,000 values or a name that is too long', () => {
    const many = 200_000;
    const words = Object.fromEntries(Array.from({ length: many }, (_, index) => [index.toString(36), 0]));
    expect(readFailure(formatFile({ words }))).toEqual({ kind: 'too-much' });
    expect(readFailure(formatFile({ badges: new Array(many).fill(0) }))).toEqual({ kind: 'too-much' });
    expect(readFailure(formatFile({ words: { ['x'.repeat(201)]: '' } }))).toEqual({ kind: 'too-much' });
  });

  test.each([
    '{"words": {"__proto__": {"isAdmin": true}}}',
    '{"__proto__": {"words": {}}}',
    '{"lessons": [{"id": "l", "createdAt": 1, "__proto__": {"completed": true}}]}',
    '{"games": {"crossword": {"best": {}, "memory": {"__proto__": 1}}}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"__name__": 4}}]}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"laptop": 1e999}}]}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"laptop": 9007199254740992}}]}}',
  ])('is refused when it has names or numbers that can’t be stored: %s', (learner) => {
    expect(readFailure(formatFile('here').replace('"here"', learner))?.kind).toBe('unusable');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  test('never makes the parser throw, with any JSON in it', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((value) => formatFile(value)),
    );
    forAll(1000, anything, (text) => {
      expect(typeof parseDataFile(text).ok).toBe('boolean');
    });
  });

  test('never makes the parser throw, with any value in any part', () => {
    const part = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    const learner = fc.dictionary(
      fc.constantFrom(
        'profile',
        'course',
        'badges',
        'lessons',
        'words',
        'ownWords',
        'counts',
        'drafts',
        'games',
      ),
      part,
    );
    forAll(1000, learner, (raw) => {
      expect(typeof parseDataFile(formatFile(raw)).ok).toBe('boolean');
    });
  });
});
