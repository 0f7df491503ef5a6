import type { NewLesson } from '../../../src/data/learner/learner-store.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { SaveFailure } from '../../../src/data/writes/save-result.ts';
import { getHomeworkBadge } from '../../../src/domain/badges.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import type { Result } from '../../../src/domain/result.ts';
import { someHomework } from '../../data/learner-fixtures.ts';
import type { LearnerAction } from './history.ts';
import { REFUSAL_MARK } from './ledger.ts';
import {
  aMistakeOf,
  anAnswer,
  changeWord,
  getWord,
  learnFromAnswers,
  repeatLastAnswer,
} from './memory-actions.ts';
import {
  cancelOneRequest,
  deleteFinishedRequests,
  enqueueAnswer,
  requestClass,
  saveNotepadHomework,
  writeInNotepad,
} from './request-actions.ts';
import type { SimulatedPage } from './simulated-page.ts';

/** Two of these do not fit into one document. */
const LARGE = 'a'.repeat(500_000);

/** The choice that picks the oldest lesson, which is dropped first when there are too many. */
const OLDEST = 11;

/** An action of the learner, with what it works on. */
interface Turn {
  action: LearnerAction;
  page: SimulatedPage;
  store: LearnerDatabase;
  /** A random number that picks the record and the details. */
  choice: number;
  serial: number;
  /** A text that no other action saves. */
  text: string;
}

/** The user of the pages: saves records, and records what was reported saved. */
export class SimulatedLearner {
  readonly #nextSerial: () => number;
  readonly #countsCompletions: boolean;
  /** How the answers of each lesson are saved; the app never mixes both ways for one lesson. */
  readonly #answered = new Map<string, 'at once' | 'by request'>();

  /**
   * @param countsCompletions whether it counts the completed lessons, because the backend does not report
   *    the changes of transactions
   */
  constructor(nextSerial: () => number, countsCompletions: boolean) {
    this.#nextSerial = nextSerial;
    this.#countsCompletions = countsCompletions;
  }

  /** Starts an action of the learner; `choice` is a random number that picks the record and the details. */
  async act(action: LearnerAction, page: SimulatedPage | undefined, choice: number): Promise<void> {
    const store = page?.store;
    if (!page || !store || page.process.isDead) return;
    const serial = this.#nextSerial();
    const turn = { action, page, store, choice, serial, text: `${page.uid} ${serial}` };
    if (this.#actWithoutLesson(turn)) return;
    const lessons = (await store.readLessons()).filter(({ teacher }) => teacher === page.uid);
    // Writing picks one of two notepads, so that tabs conflict.
    const candidates = action === 'write in notepad' ? Math.min(2, lessons.length) : lessons.length;
    const lesson = choice === OLDEST ? lessons.at(-1) : lessons[choice % Math.max(1, candidates)];
    if (action === 'save refused record') this.#saveRefusedRecord(turn, lesson);
    else if (lesson) this.#actOnLesson(turn, lesson);
    else this.#addLesson(page, store, '# Class', serial);
  }

  /** Starts an action that needs no lesson; returns false for all others. */
  #actWithoutLesson({ action, page, store, choice, serial, text }: Turn): boolean {
    switch (action) {
      case 'set up':
        this.#save(page, () => changeProfile(store, page, choice, text));
        return true;
      case 'add lesson':
        this.#addLesson(page, store, '# Class', serial);
        return true;
      case 'add large lesson':
        page.ledger.hasLargeRecords = true;
        this.#addLesson(page, store, LARGE, serial);
        return true;
      case 'play game':
        this.#save(page, () => play(store, page, choice, serial));
        return true;
      case 'learn from games':
        this.#save(page, () => store.learnFromEvents(learnFromAnswers));
        return true;
      case 'change own word':
        this.#save(page, () => changeWord(store, choice, text));
        return true;
      case 'record mistake':
        this.#save(page, () => makeMistake(store, page, choice, serial));
        return true;
      case 'request class':
        this.#save(page, () => requestClass(store, page, choice, serial));
        return true;
      case 'cancel request':
        this.#save(page, () => cancelOneRequest(store, choice));
        return true;
      case 'delete finished requests':
        this.#save(page, () => deleteFinishedRequests(store));
        return true;
      case 'save notepad as homework':
        this.#save(page, () => saveNotepadHomework(store, page, serial), 'surely');
        return true;
      case 'save refused record':
        // The other refused records are saved for a lesson, or instead of a missing one.
        if (choice % 4 !== 3) return false;
        this.#save(page, () => store.addWord(getWord(choice), { meaning: `${REFUSAL_MARK} ${text}` }));
        return true;
      default:
        return false;
    }
  }

  /** Saves a profile, lesson, homework or answer that the cloud always refuses. */
  #saveRefusedRecord(turn: Turn, lesson: LessonRecord | undefined): void {
    const { page, store, choice, serial } = turn;
    const text = `${REFUSAL_MARK} ${turn.text}`;
    if (!lesson || choice % 3 === 0) {
      if (choice % 2 === 0) this.#save(page, () => setUp(store, page, text));
      else this.#addLesson(page, store, REFUSAL_MARK, serial);
    } else if (choice % 3 === 1) this.#saveHomework({ ...turn, text }, lesson);
    else this.#saveAnswer({ ...turn, text }, lesson);
  }

  #actOnLesson(turn: Turn, lesson: LessonRecord): void {
    const { action, page, choice, text } = turn;
    if (action === 'save homework') this.#saveHomework(turn, lesson);
    else if (action === 'write in notepad') {
      this.#save(page, () => writeInNotepad(page, lesson, choice, text));
    } else this.#saveAnswer(turn, lesson);
  }

  #saveHomework({ page, store, serial, text }: Turn, lesson: LessonRecord): void {
    const key = `homework-${page.uid}-${serial}`;
    this.#save(page, () => saveHomework(store, page, { lesson, notes: text, key }), 'surely');
  }

  /** Saves an answer in the way that the lesson's earlier answers were saved. */
  #saveAnswer({ action, page, store, text }: Turn, lesson: LessonRecord): void {
    const isFirst = !this.#answered.has(lesson.id);
    const method = this.#answered.get(lesson.id) ?? (action === 'submit answer' ? 'by request' : 'at once');
    this.#answered.set(lesson.id, method);
    if (method === 'by request') {
      const completes = lesson.completed ? 'never' : 'perhaps';
      this.#save(page, () => enqueueAnswer(store, lesson, text), completes);
      return;
    }
    // The second of two direct answers completes nothing, except on another device.
    const completes = isFirst ? 'surely' : 'perhaps';
    this.#save(page, () => answer(store, page, lesson, text), lesson.completed ? 'never' : completes);
  }

  #addLesson(page: SimulatedPage, store: LearnerDatabase, plan: string, serial: number): void {
    const ending = plan === LARGE ? '' : `\n\n## Badge\nBadge ${serial % 3}\n`;
    this.#save(page, () => addLesson(store, page, `${plan} ${serial}${ending}`, serial));
  }

  /** Runs a save; counts completions that the backend does not report. */
  #save(
    page: SimulatedPage,
    save: () => Promise<Result<unknown, SaveFailure>>,
    completes: 'surely' | 'perhaps' | 'never' = 'never',
  ): void {
    const { ledger } = page;
    const { completions } = ledger;
    const isCounted = this.#countsCompletions && completes !== 'never';
    if (isCounted) completions.most += 1;
    void save().then((saved) => {
      if (page.process.isDead) return;
      const isUnexpected = !saved.ok && saved.failure.kind === 'database' && !page.hadStoreFaults;
      ledger.expect('damage-is-tolerated', !isUnexpected, () => `a save failed: ${JSON.stringify(saved)}`);
      if (!isCounted) return;
      if (!saved.ok) completions.most -= 1;
      else if (completes === 'surely') completions.least += 1;
    });
  }
}

/** Sets up the profile, or changes one of its fields. */
async function changeProfile(store: LearnerDatabase, page: SimulatedPage, choice: number, text: string) {
  const profile = await store.readProfile();
  if (!profile?.setupComplete || choice % 3 === 0) return setUp(store, page, text);
  const { studentLevel = 'B1', age = 20, why = 'travel', displayName } = profile;
  const form = { studentLevel, age, why, displayName };
  const changed =
    choice % 3 === 1 ? { age: 6 + ((age + choice) % 90) } : { why: REASONS[choice % 2 ? 0 : 1] };
  return store.saveSetup({ ...form, ...changed }, profile);
}

async function setUp(store: LearnerDatabase, page: SimulatedPage, displayName: string) {
  const saved = await store.saveSetup({ studentLevel: 'B1', age: 20, why: 'travel', displayName });
  if (saved.ok && !page.process.isDead) page.ledger.promisesProfile = true;
  return saved;
}

async function addLesson(store: LearnerDatabase, page: SimulatedPage, classPlan: string, serial: number) {
  const lesson: NewLesson = {
    classPlan,
    studentLevel: 'B1',
    skillFocus: serial % 2 ? 'Speaking' : 'Grammar',
    teacher: page.uid,
    reason: 'travel',
    age: 20,
    module_lesson: serial % 6,
    content: { phrases: [], vocab: [], met: [] },
  };
  const added = await store.addLesson(lesson);
  if (added.ok && !page.process.isDead)
    page.ledger.promisedLessons.set(added.value.id, added.value.createdAt);
  return added;
}

function play(store: LearnerDatabase, page: SimulatedPage, choice: number, serial: number) {
  if (choice % 5 === 0) return repeatLastAnswer(store);
  return store.recordPlayEvents([anAnswer(choice, serial, page.uid)]);
}

/** Records a mistake, or marks one as known or unknown. */
async function makeMistake(store: LearnerDatabase, page: SimulatedPage, choice: number, serial: number) {
  const [known] = await store.readMistakes();
  if (known && choice % 3 === 0) return store.setMistakeKnown(known.id, !known.isKnown);
  const mistake = aMistakeOf(serial, page.uid);
  const saved = await store.recordMistakes([mistake]);
  if (!saved.ok || page.process.isDead) return saved;
  const record = (await store.readMistakes()).find(({ id }) => id === mistake.id);
  page.ledger.promisedMistakes.set(mistake.id, record?.createdAt ?? 0);
  return saved;
}

async function answer(
  store: LearnerDatabase,
  page: SimulatedPage,
  { id, createdAt }: { id: string; createdAt: number },
  text: string,
) {
  const saved = await store.completeLesson(id, { answer: text, feedback: 'Good.' });
  if (saved.ok && !page.process.isDead) page.ledger.promisedLessons.set(id, createdAt);
  return saved;
}

async function saveHomework(
  store: LearnerDatabase,
  page: SimulatedPage,
  { lesson, notes, key }: { lesson: LessonRecord; notes: string; key: string },
) {
  const badge = getHomeworkBadge(parsePlan(lesson.classPlan));
  const saved = await store.saveHomework(lesson.id, { ...someHomework, badge, notes }, key);
  if (!saved.ok || page.process.isDead) return saved;
  page.ledger.promisedBadges.add(badge);
  const record = (await store.readHomework()).find(({ id }) => id === key);
  page.ledger.promisedHomework.set(key, record?.createdAt ?? 0);
  return saved;
}
