import { createListeners } from '../../../domain/listeners.ts';
import type { After } from '../../../platform/after.ts';
import type { Clip, Recorder, RecordingFailure, Take } from './recorder.ts';

/** A learner's recording of one sentence. */
export type RecordingState =
  | { phase: 'none' }
  | { phase: 'asking' }
  | { phase: 'recording' }
  | { phase: 'recorded' }
  | { phase: 'playing' }
  | { phase: 'impossible'; why: RecordingFailure['kind'] };

/** Nobody needs longer for a sentence, in milliseconds; a forgotten microphone is given back. */
export const LONGEST_TAKE_MS = 60_000;

/** Records a sentence, again and again; the newest take is kept as long as the screen is open. */
export function createRecording(recorder: Recorder, after: After) {
  const { subscribe, notify } = createListeners();
  let state: RecordingState = { phase: 'none' };
  let take: Take | null = null;
  let clip: Clip | null = null;
  let hush = () => {};
  let callOff = () => {};
  // What was asked for before the screen closed, or before a newer take, comes too late.
  let asked = 0;

  function become(next: RecordingState): void {
    state = next;
    notify();
  }

  async function record(): Promise<void> {
    if (state.phase === 'asking' || state.phase === 'recording') return;
    hush();
    asked += 1;
    const own = asked;
    become({ phase: 'asking' });
    const started = await recorder.start();
    if (own !== asked) {
      if (started.ok) started.value.abandon();
      return;
    }
    if (!started.ok) return become({ phase: 'impossible', why: started.failure.kind });
    take = started.value;
    callOff = after(LONGEST_TAKE_MS, () => void finish());
    become({ phase: 'recording' });
  }

  async function finish(): Promise<void> {
    const own = asked;
    const finished = take;
    if (!finished) return;
    take = null;
    callOff();
    const newest = await finished.finish();
    if (own !== asked) return newest.forget();
    clip?.forget();
    clip = newest;
    become({ phase: 'recorded' });
  }

  function play(): void {
    if (!clip || state.phase !== 'recorded') return;
    hush = clip.play(() => become({ phase: 'recorded' }));
    become({ phase: 'playing' });
  }

  /** Hushes the clip. */
  function stop(): void {
    if (state.phase !== 'playing') return;
    hush();
    become({ phase: 'recorded' });
  }

  /** Gives the microphone back and forgets the clip. */
  function end(): void {
    asked += 1;
    hush();
    callOff();
    take?.abandon();
    clip?.forget();
    take = null;
    clip = null;
    state = { phase: 'none' };
  }

  return { state: (): RecordingState => state, subscribe, record, finish, play, stop, end };
}
