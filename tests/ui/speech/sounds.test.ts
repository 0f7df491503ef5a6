import { expect, test } from 'vitest';
import { createSoundPlayer } from '../../../src/ui/speech/sounds.ts';

/** An audio output that is suspended until a gesture, as in a browser, and counts the notes it starts. */
function createSuspendedAudio() {
  const audio = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    notes: 0,
    pending: [] as (() => void)[],
    resume: () =>
      new Promise<void>((resolve) => {
        audio.pending.push(resolve);
      }),
    createGain: () => ({
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect() {},
    }),
    createOscillator: () => ({
      frequency: {},
      connect: (volume: unknown) => volume,
      start: () => {
        audio.notes += 1;
      },
      stop() {},
    }),
    /** Lets the waiting calls of `resume` through, as a browser does at a gesture. */
    async run() {
      audio.state = 'running';
      for (const resolve of audio.pending.splice(0)) resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
  return audio;
}

function openPlayer() {
  const audio = createSuspendedAudio();
  const gestures = new EventTarget();
  let time = 0;
  const play = createSoundPlayer({
    openAudio: () => audio as unknown as AudioContext,
    runAfterPaint: (work) => work(),
    gestures,
    now: () => time,
  });
  const wait = (ms: number) => {
    time += ms;
  };
  return { audio, gestures, play, wait };
}

test('a sound of a suspended output resumes it, and is played when that succeeds at once', async () => {
  const { audio, play } = openPlayer();
  play('right');
  expect([audio.pending.length, audio.notes]).toEqual([1, 0]);
  await audio.run();
  expect(audio.notes).toBe(2);
});

test('an output that stays suspended is resumed by the next gesture, without the sounds of before', async () => {
  for (const type of ['pointerup', 'touchend', 'keydown']) {
    const { audio, gestures, play, wait } = openPlayer();
    play('right');
    play('wrong');
    wait(1_000);
    const before = audio.pending.length;
    gestures.dispatchEvent(new Event(type));
    expect(audio.pending.length).toBe(before + 1);
    await audio.run();
    expect(audio.notes).toBe(0);
    play('wrong');
    expect(audio.notes).toBe(1);
    gestures.dispatchEvent(new Event(type));
    expect(audio.pending).toEqual([]);
  }
});

test('an output that a call interrupts is resumed again', async () => {
  const { audio, play } = openPlayer();
  play('end');
  await audio.run();
  audio.state = 'interrupted';
  play('wrong');
  expect(audio.pending).toHaveLength(1);
  await audio.run();
  expect(audio.notes).toBe(5);
});
