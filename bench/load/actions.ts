import { renderPlan } from '../../src/domain/plan-markdown.ts';
import { createSeededRng } from '../../src/domain/random.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import {
  type Attacker,
  getOwnDocumentName,
  postAs,
  sendBatchGet,
  sendCommit,
} from '../../tests/server/hostile/hostile-request.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../tests/some-requests.ts';
import { HUNDRED_WORDS, renderHundredWordsClass } from '../hundred-words.ts';
import { toTypedJson } from '../typed-json.ts';
import type { Action } from './daily-actions.ts';

/** The contents of a document after some weeks. */
const LESSONS = 50;
const WORDS = 1_000;
/** The password of all learners. */
export const PASSWORD = 'a good long one';

const ID = '00000000-0000-4000-8000-000000000000';

function createPlan(seed: number): string {
  const choice = { level: 'B1', skill: 'Writing', reason: 'travel', teacher: 'Maya', age: 25 } as const;
  return renderPlan(
    writeClass(CURRICULUM.B1, { ...choice, moduleLesson: 0, usedPhrases: [], usedVocab: [] }, seed),
  );
}

const plans = Array.from({ length: LESSONS }, (_, seed) => createPlan(seed));
const WORDS_OF_PLANS = [...new Set(plans.join(' ').match(/[A-Za-z]+/g))];
/** A unique text of a hundred words, which compresses as little as a learner's own writing. */
function createText(seed: number): string {
  const rng = createSeededRng(seed);
  return Array.from({ length: 100 }, () => WORDS_OF_PLANS[Math.floor(rng() * WORDS_OF_PLANS.length)]).join(
    ' ',
  );
}

const stamp = { createdAt: 1_770_000_000_000, updatedAt: 1_770_000_000_000, deviceId: ID };
const lessons = plans.map((classPlan, index) => ({
  id: `${ID}-${index}`,
  classPlan,
  answer: createText(index),
  feedback: createText(LESSONS + index),
  ...stamp,
}));
const homework = plans.map((lesson, index) => ({
  id: `${ID}-${index}`,
  lesson: index < LESSONS / 3 ? lesson : '',
  notes: createText(2 * LESSONS + index),
  ...stamp,
}));
const words = Object.fromEntries(
  Array.from({ length: WORDS }, (_, index) => {
    const times = createSeededRng(index);
    const reviews = Array.from({ length: 3 }, () => `${Math.floor(times() * 36 ** 6).toString(36)}C`);
    return [`${WORDS_OF_PLANS[index]} ${index}`, reviews.join('')];
  }),
);
const RECORDS = { lessons, homework };
type ListField = keyof typeof RECORDS;
/** The JSON of a document's parts, created once: serializing is the device's work. */
const PARTS = {
  lessons: JSON.stringify({ lessons: toTypedJson(lessons) }),
  homework: JSON.stringify({ homework: toTypedJson(homework) }),
  words: JSON.stringify({ words: toTypedJson(words) }),
};
const ANSWER = JSON.stringify({
  ...ANSWER_REQUEST,
  answer: HUNDRED_WORDS,
  class_plan: renderHundredWordsClass(),
});

/** A learner with what the actions need. */
export interface BenchLearner extends Attacker {
  email: string;
}

function saveWhole(visitor: BenchLearner, field: keyof typeof PARTS): Promise<Response> {
  const name = JSON.stringify(getOwnDocumentName(visitor));
  // The time makes every commit change the document.
  return sendCommit(
    visitor,
    `{"writes":[{"update":{"name":${name},"fields":${PARTS[field].slice(0, -1)},"savedAt":{"integerValue":"${Date.now()}"}}},"updateMask":{"fieldPaths":["${field}","savedAt"]}}]}`,
  );
}

/** How often each learner has changed the newest record of a list. */
const changes = {
  lessons: new WeakMap<BenchLearner, number>(),
  homework: new WeakMap<BenchLearner, number>(),
};

/** The newest record of a list after so many changes, each with a new text. */
function createNewestRecord(times: number, field: ListField): object {
  const text = field === 'lessons' ? 'answer' : 'notes';
  return toTypedJson({ ...RECORDS[field][0], ...(times > 0 && { [text]: createText(3 * LESSONS + times) }) });
}

/**
 * Replaces one record of a list as `src/sync/wire/list-change.ts` does: removes the old one, appends the new.
 */
function saveChange(visitor: BenchLearner, field: ListField): Promise<Response> {
  const times = changes[field].get(visitor) ?? 0;
  changes[field].set(visitor, times + 1);
  const createWrite = (transform: string, record: object) => ({
    update: { name: getOwnDocumentName(visitor), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: field, [transform]: { values: [record] } }],
  });
  return sendCommit(visitor, {
    writes: [
      createWrite('removeAllFromArray', createNewestRecord(times, field)),
      createWrite('appendMissingElements', createNewestRecord(times + 1, field)),
    ],
  });
}

/** The words whose memory one save changes: a sitting of flashcards. */
const SAVED_WORDS = Object.keys(words).slice(0, 12);

/** Replaces the memory of some words by their field paths, as `src/sync/wire/member-change.ts` does. */
function saveWords(visitor: BenchLearner): Promise<Response> {
  const words = toTypedJson(Object.fromEntries(SAVED_WORDS.map((word) => [word, `${Date.now()}C`])));
  return sendCommit(visitor, {
    writes: [
      {
        update: { name: getOwnDocumentName(visitor), fields: { words } },
        updateMask: { fieldPaths: SAVED_WORDS.map((word) => `words.\`${word}\``) },
      },
    ],
  });
}

/** Asks for the document's update time alone: the mask names a field that no document has. */
const poll = (visitor: BenchLearner) =>
  sendBatchGet(visitor, { documents: [getOwnDocumentName(visitor)], mask: { fieldPaths: ['none'] } });

const ACTION_REQUESTS: Record<Action, (visitor: BenchLearner) => Promise<Response[]>> = {
  'sign in': async ({ send, email }) => [
    await send('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    }),
  ],
  poll: async (visitor) => [await poll(visitor)],
  'save a lesson': async (visitor) => [await poll(visitor), await saveChange(visitor, 'lessons')],
  'save homework': async (visitor) => [await poll(visitor), await saveChange(visitor, 'homework')],
  'save words': async (visitor) => [await poll(visitor), await saveWords(visitor)],
  'take a class': async (visitor) => [await postAs(visitor, '/api/generate-class', CLASS_REQUEST)],
  'hand in an answer': async (visitor) => [await postAs(visitor, '/api/submit-answer', ANSWER)],
};

/** Performs an action of a learner; throws for any other status than 200. */
export async function performAction(action: Action, visitor: BenchLearner): Promise<void> {
  for (const response of await ACTION_REQUESTS[action](visitor)) {
    if (response.status !== 200) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  }
}

/** Fills a learner's document. */
export async function fillDocument(visitor: BenchLearner): Promise<void> {
  await saveWhole(visitor, 'lessons');
  await saveWhole(visitor, 'homework');
  await saveWhole(visitor, 'words');
}
