import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDataFile, parseDataFile } from '../../../src/data/data-file/data-file.ts';
import { MAX_FILE_BYTES } from '../../../src/domain/limits.ts';
import { forAll } from '../../for-all.ts';
import { expectOk, NOW } from '../learner-fixtures.ts';
import { arbitraryData } from './arbitrary-data.ts';

const frame = { app: 'learning-arcade', version: 1, exportedAt: '2025-05-01T00:00:00.000Z' };
const fileWith = (learner: unknown, changes: object = {}) =>
  JSON.stringify({ ...frame, learner, ...changes });
const faultOf = (text: string) => {
  const read = parseDataFile(text);
  return read.ok ? null : read.failure;
};

test('what is written is read again, whatever the learner has', () => {
  forAll(arbitraryData, (data) => {
    const read = expectOk(parseDataFile(formatDataFile(data, NOW)));
    expect(read).toEqual({ data, exportedAt: NOW, unreadable: 0 });
  });
});

test('a part that is not there is empty, and a byte order mark is no fault', () => {
  const { data } = expectOk(parseDataFile(`\uFEFF${fileWith({ badges: ['Explorer'] })}`));
  expect(data).toMatchObject({ profile: null, badges: ['Explorer'], lessons: [], words: {}, games: {} });
});

test('entries that can’t be read are left out and counted', () => {
  const learner = {
    badges: ['Explorer', 7],
    lessons: [{ id: 'without a time' }, null],
    words: { harbour: '', tide: 'not packed', ['x'.repeat(61)]: '' },
    counts: { 'day:2025-05-01': { laptop: 3 }, ['x'.repeat(61)]: {} },
    drafts: { l1: 'Hi' },
    games: { crossword: 4 },
  };
  const { data, unreadable } = expectOk(parseDataFile(fileWith(learner)));
  expect(data).toMatchObject({ badges: ['Explorer'], words: { harbour: '' } });
  expect(Object.keys(data.counts)).toEqual(['day:2025-05-01']);
  expect(unreadable).toBe(8);
});

describe('a file is refused', () => {
  test.each(['', '{', 'Hello', '{"app": "learning-arcade", "version": 1, "learner": {'])(
    'as no JSON: %j',
    (text) => {
      expect(faultOf(text)).toEqual({ kind: 'not-json' });
    },
  );

  test.each(['null', '7', '[]', '{}', fileWith({}, { app: 'anki' })])('as another app’s: %s', (text) => {
    expect(faultOf(text)).toEqual({ kind: 'other-app' });
  });

  test.each([0, 2, '1', undefined])('as another version’s: %s', (version) => {
    expect(faultOf(fileWith({}, { version }))).toEqual({ kind: 'other-version' });
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
  ])('where a part is not what it must be: %j', (learner, part) => {
    expect(faultOf(fileWith(learner))).toEqual({ kind: 'wrong-part', part });
  });

  test('when it is larger than any of ours', () => {
    expect(faultOf(' '.repeat(MAX_FILE_BYTES + 1))).toEqual({ kind: 'too-large' });
  });

  test.each(['[', '{"a":'])('when it is as deep as %s can make it', (open) => {
    const close = open === '[' ? ']' : '}';
    const depth = 100_000;
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(['too-much', 'not-json']).toContain(faultOf(fileWith({}).replace('{}', deep))?.kind);
  });

  test('when it holds two hundred thousand things, or a longer name than any record has', () => {
    const many = 200_000;
    const words = Object.fromEntries(Array.from({ length: many }, (_, index) => [index.toString(36), 0]));
    expect(faultOf(fileWith({ words }))).toEqual({ kind: 'too-much' });
    expect(faultOf(fileWith({ badges: new Array(many).fill(0) }))).toEqual({ kind: 'too-much' });
    expect(faultOf(fileWith({ words: { ['x'.repeat(201)]: '' } }))).toEqual({ kind: 'too-much' });
  });

  test.each([
    '{"words": {"__proto__": {"isAdmin": true}}}',
    '{"__proto__": {"words": {}}}',
    '{"lessons": [{"id": "l", "createdAt": 1, "__proto__": {"completed": true}}]}',
    '{"games": {"crossword": {"best": {}, "memory": {"__proto__": 1}}}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"__name__": 4}}]}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"laptop": 1e999}}]}}',
    '{"course": {"skills": [{"skill": "Reading", "counts": {"laptop": 9007199254740992}}]}}',
  ])('with names or numbers that nothing can keep: %s', (learner) => {
    expect(faultOf(fileWith('here').replace('"here"', learner))?.kind).toBe('unusable');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  test('never throws, with any JSON in it', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((value) => fileWith(value)),
    );
    forAll(1000, anything, (text) => {
      expect(typeof parseDataFile(text).ok).toBe('boolean');
    });
  });

  test('never throws, with any value in any part', () => {
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
      expect(typeof parseDataFile(fileWith(raw)).ok).toBe('boolean');
    });
  });
});
