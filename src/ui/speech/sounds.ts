import { runAfterPaint } from '../after-paint.ts';

export type Sound = 'right' | 'wrong' | 'end';

/** Notes as [hertz, seconds after the start]. */
const NOTES = {
  right: [
    [660, 0],
    [880, 0.09],
  ],
  wrong: [[196, 0]],
  end: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
  ],
} satisfies Record<Sound, readonly (readonly [hertz: number, start: number])[]>;

const NOTE_SECONDS = 0.14;
/** Of the maximum, 1: quiet beside a voice that reads aloud. */
const LOUDNESS = 0.08;
/** Practically silent; an exponential ramp can't end at 0. */
const SILENCE = 0.0001;

/** The page's operations for sounds. */
export interface SoundPage {
  openAudio: () => AudioContext;
  runAfterPaint: (work: () => void) => void;
  /** Gets the learner's presses and keys. */
  gestures: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** In milliseconds. */
  now: () => number;
}

/** A sound that can start only later than this after its press is left out. */
const MAX_DELAY_MS = 300;

const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/**
 * Returns the function that plays a sound. It opens the audio output after the next paint, because that
 * blocks a slow phone. A browser may suspend the output until the learner's next press or key, and iOS
 * interrupts it for a call: a sound is then left out, and the next gesture resumes the output.
 */
export function createSoundPlayer({
  openAudio,
  runAfterPaint,
  gestures,
  now,
}: SoundPage): (sound: Sound) => void {
  // One per page: each holds a thread and an audio output until the page is closed.
  let audio: AudioContext | null = null;

  function resumeAtGesture(): void {
    stopWaiting();
    audio?.resume().catch(console.error);
  }

  function waitForGesture(): void {
    for (const type of GESTURES) gestures.addEventListener(type, resumeAtGesture, { capture: true });
  }

  function stopWaiting(): void {
    for (const type of GESTURES) gestures.removeEventListener(type, resumeAtGesture, { capture: true });
  }

  return (sound) =>
    runAfterPaint(() => {
      audio ??= openAudio();
      const context = audio;
      if (context.state === 'running') return playNotes(context, NOTES[sound]);
      waitForGesture();
      const wantedAt = now();
      // Resolves at once if the press that caused the sound still counts as a gesture, else at the next one.
      context.resume().then(() => {
        stopWaiting();
        if (now() - wantedAt <= MAX_DELAY_MS) playNotes(context, NOTES[sound]);
      }, console.error);
    });
}

const play = createSoundPlayer({
  openAudio: () => new AudioContext(),
  runAfterPaint,
  gestures: globalThis,
  now: () => performance.now(),
});

/** Plays a short synthesised sound. Silent in a browser without Web Audio. */
export function playSound(sound: Sound): void {
  if ('AudioContext' in globalThis) play(sound);
}

function playNotes(context: AudioContext, notes: (typeof NOTES)[Sound]): void {
  for (const [hertz, start] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS);
  }
}
