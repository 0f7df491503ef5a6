import { expect, test } from 'vitest';
import { mergeData } from '../../src/data/data-file/merge-data.ts';
import { type GuestRecords, prepareGuestData } from '../../src/data/guest-merge.ts';
import type { LearnerDatabase } from '../../src/data/learner/open-learner-store.ts';
import { countCompletedLessons, findSkillProgress } from '../../src/domain/course.ts';
import { EMPTY_DRAFT } from '../../src/domain/draft-merge.ts';
import { mergeStates } from '../../src/sync/merge/merge-states.ts';
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
} from './learner-fixtures.ts';
import { createPendingWrites } from './pending-writes.ts';

const account = { uid: 'ann', email: 'ann@example.com' };

/** Ann's records and a guest's, on one device. */
async function openAnnAndGuest() {
  const indexedDB = aDevice();
  const guest = await openAnn(indexedDB, {
    uid: 'guest',
    email: '',
    now: () => NOW + 1000,
    newId: countingIds('guests-'),
  });
  return { ann: await openAnn(indexedDB), guest, indexedDB };
}

function mergeGuestInto(ann: LearnerDatabase, guestRecords: GuestRecords) {
  return ann.mergeGuest(guestRecords, (current, data) =>
    mergeData(current, prepareGuestData(data, 'guest'), { merge: mergeStates, account }),
  );
}

/** Takes a Speaking class and completes it. */
async function takeClass(store: LearnerDatabase, id: string): Promise<string> {
  const lesson = expectOk(await store.addLesson({ ...aNewLesson, module_lesson: 0 }, id));
  expectOk(await store.completeLesson(lesson.id, { answer: 'Hello!', feedback: 'Good.' }));
  return lesson.id;
}

async function countSpeakingLessons(store: LearnerDatabase): Promise<number> {
  const course = await store.readCourse();
  const speaking = course && findSkillProgress(course, 'Speaking');
  return speaking ? countCompletedLessons(speaking) : 0;
}

test('a guest’s lessons, homework, drafts, games and words are added to the account’s', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await ann.saveSetup(aSetup);
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2' });
  await takeClass(ann, 'account');
  await takeClass(guest, 'guest');
  await guest.saveHomework('guest', someHomework, 'saved');
  await guest.saveDraft('guest', { ...EMPTY_DRAFT, notes: 'More.' });
  const score = { value: 9, text: '9 of 10' };
  await guest.finishGame(
    'quiz',
    { level: 'B1', variant: '', score, mistakes: [aMistake('m1')] },
    createPendingWrites(),
  );
  expectOk(await mergeGuestInto(ann, await guest.sealAndRead()));
  expect((await ann.readLessons()).map(({ id }) => id).sort()).toEqual(['account', 'guest']);
  expect(await ann.readHomework()).toHaveLength(1);
  expect((await ann.readDraft('guest'))?.notes).toBe('More.');
  expect(await ann.readBestResults()).toHaveProperty('quiz');
  expect(await ann.readBadges()).toEqual([someHomework.badge]);
  expect((await ann.readMistakes()).map(({ id }) => id)).toEqual(['m1']);
});

test('the account’s profile wins, even when the guest was set up later', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await ann.saveSetup(aSetup);
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2', displayName: 'Guest' });
  expectOk(await mergeGuestInto(ann, await guest.sealAndRead()));
  expect(await ann.readProfile()).toMatchObject({ ...account, studentLevel: 'B1', displayName: '' });
  expect(await ann.readCourse()).toMatchObject({ level: 'B1' });
});

test('an account without a profile on this device gets the guest’s, until its own is pulled', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await guest.saveSetup({ ...aSetup, studentLevel: 'C2' });
  expectOk(await mergeGuestInto(ann, await guest.sealAndRead()));
  const profile = await ann.readProfile();
  expect(profile).toMatchObject({ ...account, studentLevel: 'C2', setupComplete: true });
  const accountProfile = {
    ...profile,
    studentLevel: 'B1',
    updatedAt: NOW - 1000,
    deviceId: 'phone',
  } as typeof profile;
  await ann.applyChange((state) => mergeStates(state, { ...state, profile: accountProfile }), []);
  expect(await ann.readProfile()).toMatchObject({ studentLevel: 'B1' });
});

test('classes that both completed on one device are counted, each once', async () => {
  const { ann, guest } = await openAnnAndGuest();
  for (const store of [ann, guest]) {
    await store.saveSetup(aSetup);
    // After its first pull, a device counts under its own id.
    await store.applyChange((state) => state, []);
  }
  for (const id of ['h1', 'h2', 'h3']) await takeClass(ann, id);
  for (const id of ['g1', 'g2']) await takeClass(guest, id);
  const guestRecords = await guest.sealAndRead();
  expectOk(await mergeGuestInto(ann, guestRecords));
  expect(await countSpeakingLessons(ann)).toBe(5);
  expectOk(await mergeGuestInto(ann, guestRecords));
  expect(await countSpeakingLessons(ann)).toBe(5);
});

test('a second merge changes nothing, also after requests of the first went on', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await guest.saveSetup(aSetup);
  await takeClass(guest, 'guest');
  await guest.enqueueRequest({ kind: 'answer', key: 'key-1', lessonId: 'guest', answer: 'Hi' });
  const guestRecords = await guest.sealAndRead();
  expectOk(await mergeGuestInto(ann, guestRecords));
  await ann.advanceRequest('key-1', { type: 'sending-started' });
  const before = [await ann.readLearnerData(), await ann.readRequests(), await ann.readPlayEvents()];
  expectOk(await mergeGuestInto(ann, guestRecords));
  expect([await ann.readLearnerData(), await ann.readRequests(), await ann.readPlayEvents()]).toEqual(before);
});

test('pending answers, saved games and unlearnt words stay in progress after the merge', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await takeClass(guest, 'guest');
  await guest.enqueueRequest({ kind: 'answer', key: 'key-1', lessonId: 'guest', answer: 'Hi' });
  await guest.saveGame('quiz', { at: 3 }, createPendingWrites());
  await guest.saveGame('crossword', { of: 'the guest' }, createPendingWrites());
  await ann.saveGame('crossword', { of: 'Ann' }, createPendingWrites());
  const called = { exercise: '1. Say hello.', item: 1, key: 'Hello', answer: 'Hi there' };
  await guest.addDisputedAnswer(called);
  const events = await guest.readPlayEvents();
  expectOk(await mergeGuestInto(ann, await guest.sealAndRead()));
  expect((await ann.readRequests()).map(({ key }) => key)).toEqual(['key-1']);
  expect(await ann.readSavedGame('quiz')).toEqual({ at: 3 });
  expect(await ann.readSavedGame('crossword')).toEqual({ of: 'Ann' });
  expect(await ann.readDisputedAnswers()).toEqual([called]);
  expect(await ann.readPlayEvents()).toEqual(events);
});

test('a sealed guest takes no writes from any tab until the records are opened again', async () => {
  const { guest, indexedDB } = await openAnnAndGuest();
  const otherTab = await openAnn(indexedDB, { uid: 'guest', email: '' });
  await guest.sealAndRead();
  expect(await otherTab.saveSetup(aSetup)).toMatchObject({ ok: false });
  guest.close();
  otherTab.close();
  const back = await openAnn(indexedDB, { uid: 'guest', email: '' });
  expectOk(await back.saveSetup(aSetup));
});

test('all merged records wait for sync under the account', async () => {
  const { ann, guest } = await openAnnAndGuest();
  await guest.saveSetup(aSetup);
  await takeClass(guest, 'guest');
  expectOk(await mergeGuestInto(ann, await guest.sealAndRead()));
  const keys = (await ann.readOutbox()).entries.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['profile', 'course', 'lesson:guest']));
});
