import { runAfterPaint } from '../after-paint.ts';

export type Sound = 'right' | 'wrong' | 'end';

/** Notes as [hertz, seconds after the start]; each sounds for a moment. */
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

/** One for the page: each holds a thread and a way to the loudspeaker for as long as the page lives. */
let audio: AudioContext | null = null;

/**
 * A short sound made on the spot, once what it goes with is painted: the way to the loudspeaker takes a slow phone a moment
 * to open. A browser without Web Audio stays silent.
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
