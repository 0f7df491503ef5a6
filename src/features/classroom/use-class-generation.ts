import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { type NewRequest, requestsOf } from '../../data/requests/request-rows.ts';
import { moduleLessonFor } from '../../domain/course.ts';
import { creditsOn } from '../../domain/credits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { isProfileReadyForClass } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { newId } from '../../platform/new-id.ts';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import type { CourseRecords } from '../frame/use-records.ts';
import type { ClassChoices } from './class-choices.ts';
import { type ClassRow, classToAskFor, generationOf, type Refusal, type Visit } from './generation-state.ts';
import type { ClassroomCredits } from './use-credits.ts';

export interface GenerationParts {
  records: CourseRecords;
  choices: ClassChoices;
  credits: Pick<ClassroomCredits, 'refresh'>;
  /** The learner asked for this class on the way here; `onBegun` says that it was asked for. */
  begins: boolean;
  onBegun: () => void;
  /** The class that was awaited here has come; `note` is the server's remark on it. */
  onWritten: (lessonId: string, note: string | undefined) => void;
}

/** Asks for a class, and tells what becomes of it. Leaving the classroom does not stop it. */
export function useClassGeneration(parts: GenerationParts) {
  const { records, choices, credits, begins, onBegun, onWritten } = parts;
  const session = useSession();
  const { store } = useLearner();
  const classes = useLiveQuery(async () => requestsOf(await store.requests(), 'class'), [store]) ?? [];
  const [visit, setVisit] = useState<Visit>({ phase: begins ? 'asking' : 'choosing' });
  const isAsking = useRef(false);
  const generation = generationOf(classes, visit, today());
  const come = classes.find(
    ({ key, life }) => visit.phase === 'awaiting' && key === visit.key && life.phase === 'done',
  );
  const isStopped = generation.phase === 'stopped';
  const { refresh } = credits;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a class opens once
  useEffect(() => {
    if (come?.life.phase === 'done') onWritten(come.key, come.life.result.note);
  }, [come?.key]);

  // The server may have counted the class before it was lost on the way; it knows.
  useEffect(() => {
    if (isStopped) void refresh();
  }, [isStopped, refresh]);

  /** The guards of the specification's section 5, in its order; what passes them is the learner's age. */
  async function admission(): Promise<Result<number, Refusal>> {
    if (session.state().phase !== 'signed-in') return err(refusal(MESSAGES.generateUnauthenticated));
    if (creditsOn(await store.credits(), today()).remaining === 0) return err(refusal(MESSAGES.creditsLimit));
    const storage = checkStorage(await store.storageBytes());
    if (!storage.ok) return err(refusal(storageMessage(storage.failure)));
    if (!isProfileReadyForClass(records.profile)) {
      return err({ ...refusal(MESSAGES.profileIncomplete), remedy: 'profile' });
    }
    return ok(records.profile.age);
  }

  async function chosenClass(age: number): Promise<NewRequest> {
    const [used, rows] = await Promise.all([store.usedContent(), store.requests()]);
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
    return classToAskFor(requestsOf(rows, 'class'), { request, localDate: today() }, newId());
  }

  /** One wish for a class at a time, and only past the guards. */
  async function ask(wish: (age: number) => Promise<NewRequest>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setVisit({ phase: 'asking' });
    try {
      setVisit(await tryAsking(wish));
    } catch (cause) {
      // A read of the device may throw where a write gives its failure.
      console.error('The class could not be asked for:', cause);
      setVisit(refusal(MESSAGES.generateFailed));
    } finally {
      isAsking.current = false;
    }
  }

  /** Awaits the class that was interrupted; one that was refused is asked for again. What has come needs no credit. */
  async function fetchInterrupted(row: ClassRow): Promise<void> {
    if (row.life.phase === 'done') return setVisit({ phase: 'awaiting', key: row.key });
    return ask(async () => row);
  }

  async function tryAsking(wish: (age: number) => Promise<NewRequest>): Promise<Visit> {
    const admitted = await admission();
    if (!admitted.ok) return admitted.failure;
    const request = await wish(admitted.value);
    const asked = await store.ask(request);
    return asked.ok ? { phase: 'awaiting', key: request.key } : refusal(saveFailureMessage(asked.failure));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is taken once
  useEffect(() => {
    if (!begins) return;
    onBegun();
    void ask(chosenClass);
  }, [begins]);

  return {
    generation,
    generate: () => ask(chosenClass),
    fetchInterrupted,
    /** Has the built-in teacher write the class; it costs what the device counts. */
    writeOnDevice: (row: ClassRow) => ask(async () => ({ ...row, by: 'device' })),
    cancel: (row: ClassRow) => void store.cancelRequest(row.key),
  };
}

function refusal(message: string): Refusal {
  return { phase: 'refused', message };
}
