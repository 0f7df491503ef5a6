import { useEffect, useReducer, useRef } from 'react';
import { isOutOfReach } from '../../domain/api-failure.ts';
import { generateFailureMessage } from '../../domain/api-messages.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { isProfileReadyForClass } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import { type ClassChoices, type ClassroomRecords, moduleLessonFor } from './class-choices.ts';
import {
  attemptFor,
  type ClassAttempt,
  type GenerationEvent,
  readAttempt,
  reduceGeneration,
} from './generation-state.ts';
import { saveFailureMessage } from './save-messages.ts';
import type { ClassroomCredits } from './use-credits.ts';
import { writeHere } from './write-here.ts';

const WRITTEN_HERE = 'The built-in teacher wrote this class on your device, without a connection.';
const NOT_WRITTEN_HERE =
  'The class can’t be written on this device now. Connect once, so that the teacher’s books are stored here.';

/** Classes that this page is waiting for, also after the learner has left the classroom. */
const underway = new Set<string>();

type Refusal = Extract<GenerationEvent, { type: 'refused' }>;

interface GenerationParts {
  records: ClassroomRecords;
  choices: ClassChoices;
  credits: ClassroomCredits;
  onWritten: (lessonId: string, note: string | undefined) => void;
}

/**
 * Asks for a class. Leaving the classroom does not stop it: a class that was paid for is stored when it
 * arrives, and then waits among the lessons.
 */
export function useClassGeneration({ records, choices, credits, onWritten }: GenerationParts) {
  const session = useSession();
  const { api, store } = useLearner();
  const [generation, dispatch] = useReducer(reduceGeneration, { phase: 'idle' });
  const isAsking = useRef(false);
  const lastAttempt = useRef<ClassAttempt | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // A class that was being written when the page went away is there under its key, and has been paid for.
  useEffect(() => {
    void store.askedClass().then((kept) => {
      const attempt = readAttempt(kept, today());
      if (!attempt || lastAttempt.current || underway.has(attempt.key)) return;
      lastAttempt.current = attempt;
      dispatch({ type: 'found', attempt });
    });
  }, [store]);

  /** The guards of the specification's section 5, in its order; what passes them is the learner's age. */
  async function admission(): Promise<Result<number, Refusal>> {
    if (session.state().phase !== 'signed-in') return err(refusal(MESSAGES.generateUnauthenticated));
    if (credits.remaining === 0) return err(refusal(MESSAGES.creditsLimit));
    const storage = checkStorage(await store.storageBytes());
    if (!storage.ok) return err(refusal(storageMessage(storage.failure)));
    if (!isProfileReadyForClass(records.profile)) {
      return err({ ...refusal(MESSAGES.profileIncomplete), remedy: 'profile' });
    }
    return ok(records.profile.age);
  }

  async function nextAttempt(age: number): Promise<ClassAttempt> {
    const used = await store.usedContent();
    const request = {
      student_level: choices.level,
      skill_focus: choices.skill,
      teacher: choices.teacher,
      reason: choices.reason,
      age,
      module_lesson: moduleLessonFor(choices.skill, records.course),
      used_phrases: [...used.phrases],
      used_vocab: [...used.vocab],
    };
    return attemptFor(lastAttempt.current, { request, localDate: today() }, crypto.randomUUID());
  }

  async function send(attempt: ClassAttempt): Promise<void> {
    const { key, localDate, request } = attempt;
    const cancel = new AbortController();
    cancelling.current = cancel;
    lastAttempt.current = attempt;
    dispatch({ type: 'requested', attempt });
    await store.keepAskedClass(attempt);
    underway.add(key);
    const answer = await api
      .generateClass(request, { localDate, idempotencyKey: key, signal: cancel.signal })
      .finally(() => underway.delete(key));
    if (!answer.ok) {
      // This page repeats the attempt by itself; only one that nobody can see any more is looked for later.
      await store.keepAskedClass(null);
      const message = generateFailureMessage(answer.failure);
      const canWriteHere = isOutOfReach(answer.failure);
      dispatch(message === null ? { type: 'cancelled' } : { type: 'failed', key, message, canWriteHere });
      // The server may have counted the class before it was lost on the way; it knows.
      void credits.refresh();
      return;
    }
    const { classPlan, remaining, note } = answer.value;
    await keep(attempt, classPlan, note);
    await credits.spent(remaining);
  }

  /** Has the built-in teacher write the class on this device; it costs what the device counts. */
  async function writeOnDevice(attempt: ClassAttempt): Promise<void> {
    dispatch({ type: 'requested', attempt });
    try {
      const classPlan = await writeHere(attempt.request, Date.now());
      await keep(attempt, classPlan, WRITTEN_HERE);
      await credits.spent(undefined);
    } catch (cause) {
      console.error('The class could not be written on this device:', cause);
      dispatch({ type: 'failed', key: attempt.key, message: NOT_WRITTEN_HERE });
    }
  }

  async function keep(
    { key, request }: ClassAttempt,
    classPlan: string,
    note: string | undefined,
  ): Promise<void> {
    const lesson = {
      classPlan,
      studentLevel: request.student_level,
      skillFocus: request.skill_focus,
      teacher: request.teacher,
      reason: request.reason,
      age: request.age,
      module_lesson: request.module_lesson ?? 0,
    };
    const saved = await store.addLesson(lesson, key);
    if (!saved.ok) {
      dispatch({ type: 'failed', key, message: saveFailureMessage(saved.failure) });
      return;
    }
    lastAttempt.current = null;
    dispatch({ type: 'written', key });
    if (isHere.current) onWritten(saved.value.id, note);
  }

  /** Runs one wish for a class at a time, and only past the guards. */
  async function ask(work: (age: number) => Promise<void>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const admitted = await admission();
      if (admitted.ok) await work(admitted.value);
      else dispatch(admitted.failure);
    } catch (cause) {
      // A read of the device may throw where a write gives its failure.
      console.error('The class could not be asked for:', cause);
      dispatch(refusal(MESSAGES.generateFailed));
    } finally {
      isAsking.current = false;
    }
  }

  return {
    generation,
    generate: () => ask(async (age) => send(await nextAttempt(age))),
    /** Fetches the class that was interrupted. */
    fetchInterrupted: (attempt: ClassAttempt) => ask(() => send(attempt)),
    writeOnDevice: (attempt: ClassAttempt) => ask(() => writeOnDevice(attempt)),
    cancel: () => cancelling.current?.abort(),
  };
}

function refusal(message: string): Refusal {
  return { type: 'refused', message };
}
