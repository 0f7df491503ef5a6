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

/** Short sounds made on the spot; a browser without Web Audio stays silent. */
export function createSounds(): (sound: Sound) => void {
  let audio: AudioContext | null = null;
  return (sound) => {
    if (!('AudioContext' in window)) return;
    audio ??= new AudioContext();
    for (const [hertz, start] of NOTES[sound]) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const at = audio.currentTime + start;
      tone.type = 'triangle';
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(LOUDNESS, at);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + NOTE_SECONDS);
    }
  };
}
