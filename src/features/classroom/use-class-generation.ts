import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { filterRequests, type NewRequest } from '../../data/requests/request-rows.ts';
import { getModuleLesson } from '../../domain/course.ts';
import { getCreditsOn } from '../../domain/credits.ts';
import { checkStorage } from '../../domain/limits.ts';
import { formatStorageFailure, MESSAGES } from '../../domain/messages.ts';
import { isProfileReadyForClass } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { newId } from '../../platform/new-id.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import type { CourseRecords } from '../frame/use-records.ts';
import type { ClassChoices } from './class-choices.ts';
import {
  type ClassRow,
  deriveGenerationState,
  type GenerationAttempt,
  type GenerationRefusal,
  resolveClassRequest,
} from './generation-state.ts';
import type { ClassroomCredits } from './use-credits.ts';

export interface ClassGenerationOptions {
  records: CourseRecords;
  choices: ClassChoices;
  credits: Pick<ClassroomCredits, 'refresh'>;
  /** The learner asked for this class on the way here; `onClassBegun` says that it was asked for. */
  beginsClass: boolean;
  onClassBegun: () => void;
  /** The class that was awaited here has come; `note` is the server's remark on it. */
  onClassReady: (lessonId: string, note: string | undefined) => void;
}

/** Asks for a class, and tells what becomes of it. Leaving the classroom does not stop it. */
export function useClassGeneration(parts: ClassGenerationOptions) {
  const { records, choices, credits, beginsClass, onClassBegun, onClassReady } = parts;
  const session = useSession();
  const { store } = useLearner();
  const classes =
    useLiveQuery(async () => filterRequests(await store.readRequests(), 'class'), [store]) ?? [];
  const [visit, setVisit] = useState<GenerationAttempt>({ status: beginsClass ? 'asking' : 'choosing' });
  const isAsking = useRef(false);
  const generation = deriveGenerationState(classes, visit, today());
  const come = classes.find(
    ({ key, life }) => visit.status === 'awaiting' && key === visit.key && life.phase === 'done',
  );
  const isStopped = generation.status === 'stopped';
  const { refresh } = credits;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a class opens once
  useEffect(() => {
    if (come?.life.phase === 'done') onClassReady(come.key, come.life.result.note);
  }, [come?.key]);

  // The server may have counted the class before it was lost on the way; it knows.
  useEffect(() => {
    if (isStopped) void refresh();
  }, [isStopped, refresh]);

  /** The guards of the specification's section 5, in its order; what passes them is the learner's age. */
  async function admission(): Promise<Result<number, GenerationRefusal>> {
    if (session.getState().status !== 'signed-in')
      return err(createRefusal(MESSAGES.generateUnauthenticated));
    if (getCreditsOn(await store.readCredits(), today()).remaining === 0)
      return err(createRefusal(MESSAGES.creditsLimit));
    const storage = checkStorage(await store.measureStorageBytes());
    if (!storage.ok) return err(createRefusal(formatStorageFailure(storage.failure)));
    if (!isProfileReadyForClass(records.profile)) {
      return err({ ...createRefusal(MESSAGES.profileIncomplete), remedy: 'profile' });
    }
    return ok(records.profile.age);
  }

  async function chosenClass(age: number): Promise<NewRequest> {
    const [used, rows] = await Promise.all([store.readUsedContent(), store.readRequests()]);
    const request = {
      student_level: choices.level,
      skill_focus: choices.skill,
      teacher: choices.teacher,
      reason: choices.reason,
      age,
      module_lesson: getModuleLesson(choices.skill, records.course),
      used_phrases: [...used.phrases],
      used_vocab: [...used.vocab],
    };
    return resolveClassRequest(filterRequests(rows, 'class'), { request, localDate: today() }, newId());
  }

  /** One wish for a class at a time, and only past the guards. */
  async function ask(wish: (age: number) => Promise<NewRequest>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setVisit({ status: 'asking' });
    try {
      setVisit(await tryAsking(wish));
    } catch (cause) {
      // A read of the device may throw where a write gives its failure.
      console.error('The class could not be asked for:', cause);
      setVisit(createRefusal(MESSAGES.generateFailed));
    } finally {
      isAsking.current = false;
    }
  }

  /** Awaits the class that was interrupted; one that was refused is asked for again. What has come needs no credit. */
  async function fetchInterrupted(row: ClassRow): Promise<void> {
    if (row.life.phase === 'done') return setVisit({ status: 'awaiting', key: row.key });
    return ask(async () => row);
  }

  async function tryAsking(wish: (age: number) => Promise<NewRequest>): Promise<GenerationAttempt> {
    const admitted = await admission();
    if (!admitted.ok) return admitted.failure;
    const request = await wish(admitted.value);
    const asked = await store.enqueueRequest(request);
    return asked.ok
      ? { status: 'awaiting', key: request.key }
      : createRefusal(formatSaveFailure(asked.failure));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is taken once
  useEffect(() => {
    if (!beginsClass) return;
    onClassBegun();
    void ask(chosenClass);
  }, [beginsClass]);

  return {
    generation,
    generate: () => ask(chosenClass),
    fetchInterrupted,
    /** Has the built-in teacher write the class; it costs what the device counts. */
    writeOnDevice: (row: ClassRow) => ask(async () => ({ ...row, by: 'device' })),
    cancel: (row: ClassRow) => void store.cancelRequest(row.key),
  };
}

function createRefusal(message: string): GenerationRefusal {
  return { status: 'refused', message };
}
