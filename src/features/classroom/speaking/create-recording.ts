import { createListeners } from '../../../domain/listeners.ts';
import type { RunAfter } from '../../../platform/run-after.ts';
import type { Clip, Recorder, RecordingFailure, Take } from './recorder.ts';

/** A learner's recording of one sentence. */
export type RecordingState =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'recording' }
  | { status: 'recorded' }
  | { status: 'playing' }
  | { status: 'impossible'; why: RecordingFailure['kind'] };

/** Nobody needs longer for a sentence, in milliseconds; a forgotten microphone is given back. */
export const MAX_TAKE_MS = 60_000;

/** Records a sentence, again and again; the newest take is kept as long as the screen is open. */
export function createRecording(recorder: Recorder, after: RunAfter) {
  const { subscribe, notify } = createListeners();
  let state: RecordingState = { status: 'none' };
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
    if (state.status === 'asking' || state.status === 'recording') return;
    hush();
    asked += 1;
    const own = asked;
    become({ status: 'asking' });
    const started = await recorder.start();
    if (own !== asked) {
      if (started.ok) started.value.cancel();
      return;
    }
    if (!started.ok) return become({ status: 'impossible', why: started.failure.kind });
    take = started.value;
    callOff = after(MAX_TAKE_MS, () => void finish());
    become({ status: 'recording' });
  }

  async function finish(): Promise<void> {
    const own = asked;
    const finished = take;
    if (!finished) return;
    take = null;
    callOff();
    const newest = await finished.finish();
    if (own !== asked) return newest.dispose();
    clip?.dispose();
    clip = newest;
    become({ status: 'recorded' });
  }

  function play(): void {
    if (!clip || state.status !== 'recorded') return;
    hush = clip.play(() => become({ status: 'recorded' }));
    become({ status: 'playing' });
  }

  /** Hushes the clip. */
  function stop(): void {
    if (state.status !== 'playing') return;
    hush();
    become({ status: 'recorded' });
  }

  /** Gives the microphone back and forgets the clip. */
  function end(): void {
    asked += 1;
    hush();
    callOff();
    take?.cancel();
    clip?.dispose();
    take = null;
    clip = null;
    state = { status: 'none' };
  }

  return { state: (): RecordingState => state, subscribe, record, finish, play, stop, end };
}
