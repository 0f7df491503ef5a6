import { liveQuery } from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import {
  countCompletedLessons,
  findSkillProgress,
  listCompletedModuleLessons,
} from '../../../src/domain/course.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import {
  RETAINED_DISPUTED_ANSWERS,
  RETAINED_HOMEWORK,
  RETAINED_LESSONS,
} from '../../../src/domain/limits.ts';
import type { Skill } from '../../../src/domain/skills.ts';
import { waitFor } from '../../wait-for.ts';
import {
  aDevice,
  aNewLesson,
  aPlan,
  aSetup,
  expectOk,
  NOW,
  openAnn,
  someHomework,
  writeRaw,
} from '../learner-fixtures.ts';

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

async function countCompleted(skill: Skill): Promise<number> {
  const course = await store.readCourse();
  const progress = course && findSkillProgress(course, skill);
  return progress ? countCompletedLessons(progress) : 0;
}

async function readPendingKeys(): Promise<readonly string[]> {
  return (await store.readSnapshot()).entries.map((entry) => entry.key);
}

describe('set-up', () => {
  test('stores the profile as complete and a course that requires 4 of each skill', async () => {
    const store = await openAnn(aDevice(), { displayName: 'Ann' });
    expectOk(await store.saveSetup(aSetup));
    expect(await store.readProfile()).toEqual({
      uid: 'ann',
      email: 'ann@example.com',
      displayName: 'Ann',
      studentLevel: 'B1',
      age: 30,
      why: 'business',
      setupComplete: true,
      updatedAt: NOW,
      deviceId: 'laptop',
    });
    expect((await store.readCourse())?.skills.map((skill) => skill.required)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('keeps what another device changed and the learner left as the form showed it', async () => {
    const store = await openAnn(aDevice());
    expectOk(await store.saveSetup({ ...aSetup, why: 'business' }));
    const shown = await store.readProfile();
    await store.applyChange(
      (state) => ({
        ...state,
        profile: state.profile && { ...state.profile, why: 'travel', updatedAt: state.profile.updatedAt + 1 },
      }),
      [],
    );
    expectOk(await store.saveSetup({ ...aSetup, why: 'business', studentLevel: 'C1' }, shown));
    expect(await store.readProfile()).toMatchObject({ why: 'travel', studentLevel: 'C1' });
    expect(await store.readCourse()).toMatchObject({ reason: 'travel', level: 'C1' });
    expectOk(await store.saveSetup({ ...aSetup, why: 'business' }));
    expect(await store.readProfile()).toMatchObject({ why: 'business' });
  });

  test('leaves the course as it is when the settings change later', async () => {
    await store.saveSetup(aSetup);
    const course = await store.readCourse();
    await store.saveSetup({ ...aSetup, studentLevel: 'C2', displayName: 'Dr Ann' });
    expect(await store.readCourse()).toMatchObject({
      level: 'C2',
      reason: 'business',
      skills: course?.skills,
    });
    expect(await store.readProfile()).toMatchObject({ studentLevel: 'C2', displayName: 'Dr Ann' });
  });
});

test('a row that became unreadable while its page was open is set aside when it is written over', async () => {
  await store.saveSetup(aSetup);
  await writeRaw(device, ({ kv }) => kv.put({ key: 'profile', value: 'broken' }));
  expectOk(await store.saveSetup({ ...aSetup, displayName: 'Ann again' }));
  expect(await store.readProfile()).toMatchObject({ displayName: 'Ann again' });
  const { deadLetters } = await store.readUnsyncedChanges();
  expect(deadLetters.map(({ deadLetter }) => [deadLetter.key, deadLetter.reason, deadLetter.raw])).toEqual([
    ['profile', 'unreadable', 'broken'],
  ]);
});

test('a homework row that became unreadable is set aside when homework replaces it', async () => {
  const { id } = expectOk(await store.addLesson(aNewLesson));
  await writeRaw(device, ({ homework }) =>
    homework.put({ id: 'save-1', createdAt: 'broken', notes: 'Mine' }),
  );
  expectOk(await store.saveHomework(id, someHomework, 'save-1'));
  expect((await store.readHomework()).map((record) => record.notes)).toEqual([someHomework.notes]);
  const { deadLetters } = await store.readUnsyncedChanges();
  expect(deadLetters).toMatchObject([{ deadLetter: { key: 'homework:save-1', raw: { notes: 'Mine' } } }]);
});

describe('a draft that became unreadable while its page was open', () => {
  const raw = { ...EMPTY_DRAFT, notes: ['My', 'notes'] };

  test.each<[string, unknown]>([
    ['as a whole', 'broken'],
    ['in its notes', raw],
    ['in an exercise', { ...EMPTY_DRAFT, exercises: { 0: { text: 'Mine' } } }],
  ])('%s is set aside when it is written over', async (_where, broken) => {
    await writeRaw(device, ({ kv }) => kv.put({ key: 'draft:l1', value: broken }));
    const written = { ...EMPTY_DRAFT, notes: 'New.' };
    for (const draft of [written, { ...written, notes: 'Newer.' }]) {
      expectOk(await store.saveDraft('l1', draft, EMPTY_DRAFT));
    }
    expect(await store.readDraft('l1')).toMatchObject({ notes: 'Newer.' });
    const { deadLetters } = await store.readUnsyncedChanges();
    expect(
      deadLetters.map(({ deadLetter, content }) => [deadLetter.key, deadLetter.reason, content]),
    ).toEqual([['draft:l1', 'unreadable', broken]]);
  });

  test('is set aside when homework empties it', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await writeRaw(device, ({ kv }) => kv.put({ key: `draft:${id}`, value: raw }));
    expectOk(await store.saveHomework(id, someHomework, 'save-1'));
    const { deadLetters } = await store.readUnsyncedChanges();
    expect(deadLetters).toMatchObject([{ deadLetter: { key: `draft:${id}`, raw } }]);
  });
});

describe('homework saved before the feedback', () => {
  test('gets the feedback later, and keeps its other fields', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.saveHomework(id, someHomework, 'before');
    await store.completeLesson(id, { answer: 'Yes.', feedback: 'Good.' });
    await store.saveHomework(id, someHomework, 'after');
    await store.completeLesson(id, { answer: 'Yes.', feedback: 'Very good.' });
    expect(await store.readHomework()).toMatchObject([
      { id: 'after', feedback: 'Very good.', notes: someHomework.notes },
      { id: 'before', feedback: 'Very good.', notes: someHomework.notes },
    ]);
  });
});

describe('lessons', () => {
  test('a new lesson is open, is pending, and its words join the used content', async () => {
    const lesson = expectOk(await store.addLesson(aNewLesson));
    expect(lesson).toMatchObject({ completed: false, answer: '', feedback: '', createdAt: NOW });
    expect(await store.readLessons()).toEqual([lesson]);
    expect(await readPendingKeys()).toEqual([`lesson:${lesson.id}`]);
    expect(await store.readUsedContent()).toEqual({
      phrases: ['Tell me more.'],
      vocab: ['harbour'],
    });
  });

  test('feedback completes a lesson and counts it once, however often an answer is sent', async () => {
    await store.saveSetup(aSetup);
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.completeLesson(id, { answer: 'Hi', feedback: 'Good' });
    await store.completeLesson(id, { answer: 'Hi there', feedback: 'Better' });
    expect(await store.readLesson(id)).toMatchObject({
      completed: true,
      answer: 'Hi there',
      feedback: 'Better',
    });
    expect(await countCompleted('Speaking')).toBe(1);
  });

  test('a completed Speaking lesson records its module once', async () => {
    await store.saveSetup(aSetup);
    for (const module_lesson of [1, 1, 2, 0]) {
      const { id } = expectOk(await store.addLesson({ ...aNewLesson, module_lesson }));
      await store.completeLesson(id, { answer: 'Hi', feedback: 'Good' });
    }
    const course = await store.readCourse();
    expect(course && listCompletedModuleLessons(course)).toEqual([1, 2]);
    expect(await countCompleted('Speaking')).toBe(4);
  });

  test('a lesson without a course counts in the classroom’s stand-in, which requires 10', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.completeLesson(id, { answer: 'Hi', feedback: 'Good' });
    const course = await store.readCourse();
    expect(course && findSkillProgress(course, 'Speaking')).toMatchObject({ required: 10 });
    expect(await countCompleted('Speaking')).toBe(1);
  });

  test('a skill that the course lacks refuses the completion, and nothing of it is stored', async () => {
    await store.saveSetup(aSetup);
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.applyChange(
      (state) => ({ ...state, course: state.course && { ...state.course, skills: [] } }),
      [],
    );
    const failure = { kind: 'skill-not-in-course', skill: 'Speaking' };
    expect(await store.completeLesson(id, { answer: 'Hi', feedback: 'Good' })).toEqual({
      ok: false,
      failure,
    });
    expect(await store.readLesson(id)).toMatchObject({ completed: false, answer: '' });
  });

  test('an unknown lesson is refused as missing', async () => {
    const missing = { ok: false, failure: { kind: 'missing-record' } };
    expect(await store.completeLesson('nowhere', { answer: 'a', feedback: 'f' })).toEqual(missing);
    expect(await store.saveHomework('nowhere', someHomework, 'key')).toEqual(missing);
  });
});

describe('homework', () => {
  const draft = {
    ...EMPTY_DRAFT,
    notes: 'harbour = port',
    exercises: { 0: 'Hello!' },
    starting: ['Nice weather today.'],
    audioPlayed: true,
  };

  test('is stored with its lesson’s details, counts and earns the badge', async () => {
    await store.saveSetup(aSetup);
    const { id } = expectOk(await store.addLesson(aNewLesson));
    const saved = expectOk(await store.saveHomework(id, someHomework, 'save-1'));
    expect(saved).toEqual({ isNew: true });
    expect(await store.readHomework()).toMatchObject([
      {
        id: 'save-1',
        lessonId: id,
        lesson: aPlan,
        notes: 'harbour = port',
        skillFocus: 'Speaking',
        teacher: 'Maya',
      },
    ]);
    expect(await countCompleted('Speaking')).toBe(1);
    expect(await store.readBadges()).toEqual(['Ice Breaker']);
  });

  test('removes its texts from the draft that it was made from', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.saveDraft(id, draft);
    expect(await store.readDraft(id)).toEqual(draft);
    expectOk(await store.saveHomework(id, someHomework, 'save-1'));
    const remaining = { ...draft, notes: '', exercises: {}, audioPlayed: false };
    expect(await store.readDraft(id)).toEqual(remaining);
  });

  test('leaves in the draft what is newer than the notepad it was made from', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    const newer = { ...draft, notes: 'harbour = port, and more' };
    await store.saveDraft(id, newer);
    expectOk(await store.saveHomework(id, someHomework, 'save-1'));
    expect(await store.readDraft(id)).toMatchObject({ notes: newer.notes, exercises: {} });
  });

  test('is stored, counted and rewarded once when the same save is repeated', async () => {
    await store.saveSetup(aSetup);
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.saveHomework(id, someHomework, 'save-1');
    expect(expectOk(await store.saveHomework(id, someHomework, 'save-1')).isNew).toBe(false);
    expect(await store.readHomework()).toHaveLength(1);
    expect(await countCompleted('Speaking')).toBe(1);
  });

  test('stores a repeated badge once', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expect(expectOk(await store.saveHomework(id, someHomework, 'a'))).toEqual({ isNew: true });
    expect(expectOk(await store.saveHomework(id, someHomework, 'b'))).toEqual({ isNew: false });
    expect(await store.readBadges()).toEqual(['Ice Breaker']);
  });
});

describe('retention', () => {
  test('the newest 50 lessons and homework records stay; older ones go with their outbox entries', async () => {
    for (let count = 0; count < RETAINED_LESSONS + 3; count += 1) {
      const { id } = expectOk(await store.addLesson({ ...aNewLesson, classPlan: `# ${count}` }));
      expectOk(await store.saveHomework(id, someHomework, `save-${count}`));
    }
    const lessons = await store.readLessons();
    const homework = await store.readHomework();
    expect(lessons.map((lesson) => lesson.classPlan).slice(0, 2)).toEqual(['# 52', '# 51']);
    expect([lessons.length, homework.length]).toEqual([RETAINED_LESSONS, RETAINED_HOMEWORK]);
    const rows = [
      ...lessons.map(({ id }) => `lesson:${id}`),
      ...homework.map(({ id }) => `homework:${id}`),
      'course',
      'badges',
    ];
    expect([...(await readPendingKeys())].sort()).toEqual(rows.sort());
  });

  test('a device whose clock is years behind keeps the record it just saved', async () => {
    const indexedDB = aDevice();
    const before = await openAnn(indexedDB);
    for (let count = 0; count < RETAINED_LESSONS; count += 1) await before.addLesson(aNewLesson);
    before.close();
    const behind = await openAnn(indexedDB, { now: () => Date.UTC(2015, 0, 1), newId: () => 'late' });
    const lesson = expectOk(await behind.addLesson(aNewLesson));
    expect((await behind.readLessons())[0]).toEqual(lesson);
  });
});

test('a save does not trim its own record, even where others are dated beyond the clock', async () => {
  const future = { ...aNewLesson, createdAt: NOW * 2 };
  await writeRaw(device, ({ lessons }) =>
    lessons.bulkPut(
      Array.from({ length: RETAINED_LESSONS }, (_, index) => ({ ...future, id: `future-${index}` })),
    ),
  );
  const { id } = expectOk(await store.addLesson(aNewLesson));
  expect(await store.readLesson(id)).not.toBeNull();
});

describe('writes', () => {
  test('one key written twice has one entry with a raised revision', async () => {
    await store.saveSetup(aSetup);
    await store.saveSetup({ ...aSetup, displayName: 'Dr Ann' });
    const { entries } = await store.readSnapshot();
    expect(entries.map(({ key, rev }) => ({ key, rev }))).toEqual([
      { key: 'profile', rev: 2 },
      { key: 'course', rev: 2 },
    ]);
  });

  test('credits, drafts and used content never wait for sync', async () => {
    await store.saveCredits({ date: '2025-05-01', remaining: 3 });
    await store.saveDraft('l', { ...EMPTY_DRAFT, audioPlayed: true });
    expect(await store.readCredits()).toEqual({ date: '2025-05-01', remaining: 3 });
    expect(await store.countPending()).toBe(0);
  });

  test('changes of two tabs in one draft are both stored', async () => {
    const base = { ...EMPTY_DRAFT, notes: 'I take' };
    expectOk(await store.saveDraft('l', base));
    await store.saveDraft('l', { ...base, notes: 'I take the bus.' }, base);
    const other = { ...base, exercises: { 1: 'left' }, checks: { '1.1': ['left'] }, step: 'exercise-2' };
    const both = { ...other, notes: 'I take the bus.' };
    expect(expectOk(await store.saveDraft('l', other, base))).toEqual(both);
    expect(await store.readDraft('l')).toEqual(both);
  });

  test('an answer called right is stored once, and only the newest of many are retained', async () => {
    const createDispute = (answer: string) => ({ exercise: 'Complete.', item: 1, key: 'go', answer });
    for (const answer of ['cycle', 'walk', 'cycle'])
      expectOk(await store.addDisputedAnswer(createDispute(answer)));
    expect(await store.readDisputedAnswers()).toEqual([createDispute('walk'), createDispute('cycle')]);
    for (let index = 0; index < RETAINED_DISPUTED_ANSWERS; index += 1)
      await store.addDisputedAnswer(createDispute(`${index}`));
    const retained = await store.readDisputedAnswers();
    expect([retained.length, retained[0]]).toEqual([RETAINED_DISPUTED_ANSWERS, createDispute('0')]);
    expect(await store.countPending()).toBe(0);
  });

  test('the measured size grows by what was written', async () => {
    const before = await store.measureStorageBytes();
    await store.addLesson({ ...aNewLesson, classPlan: 'ß'.repeat(1_000) });
    const grown = (await store.measureStorageBytes()) - before;
    expect(grown).toBeGreaterThan(2_000);
    expect(grown).toBeLessThan(3_000);
  });
});

test('a live query over the store follows a write by another tab, also after its first read', async () => {
  const indexedDB = aDevice();
  const [tab, other] = [await openAnn(indexedDB), await openAnn(indexedDB)];
  const seen: unknown[] = [];
  const readThroughTab = async () => [
    (await tab.readProfile())?.age,
    (await tab.readLessons()).length,
    await tab.countPending(),
  ];
  const subscription = liveQuery(readThroughTab).subscribe((value) => seen.push(value));
  await waitFor(() => expect(seen.at(-1)).toEqual([undefined, 0, 0]));
  await other.addLesson(aNewLesson);
  await waitFor(() => expect(seen.at(-1)).toEqual([undefined, 1, 1]));
  await other.saveSetup(aSetup);
  await waitFor(() => expect(seen.at(-1)).toEqual([30, 1, 3]));
  subscription.unsubscribe();
});

test('a subscriber gets the counts of pending entries and dead letters when any tab changes them', async () => {
  const indexedDB = aDevice();
  const [tab, other] = [await openAnn(indexedDB), await openAnn(indexedDB)];
  const counts: unknown[] = [];
  const stop = tab.watchCounts((latest) => counts.push(latest));
  await waitFor(() => expect(counts.at(-1)).toEqual({ pending: 0, deadLetters: 0 }));
  expectOk(await other.addLesson(aNewLesson));
  await waitFor(() => expect(counts.at(-1)).toEqual({ pending: 1, deadLetters: 0 }));
  for (const entry of (await other.readSnapshot()).entries) {
    await other.moveToDeadLetters(entry, { reason: 'rejected', message: '' });
  }
  await waitFor(() => expect(counts.at(-1)).toEqual({ pending: 0, deadLetters: 1 }));
  stop();
});

describe('completions of a database that has not pulled yet', () => {
  test('are counted under a new counter, because an earlier database of the device may have counted', async () => {
    const store = await openAnn(aDevice(), { newId: () => 'fresh' });
    await store.saveSetup(aSetup);
    await store.addLesson(aNewLesson);
    await store.completeLesson('fresh', { answer: 'a', feedback: 'f' });
    await store.applyChange((state) => state, []);
    await store.saveHomework('fresh', someHomework, 'h');
    const course = await store.readCourse();
    expect(course && findSkillProgress(course, 'Speaking')?.counts).toEqual({ 'laptop~fresh': 1, laptop: 1 });
  });
});
