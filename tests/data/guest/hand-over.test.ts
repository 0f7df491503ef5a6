import { expect, test } from 'vitest';
import { joinData } from '../../../src/data/data-file/join-data.ts';
import { asGuestsData } from '../../../src/data/guest/guest-data.ts';
import type { Leavings } from '../../../src/data/guest/hand-over.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { completedOf, skillOf } from '../../../src/domain/course.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { mergeStates } from '../../../src/sync/merge/merge.ts';
import { news } from '../game-news.ts';
import {
  aDevice,
  aMistake,
  aNewLesson,
  aSetup,
  countingIds,
  expectOk,
  NOW,
  openAnn,
  someHomework,
} from '../open-device.ts';

const account = { uid: 'ann', email: 'ann@example.com' };

/** Ann's records and a guest's, on one device. */
async function annAndGuest() {
  const indexedDB = aDevice();
  const guest = await openAnn(indexedDB, {
    uid: 'guest',
    email: '',
    now: () => NOW + 1000,
    newId: countingIds('guests-'),
  });
  return { ann: await openAnn(indexedDB), guest, indexedDB };
}

function adopt(ann: LearnerDatabase, left: Leavings) {
  return ann.adopt(left, (here, data) =>
    joinData(here, asGuestsData(data, 'guest'), { merge: mergeStates, account }),
  );
}

/** Takes a Speaking class and completes it. */
async function takeClass(store: LearnerDatabase, id: string): Promise<string> {
  const lesson = expectOk(await store.addLesson({ ...aNewLesson, module_lesson: 0 }, id));
  expectOk(await store.completeLesson(lesson.id, { answer: 'Hello!', feedback: 'Good.' }));
  return lesson.id;
}

async function spoken(store: LearnerDatabase): Promise<number> {
  const course = await store.course();
  const speaking = course && skillOf(course, 'Speaking');
  return speaking ? completedOf(speaking) : 0;
}

test('lessons, homework, notepads, games and words join what the account has', async () => {
  const { ann, guest } = await annAndGuest();
  await ann.saveSetup(aSetup);
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2' });
  await takeClass(ann, 'hers');
  await takeClass(guest, 'theirs');
  await guest.saveHomework('theirs', someHomework, 'saved');
  await guest.saveDraft('theirs', { ...EMPTY_DRAFT, notes: 'More.' });
  const score = { value: 9, text: '9 of 10' };
  await guest.finishGame('quiz', { level: 'B1', variant: '', score, mistakes: [aMistake('m1')] }, news());
  expectOk(await adopt(ann, await guest.sealAndRead()));
  expect((await ann.lessons()).map(({ id }) => id).sort()).toEqual(['hers', 'theirs']);
  expect(await ann.homework()).toHaveLength(1);
  expect((await ann.draft('theirs'))?.notes).toBe('More.');
  expect(await ann.bestResults()).toHaveProperty('quiz');
  expect(await ann.badges()).toEqual([someHomework.badge]);
  expect((await ann.mistakes()).map(({ id }) => id)).toEqual(['m1']);
});

test('what the account says of its learner holds, though the guest was set up later', async () => {
  const { ann, guest } = await annAndGuest();
  await ann.saveSetup(aSetup);
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2', displayName: 'Somebody' });
  expectOk(await adopt(ann, await guest.sealAndRead()));
  expect(await ann.profile()).toMatchObject({ ...account, studentLevel: 'B1', displayName: '' });
  expect(await ann.course()).toMatchObject({ level: 'B1' });
});

test('an account without a profile on this device gets the guest’s, until its own comes', async () => {
  const { ann, guest } = await annAndGuest();
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2' });
  expectOk(await adopt(ann, await guest.sealAndRead()));
  const profile = await ann.profile();
  expect(profile).toMatchObject({ ...account, studentLevel: 'C2', setupComplete: true });
  const hers = { ...profile, studentLevel: 'B1', updatedAt: NOW - 1000, deviceId: 'phone' } as typeof profile;
  await ann.absorb((state) => mergeStates(state, { ...state, profile: hers }), []);
  expect(await ann.profile()).toMatchObject({ studentLevel: 'B1' });
});

test('classes that both completed on one device are counted, each once', async () => {
  const { ann, guest } = await annAndGuest();
  for (const store of [ann, guest]) {
    await store.saveSetup(aSetup);
    // Once it has seen the cloud, a device counts under its own name.
    await store.absorb((state) => state, []);
  }
  for (const id of ['h1', 'h2', 'h3']) await takeClass(ann, id);
  for (const id of ['g1', 'g2']) await takeClass(guest, id);
  const left = await guest.sealAndRead();
  expectOk(await adopt(ann, left));
  expect(await spoken(ann)).toBe(5);
  expectOk(await adopt(ann, left));
  expect(await spoken(ann)).toBe(5);
});

test('a second time changes nothing, whatever became of the first', async () => {
  const { ann, guest } = await annAndGuest();
  await guest.saveSetup(aSetup);
  await takeClass(guest, 'theirs');
  await guest.ask({ kind: 'answer', key: 'key-1', lessonId: 'theirs', answer: 'Hi' });
  const left = await guest.sealAndRead();
  expectOk(await adopt(ann, left));
  await ann.advance('key-1', { type: 'begun' });
  const before = [await ann.learnerData(), await ann.requests(), await ann.playEvents()];
  expectOk(await adopt(ann, left));
  expect([await ann.learnerData(), await ann.requests(), await ann.playEvents()]).toEqual(before);
});

test('what is under way goes on: answers to be checked, games in the middle, words to be learnt', async () => {
  const { ann, guest } = await annAndGuest();
  await takeClass(guest, 'theirs');
  await guest.ask({ kind: 'answer', key: 'key-1', lessonId: 'theirs', answer: 'Hi' });
  await guest.saveGame('quiz', { at: 3 }, news());
  await guest.saveGame('crossword', { of: 'the guest' }, news());
  await ann.saveGame('crossword', { of: 'Ann' }, news());
  const called = { exercise: '1. Say hello.', item: 1, key: 'Hello', answer: 'Hi there' };
  await guest.callRight(called);
  const events = await guest.playEvents();
  expectOk(await adopt(ann, await guest.sealAndRead()));
  expect((await ann.requests()).map(({ key }) => key)).toEqual(['key-1']);
  expect(await ann.game('quiz')).toEqual({ at: 3 });
  expect(await ann.game('crossword')).toEqual({ of: 'Ann' });
  expect(await ann.answersCalledRight()).toEqual([called]);
  expect(await ann.playEvents()).toEqual(events);
});

test('a guest who leaves writes no more, in any tab, and again once the records are opened anew', async () => {
  const { guest, indexedDB } = await annAndGuest();
  const otherTab = await openAnn(indexedDB, { uid: 'guest', email: '' });
  await guest.sealAndRead();
  expect(await otherTab.saveSetup(aSetup)).toMatchObject({ ok: false });
  guest.close();
  otherTab.close();
  const back = await openAnn(indexedDB, { uid: 'guest', email: '' });
  expectOk(await back.saveSetup(aSetup));
});

test('everything that came over waits for sync under the account', async () => {
  const { ann, guest } = await annAndGuest();
  await guest.saveSetup(aSetup);
  await takeClass(guest, 'theirs');
  expectOk(await adopt(ann, await guest.sealAndRead()));
  const keys = (await ann.outbox()).entries.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['profile', 'course', 'lesson:theirs']));
});
