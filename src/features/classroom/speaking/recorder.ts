import { err, ok, type Result } from '../../../domain/result.ts';

/** Why nothing can be recorded. Browsers give microphones to secure addresses alone. */
export type RecordingFailure = { kind: 'insecure' | 'unsupported' | 'refused' | 'no-microphone' | 'failed' };

/** A recording in the memory of the page; it is never stored or sent. */
export interface Clip {
  /** Plays it from its start. `onEnd` is not called after the returned function has stopped it. */
  play(onEnd: () => void): () => void;
  dispose(): void;
}

/** A recording that is going on. */
export interface Take {
  finish(): Promise<Clip>;
  /** Lets go of the microphone without a clip. */
  cancel(): void;
}

/** Something that records the learner's voice. */
export interface Recorder {
  /** Asks the learner for the microphone, if the browser wants that, and begins. */
  start(): Promise<Result<Take, RecordingFailure>>;
}

/** The browser's microphone. */
export const browserRecorder: Recorder = {
  async start() {
    if (!window.isSecureContext) return err({ kind: 'insecure' });
    if (!navigator.mediaDevices || !('MediaRecorder' in window)) return err({ kind: 'unsupported' });
    try {
      return ok(takeFrom(await navigator.mediaDevices.getUserMedia({ audio: true })));
    } catch (error) {
      return err({ kind: failureOf(error) });
    }
  },
};

function failureOf(error: unknown): RecordingFailure['kind'] {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-microphone';
  return 'failed';
}

function takeFrom(stream: MediaStream): Take {
  const letGo = () => {
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
      letGo();
    };
    recorder.start();
    return {
      async finish() {
        stop();
        await stopped;
        return clipOf(new Blob(pieces, { type: recorder.mimeType }));
      },
      cancel: stop,
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

function clipOf(sound: Blob): Clip {
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
