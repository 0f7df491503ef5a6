import { createListeners } from '../../../domain/listeners.ts';
import type { RunAfter } from '../../../platform/run-after.ts';
import type { Clip, Recorder, RecordingFailure, Take } from './recorder.ts';

/** A learner's recording of one sentence. */
export type RecordingState =
  | { status: 'none' }
  | { status: 'requesting' }
  | { status: 'recording' }
  | { status: 'recorded' }
  | { status: 'playing' }
  | { status: 'unavailable'; why: RecordingFailure['kind'] };

/** A recording ends after this time, in milliseconds, so that a forgotten microphone is released. */
export const MAX_TAKE_MS = 60_000;

/** Records a sentence; the newest take is kept while the screen is open. */
export function createRecording(recorder: Recorder, after: RunAfter) {
  const { subscribe, notify } = createListeners();
  let state: RecordingState = { status: 'none' };
  let take: Take | null = null;
  let clip: Clip | null = null;
  let stopPlaying = () => {};
  let cancelTimeout = () => {};
  // Results of an earlier generation, from before the screen closed or a newer take started, are dropped.
  let generation = 0;

  function setState(next: RecordingState): void {
    state = next;
    notify();
  }

  async function record(): Promise<void> {
    if (state.status === 'requesting' || state.status === 'recording') return;
    stopPlaying();
    generation += 1;
    const ownGeneration = generation;
    setState({ status: 'requesting' });
    const started = await recorder.start();
    if (ownGeneration !== generation) {
      if (started.ok) started.value.cancel();
      return;
    }
    if (!started.ok) return setState({ status: 'unavailable', why: started.failure.kind });
    take = started.value;
    cancelTimeout = after(MAX_TAKE_MS, () => void finish());
    setState({ status: 'recording' });
  }

  async function finish(): Promise<void> {
    const ownGeneration = generation;
    const finished = take;
    if (!finished) return;
    take = null;
    cancelTimeout();
    const newest = await finished.finish();
    if (ownGeneration !== generation) return newest.dispose();
    clip?.dispose();
    clip = newest;
    setState({ status: 'recorded' });
  }

  function play(): void {
    if (!clip || state.status !== 'recorded') return;
    stopPlaying = clip.play(() => setState({ status: 'recorded' }));
    setState({ status: 'playing' });
  }

  /** Stops the clip. */
  function stop(): void {
    if (state.status !== 'playing') return;
    stopPlaying();
    setState({ status: 'recorded' });
  }

  /** Releases the microphone and the clip. */
  function end(): void {
    generation += 1;
    stopPlaying();
    cancelTimeout();
    take?.cancel();
    clip?.dispose();
    take = null;
    clip = null;
    state = { status: 'none' };
  }

  return { state: (): RecordingState => state, subscribe, record, finish, play, stop, end };
}
