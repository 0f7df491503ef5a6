import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import { filterRequests, type NewRequest, type RequestOf } from '../../data/requests/request-rows.ts';
import { getModuleLesson } from '../../domain/course.ts';
import { getCreditsOn } from '../../domain/credits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { isProfileReadyForClass } from '../../domain/profile.ts';
import { isRequestPending } from '../../domain/request-status.ts';
import { err, ok, type Result, unreachable } from '../../domain/result.ts';
import { checkStorage, formatStorageFailure } from '../../domain/storage-limits.ts';
import { newId } from '../../platform/new-id.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import type { CourseRecords } from '../frame/use-records.ts';
import type { ClassChoices } from './class-chooser.tsx';
import type { ClassroomCredits } from './use-credits.ts';

export type ClassRow = RequestOf<'class'>;

/** What the learner did on this visit to the classroom. */
export type GenerationAttempt =
  | { status: 'choosing' }
  /** A wish for a class is on its way to the records. */
  | { status: 'asking' }
  /** A guard said no before anything was asked for. */
  | GenerationRefusal
  /** A class is awaited here, and opens when it comes. */
  | { status: 'awaiting'; key: string };

export interface GenerationRefusal {
  status: 'refused';
  message: string;
  remedy?: 'profile';
}

/** What the classroom tells of the class that is asked for. */
export type GenerationState =
  | { status: 'idle' }
  | { status: 'asking' }
  | GenerationRefusal
  /** Its page went away while it was being written, or another was asked for; it may be there by now. */
  | { status: 'interrupted'; row: ClassRow }
  | { status: 'writing'; row: ClassRow }
  /**
   * Cancelled by the learner, without a message, or failed with one. It may be asked for again; where the server was
   * out of reach, it can be written on the device.
   */
  | { status: 'stopped'; row: ClassRow; message?: string; canWriteOnDevice?: boolean };

/**
 * What there is to tell: of the class that is awaited here, else of one that another visit has asked for.
 * @param today the learner's local date, `YYYY-MM-DD`
 */
export function deriveGenerationState(
  classes: readonly ClassRow[],
  visit: GenerationAttempt,
  today: string,
): GenerationState {
  if (visit.status === 'refused' || visit.status === 'asking') return visit;
  const awaited = visit.status === 'awaiting' && classes.find(({ key }) => key === visit.key);
  if (awaited) return deriveAwaitedState(awaited);
  const underway = classes.find(isBeingWritten);
  if (underway) return { status: 'writing', row: underway };
  const interrupted = classes.find((row) => row.life.why !== 'new' && canStillArrive(row, today));
  return interrupted ? { status: 'interrupted', row: interrupted } : { status: 'idle' };
}

function isBeingWritten({ life }: ClassRow): boolean {
  return isRequestPending(life) && life.why === 'new';
}

/** A refused one belongs to its day, whose credit it would spend; one that was left is told when it is there. */
function canStillArrive({ life, localDate }: ClassRow, today: string): boolean {
  if (life.why === 'left') return life.phase === 'done' || life.phase === 'unsaved';
  return isRequestPending(life) || life.phase === 'done' || (life.phase === 'refused' && localDate === today);
}

function deriveAwaitedState(row: ClassRow): GenerationState {
  const { life } = row;
  switch (life.phase) {
    case 'waiting':
    case 'sending':
      return { status: 'writing', row };
    case 'unsaved':
      return { status: 'stopped', row, message: life.message };
    case 'refused': {
      const canWriteOnDevice = life.remedy === 'write-here';
      return {
        status: 'stopped',
        row,
        message: life.message,
        ...(canWriteOnDevice ? { canWriteOnDevice } : {}),
      };
    }
    case 'cancelled':
      return { status: 'stopped', row };
    case 'done':
      return { status: 'idle' };
    default:
      return unreachable(life);
  }
}

/**
 * The request to put down: the one whose class is being written; else that of the same class on the same day which has
 * not come, unchanged down to its lists of used words, so that it costs once; otherwise a new one under `newKey`.
 */
export function resolveClassRequest(
  classes: readonly ClassRow[],
  wish: { request: GenerateClassRequest; localDate: string },
  newKey: string,
): NewRequest {
  const underway = classes.find((row) => row.life.phase !== 'unsaved' && isBeingWritten(row));
  if (underway) return underway;
  const same = classes.find(
    ({ life, localDate, request }) =>
      life.phase !== 'done' &&
      localDate === wish.localDate &&
      CHOICES.every((field) => request[field] === wish.request[field]),
  );
  return same ? { ...same, by: 'server' } : { kind: 'class', by: 'server', key: newKey, ...wish };
}

/** What makes two wishes the same class; used words differ only because other classes came in between. */
const CHOICES = [
  'student_level',
  'skill_focus',
  'teacher',
  'reason',
  'age',
  'module_lesson',
] satisfies (keyof GenerateClassRequest)[];

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
