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
const LOUDNESS = 0.08;

/** One per page: each holds a thread and an audio output until the page is closed. */
let audio: AudioContext | null = null;

/**
 * Plays a short synthesised sound after the next paint, because opening the audio output blocks a slow phone.
 * Silent in a browser without Web Audio.
 */
export function playSound(sound: Sound): void {
  if (!('AudioContext' in window)) return;
  runAfterPaint(() => {
    audio ??= new AudioContext();
    playNotes(audio, NOTES[sound]);
  });
}

function playNotes(context: AudioContext, notes: (typeof NOTES)[Sound]): void {
  for (const [hertz, start] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS);
  }
}
