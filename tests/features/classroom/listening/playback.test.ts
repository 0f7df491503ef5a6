import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateSpeakingMs } from '../../../../src/domain/speaking-time.ts';
import { listSpokenLines, parseSpokenTurns } from '../../../../src/domain/spoken-turns.ts';
import { createPlayer } from '../../../../src/features/classroom/listening/create-player.ts';
import {
  getCurrentLine,
  PLAYBACK_RATES,
  type PlaybackEvent,
} from '../../../../src/features/classroom/listening/playback.ts';
import { forAll } from '../../../for-all.ts';
import { FakeClock } from '../../../sync/ports/fake-ports.ts';
import { FakeLinePlayer } from '../../../ui/speech/fake-line-player.ts';

const LINES = listSpokenLines(
  parseSpokenTurns('Ana: Where is the bus?\n\nBen: It has gone already.\n\nAna: Oh no, not again!'),
);

function open() {
  const voice = new FakeLinePlayer();
  const clock = new FakeClock(0);
  const player = createPlayer({
    lines: LINES,
    voice,
    after: (milliseconds, end) => clock.runAfter(milliseconds, end),
  });
  const said = () => voice.playedLines.map(({ text }) => LINES.findIndex((line) => line.text === text));
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
  expect(playback()).toMatchObject({ position: { status: 'playing', lineIndex: 2 }, hasPlayedToEnd: false });
  voice.end();
  expect(voice.playedLines.map(({ speaker }) => speaker)).toEqual([0, 1, 0]);
  expect(playback()).toMatchObject({ position: { status: 'over' }, hasPlayedToEnd: true });
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
    expect(playback().position).toMatchObject({ status: 'still', lineIndex: 0 });
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
  expect(voice.playedLines).toEqual([]);
  send({ type: 'played' });
  send({ type: 'speed-chosen', speed: 'slow' });
  expect(voice.playedLines.map(({ rate }) => rate)).toEqual([PLAYBACK_RATES.slower, PLAYBACK_RATES.slow]);
});

test('a text that another voice interrupts stands still; one that the voice fails at says so', () => {
  const { send, voice, playback } = playing();
  voice.interrupt();
  expect(playback().position.status).toBe('still');
  send({ type: 'played' });
  voice.fail();
  expect(playback().position.status).toBe('failed');
  send({ type: 'played' });
  expect(playback().position.status).toBe('playing');
});

describe('the learner’s part', () => {
  /** The learner is to say the second line. */
  function learnersTurn() {
    const opened = open();
    opened.send({ type: 'part-chosen', learnerVoice: 1 });
    opened.send({ type: 'played' });
    opened.voice.end();
    return opened;
  }

  test('is left out for as long as a learner needs to say it', () => {
    const { voice, clock, said, playback } = learnersTurn();
    expect(voice.isSpeaking).toBe(false);
    clock.advance(estimateSpeakingMs(LINES[1]?.text ?? '', 1) - 1);
    expect(playback().position).toMatchObject({ status: 'playing', lineIndex: 1 });
    clock.advance(1);
    expect(playback().position).toMatchObject({ status: 'playing', lineIndex: 2 });
    expect(said()).toEqual([0, 2]);
  });

  test('that is said sooner can be ended by the learner; the wait is called off', () => {
    const { send, clock, said } = learnersTurn();
    send({ type: 'line-ended' });
    expect(clock.countTimers()).toBe(0);
    expect(said()).toEqual([0, 2]);
  });

  test('begins the dialogue anew when it is chosen', () => {
    const { send, voice, playback } = playing(1);
    send({ type: 'part-chosen', learnerVoice: 0 });
    expect(voice.isSpeaking).toBe(false);
    expect(playback().position.status).toBe('unheard');
  });
});

test('a longer line and a slower speed give the learner more time', () => {
  expect(estimateSpeakingMs('Hello.', 1)).toBeGreaterThan(2_000);
  expect(estimateSpeakingMs('Hello, how are you?', 1)).toBeGreaterThan(estimateSpeakingMs('Hello.', 1));
  expect(estimateSpeakingMs('Hello.', 0.6)).toBeGreaterThan(estimateSpeakingMs('Hello.', 1));
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
  { type: 'part-chosen', learnerVoice: 1 },
);

test('whatever is touched, somebody speaks or is waited for exactly while the text is playing', () => {
  forAll(fc.array(event), (events) => {
    const { send, playback, voice, clock } = open();
    for (const each of events) {
      send(each);
      const isPlaying = playback().position.status === 'playing';
      expect(Number(voice.isSpeaking) + clock.countTimers()).toBe(isPlaying ? 1 : 0);
      expect(getCurrentLine(playback(), LINES.length)).toBeLessThan(LINES.length);
    }
  });
});
