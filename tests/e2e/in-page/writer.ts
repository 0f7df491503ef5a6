import './session.ts';
import type { LearnerStore } from '../../../src/data/learner/learner-store.ts';
import type { Result } from '../../../src/domain/result.ts';
import { CHOICES } from '../records.ts';

/** Saves records without end in a page, for tests that kill the browser in the middle of it. */

/** A save that the store has confirmed. */
export type SavedReport = SavedRecord | { table: 'profile'; count: number };

export interface SavedRecord {
  table: 'lessons' | 'homework';
  id: string;
  createdAt: number;
  /** Set for records that count for the course. */
  isCompletion?: boolean;
  badge?: string;
}

declare global {
  interface Window {
    reportSaved(saved: SavedReport): Promise<void>;
    /** Saves records one after the other in three parallel loops, and reports each; never ends. */
    keepWriting(from: number): Promise<never>;
  }
}

const createNotes = (badge: string) => ({
  notes: 'The train is late.',
  date: '1 May 2026',
  exercises: { '0': 'Hello!' },
  flippedCards: true,
  audioPlayed: true,
  dragItems: { starting: ['Nice weather today.'], keeping: [] },
  badge,
});

const createLesson = (badge: string) => ({
  ...CHOICES,
  classPlan: `# Small talk\n\n## Exercises\n1. Say hello.\n\n## Badge\n${badge}\n`,
  content: { phrases: [], vocab: [], met: [] },
});

window.keepWriting = async (from) => {
  const settled = await window.arcade.waitUntilReady();
  if (settled.status !== 'signed-in') throw new Error('No learner is signed in.');
  const { store } = settled.learner;
  return Promise.race([writeLessons(store), writeHomework(store, from), writeProfile(store, from)]);
};

async function writeLessons(store: LearnerStore): Promise<never> {
  for (;;) {
    const { id, createdAt } = expectSaved(await store.addLesson(createLesson('Talker')));
    void window.reportSaved({ table: 'lessons', id, createdAt });
    expectSaved(await store.completeLesson(id, { answer: 'Hello!', feedback: 'Well done.' }));
    void window.reportSaved({ table: 'lessons', id, createdAt, isCompletion: true });
  }
}

async function writeHomework(store: LearnerStore, from: number): Promise<never> {
  for (let count = from; ; count += 1) {
    const badge = `Badge ${count % 40}`;
    const lesson = expectSaved(await store.addLesson(createLesson(badge)));
    void window.reportSaved({ table: 'lessons', id: lesson.id, createdAt: lesson.createdAt });
    const id = crypto.randomUUID();
    expectSaved(await store.saveHomework(lesson.id, createNotes(badge), id));
    // The newest one, because nothing else writes homework.
    const createdAt = (await store.readHomework())[0]?.createdAt ?? 0;
    void window.reportSaved({ table: 'homework', id, createdAt, badge, isCompletion: true });
  }
}

async function writeProfile(store: LearnerStore, from: number): Promise<never> {
  for (let count = from; ; count += 1) {
    const setup = { studentLevel: 'B1', age: 30, why: 'travel', displayName: String(count) } as const;
    expectSaved(await store.saveSetup(setup));
    void window.reportSaved({ table: 'profile', count });
  }
}

function expectSaved<Value>(saved: Result<Value, unknown>): Value {
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
  return saved.value;
}
