import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { filterRequests, type NewRequest } from '../../data/requests/request-rows.ts';
import { checkStorage } from '../../domain/check-limits.ts';
import { getModuleLesson } from '../../domain/course.ts';
import { getCreditsOn } from '../../domain/credits.ts';
import { formatStorageFailure, MESSAGES } from '../../domain/messages.ts';
import { isProfileReadyForClass } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Skill } from '../../domain/skills.ts';
import { newId } from '../../platform/new-id.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import type { CourseRecords } from '../shell/use-records.ts';
import type { ClassChoices } from './class-chooser.tsx';
import {
  type ClassRow,
  deriveGenerationState,
  type GenerationRefusal,
  type GenerationVisit,
  resolveClassRequest,
} from './class-generation-state.ts';
import type { ClassroomCredits } from './use-credits.ts';

export interface ClassGenerationOptions {
  records: CourseRecords;
  choices: ClassChoices;
  /** The skill of the review to make instead of the chosen class. */
  reviewSkill?: Skill | undefined;
  credits: Pick<ClassroomCredits, 'refresh'>;
  /**
   * The learner requested this class on another screen; `onClassRequested` reports that the request was made.
   */
  beginsClass: boolean;
  onClassRequested: () => void;
  /** The awaited class is ready; `note` is the server's remark on it. */
  onClassReady: (lessonId: string, note: string | undefined) => void;
}

/** Requests a class and reports its status. Leaving the classroom does not stop the request. */
export function useClassGeneration(options: ClassGenerationOptions) {
  const { records, choices, reviewSkill, credits, beginsClass, onClassRequested, onClassReady } = options;
  const session = useSession();
  const { store } = useLearner();
  const classes =
    useLiveQuery(async () => filterRequests(await store.readRequests(), 'class'), [store]) ?? [];
  const [visit, setVisit] = useState<GenerationVisit>({
    status: beginsClass ? 'requesting' : 'choosing',
  });
  const isRequesting = useRef(false);
  const generation = deriveGenerationState(classes, visit, today());
  const finished = classes.find(
    ({ key, status }) => visit.status === 'awaiting' && key === visit.key && status.phase === 'done',
  );
  const isStopped = generation.status === 'stopped';
  const { refresh } = credits;

  // The lesson of a class has the key of its request as its id.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a class opens once
  useEffect(() => {
    if (finished?.status.phase === 'done') onClassReady(finished.key, finished.status.result.note);
  }, [finished?.key]);

  // The server may have counted a class that never arrived.
  useEffect(() => {
    if (isStopped) void refresh();
  }, [isStopped, refresh]);

  /** Checks the preconditions of the specification's section 5, in its order; returns the learner's age. */
  async function getAgeIfAllowed(): Promise<Result<number, GenerationRefusal>> {
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

  async function buildChosenRequest(age: number): Promise<NewRequest> {
    const [used, rows] = await Promise.all([store.readUsedContent(), store.readRequests()]);
    const request = {
      student_level: choices.level,
      skill_focus: reviewSkill ?? choices.skill,
      teacher: choices.teacher,
      reason: choices.reason,
      age,
      // A review is no lesson of the Speaking module.
      module_lesson: reviewSkill ? 0 : getModuleLesson(choices.skill, records.course),
      used_phrases: [...used.phrases],
      used_vocab: [...used.vocab],
    };
    const by = reviewSkill ? 'review' : 'server';
    return resolveClassRequest(filterRequests(rows, 'class'), { by, request, localDate: today() }, newId());
  }

  /** Makes one request at a time, and only when the preconditions hold. */
  async function requestClass(buildRequest: (age: number) => Promise<NewRequest>): Promise<void> {
    if (isRequesting.current) return;
    isRequesting.current = true;
    setVisit({ status: 'requesting' });
    try {
      setVisit(await tryRequestingClass(buildRequest));
    } catch (cause) {
      // Reads of the database throw; writes return their failure.
      console.error('The class could not be requested:', cause);
      setVisit(createRefusal(MESSAGES.generateFailed));
    } finally {
      isRequesting.current = false;
    }
  }

  /** Awaits an interrupted class, or requests a refused one again. A finished class needs no credit. */
  async function resumeInterrupted(row: ClassRow): Promise<void> {
    if (row.status.phase === 'done') return setVisit({ status: 'awaiting', key: row.key });
    return requestClass(async () => row);
  }

  async function tryRequestingClass(
    buildRequest: (age: number) => Promise<NewRequest>,
  ): Promise<GenerationVisit> {
    const age = await getAgeIfAllowed();
    if (!age.ok) return age.failure;
    const request = await buildRequest(age.value);
    const enqueued = await store.enqueueRequest(request);
    return enqueued.ok
      ? { status: 'awaiting', key: request.key }
      : createRefusal(formatSaveFailure(enqueued.failure));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the class is requested once
  useEffect(() => {
    if (!beginsClass) return;
    onClassRequested();
    void requestClass(buildChosenRequest);
  }, [beginsClass]);

  return {
    generation,
    generate: () => requestClass(buildChosenRequest),
    resumeInterrupted,
    /** The built-in teacher writes the class on the device, which counts its own credit for it. */
    writeOnDevice: (row: ClassRow) => requestClass(async () => ({ ...row, by: 'device' })),
    cancel: (row: ClassRow) => void store.cancelRequest(row.key),
  };
}

function createRefusal(message: string): GenerationRefusal {
  return { status: 'refused', message };
}
