import { err, ok, type Result } from '../../../domain/result.ts';

/** Why nothing can be recorded. Browsers offer the microphone only in secure contexts. */
export type RecordingFailure = { kind: 'insecure' | 'unsupported' | 'refused' | 'no-microphone' | 'failed' };

/** A recording in the page's memory; it is never stored or sent. */
export interface Clip {
  /** Plays it from its start. `onEnd` is not called after the returned function has stopped it. */
  play(onEnd: () => void): () => void;
  dispose(): void;
}

/** A recording in progress. */
export interface Take {
  finish(): Promise<Clip>;
  /** Releases the microphone without a clip. */
  cancel(): void;
}

/** Records the learner's voice. */
export interface Recorder {
  /** Requests permission if the browser needs it, and starts recording. */
  start(): Promise<Result<Take, RecordingFailure>>;
}

/** The browser's microphone. */
export const browserRecorder: Recorder = {
  async start() {
    if (!window.isSecureContext) return err({ kind: 'insecure' });
    if (!navigator.mediaDevices || !('MediaRecorder' in window)) return err({ kind: 'unsupported' });
    try {
      return ok(recordStream(await navigator.mediaDevices.getUserMedia({ audio: true })));
    } catch (error) {
      return err({ kind: classifyFailure(error) });
    }
  },
};

function classifyFailure(error: unknown): RecordingFailure['kind'] {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-microphone';
  return 'failed';
}

function recordStream(stream: MediaStream): Take {
  const releaseMicrophone = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve();
    });
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
      releaseMicrophone();
    };
    recorder.start();
    return {
      async finish() {
        stop();
        await stopped;
        return createClip(new Blob(pieces, { type: recorder.mimeType }));
      },
      cancel: stop,
    };
  } catch (error) {
    releaseMicrophone();
    throw error;
  }
}

function createClip(sound: Blob): Clip {
  const address = URL.createObjectURL(sound);
  return {
    play(onEnd) {
      const audio = new Audio(address);
      audio.onended = onEnd;
      audio.onerror = onEnd;
      audio.play().catch(onEnd);
      return () => {
        audio.onended = null;
        audio.onerror = null;
        audio.pause();
      };
    },
    dispose: () => URL.revokeObjectURL(address),
  };
}
