import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speakingTimeMs } from '../../../../src/domain/speaking-time.ts';
import { spokenLines, spokenTurns } from '../../../../src/domain/spoken-turns.ts';
import { createPlayer } from '../../../../src/features/classroom/listening/create-player.ts';
import { lineAt, type PlaybackEvent, RATES } from '../../../../src/features/classroom/listening/playback.ts';
import { FakeClock } from '../../../../src/sync/ports/fake-ports.ts';
import { forAll } from '../../../for-all.ts';
import { FakeVoice } from '../../../ui/speech/fake-voice.ts';

const LINES = spokenLines(
  spokenTurns('Ana: Where is the bus?\n\nBen: It has gone already.\n\nAna: Oh no, not again!'),
);

function open() {
  const voice = new FakeVoice();
  const clock = new FakeClock(0);
  const player = createPlayer({
    lines: LINES,
    voice,
    after: (milliseconds, end) => clock.after(milliseconds, end),
  });
  const said = () => voice.said.map(({ text }) => LINES.findIndex((line) => line.text === text));
  return { ...player, voice, clock, said };
}

/** A text that is being played, of which so many lines were said. */
function playing(lines = 0) {
  const opened = open();
  opened.send({ type: 'played' });
  for (let line = 0; line < lines; line += 1) opened.voice.end();
  return opened;
}

test('a text is played line by line, each in its speaker’s voice, and then it was heard', () => {
  const { voice, playback } = playing(2);
  expect(playback()).toMatchObject({ now: { phase: 'playing', at: 2 }, wasHeard: false });
  voice.end();
  expect(voice.said.map(({ speaker }) => speaker)).toEqual([0, 1, 0]);
  expect(playback()).toMatchObject({ now: { phase: 'over' }, wasHeard: true });
});

test('after a pause the text goes on at the line that was being said', () => {
  const { send, voice, said } = playing(1);
  send({ type: 'paused' });
  expect(voice.isSpeaking).toBe(false);
  send({ type: 'played' });
  expect(said()).toEqual([0, 1, 1]);
});

test('a text that was stopped begins at its start', () => {
  const { send, voice, said } = playing(1);
  send({ type: 'stopped' });
  expect(voice.isSpeaking).toBe(false);
  send({ type: 'played' });
  expect(said()).toEqual([0, 1, 0]);
});

test('a text that was heard starts anew', () => {
  const { send, said } = playing(LINES.length);
  send({ type: 'played' });
  expect(said()).toEqual([0, 1, 2, 0]);
});

describe('one line again', () => {
  test('is said alone when the text stands still, and playing goes on behind it', () => {
    const { send, voice, said, playback } = playing();
    send({ type: 'paused' });
    send({ type: 'repeated' });
    voice.end();
    expect(playback().now).toMatchObject({ phase: 'still', at: 0 });
    send({ type: 'played' });
    expect(said()).toEqual([0, 0, 1]);
  });

  test('is said in the flow while the text is playing', () => {
    const { send, voice, said } = playing(1);
    send({ type: 'repeated' });
    voice.end();
    expect(said()).toEqual([0, 1, 1, 2]);
  });

  test('after the end is the last one; a line back is the one before it, and never before the first', () => {
    const { send, voice, said } = playing(LINES.length);
    send({ type: 'repeated' });
    voice.end();
    for (let index = 0; index < 4; index += 1) send({ type: 'went-back' });
    expect(said().slice(3)).toEqual([2, 1, 0, 0, 0]);
  });
});

test('another speed says the line anew at that speed, and changes nothing in silence', () => {
  const { send, voice } = open();
  send({ type: 'speed-chosen', speed: 'slower' });
  expect(voice.said).toEqual([]);
  send({ type: 'played' });
  send({ type: 'speed-chosen', speed: 'slow' });
  expect(voice.said.map(({ rate }) => rate)).toEqual([RATES.slower, RATES.slow]);
});

test('a text that another voice interrupts stands still; one that the voice fails at says so', () => {
  const { send, voice, playback } = playing();
  voice.interrupt();
  expect(playback().now.phase).toBe('still');
  send({ type: 'played' });
  voice.fail();
  expect(playback().now.phase).toBe('failed');
  send({ type: 'played' });
  expect(playback().now.phase).toBe('playing');
});

describe('the learner’s part', () => {
  /** The learner is to say the second line. */
  function learnersTurn() {
    const opened = open();
    opened.send({ type: 'part-chosen', learner: 1 });
    opened.send({ type: 'played' });
    opened.voice.end();
    return opened;
  }

  test('is left out for as long as a learner needs to say it', () => {
    const { voice, clock, said, playback } = learnersTurn();
    expect(voice.isSpeaking).toBe(false);
    clock.advance(speakingTimeMs(LINES[1]?.text ?? '', 1) - 1);
    expect(playback().now).toMatchObject({ phase: 'playing', at: 1 });
    clock.advance(1);
    expect(playback().now).toMatchObject({ phase: 'playing', at: 2 });
    expect(said()).toEqual([0, 2]);
  });

  test('that is said sooner can be ended by the learner; the wait is called off', () => {
    const { send, clock, said } = learnersTurn();
    send({ type: 'line-ended' });
    expect(clock.waiting()).toBe(0);
    expect(said()).toEqual([0, 2]);
  });

  test('begins the dialogue anew when it is chosen', () => {
    const { send, voice, playback } = playing(1);
    send({ type: 'part-chosen', learner: 0 });
    expect(voice.isSpeaking).toBe(false);
    expect(playback().now.phase).toBe('unheard');
  });
});

test('a longer line and a slower speed give the learner more time', () => {
  expect(speakingTimeMs('Hello.', 1)).toBeGreaterThan(2_000);
  expect(speakingTimeMs('Hello, how are you?', 1)).toBeGreaterThan(speakingTimeMs('Hello.', 1));
  expect(speakingTimeMs('Hello.', 0.6)).toBeGreaterThan(speakingTimeMs('Hello.', 1));
});

const event = fc.constantFrom<PlaybackEvent>(
  { type: 'played' },
  { type: 'paused' },
  { type: 'stopped' },
  { type: 'repeated' },
  { type: 'went-back' },
  { type: 'line-ended' },
  { type: 'failed' },
  { type: 'speed-chosen', speed: 'slow' },
  { type: 'part-chosen', learner: 1 },
);

test('whatever is touched, somebody speaks or is waited for exactly while the text is playing', () => {
  forAll(fc.array(event), (events) => {
    const { send, playback, voice, clock } = open();
    for (const each of events) {
      send(each);
      const isPlaying = playback().now.phase === 'playing';
      expect(Number(voice.isSpeaking) + clock.waiting()).toBe(isPlaying ? 1 : 0);
      expect(lineAt(playback(), LINES.length)).toBeLessThan(LINES.length);
    }
  });
});
