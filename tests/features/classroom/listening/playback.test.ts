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

function openPlayer() {
  const voice = new FakeLinePlayer();
  const clock = new FakeClock(0);
  const player = createPlayer({
    lines: LINES,
    voice,
    after: (milliseconds, end) => clock.runAfter(milliseconds, end),
  });
  const getSaidLines = () =>
    voice.playedLines.map(({ text }) => LINES.findIndex((line) => line.text === text));
  return { ...player, voice, clock, getSaidLines };
}

/** Plays a text until the given number of lines have been said. */
function startPlaying(lines = 0) {
  const player = openPlayer();
  player.send({ type: 'played' });
  for (let line = 0; line < lines; line += 1) player.voice.end();
  return player;
}

test('a text is played line by line in its speakers’ voices, and ends after the last line', () => {
  const { voice, playback } = startPlaying(2);
  expect(playback()).toMatchObject({ position: { status: 'playing', lineIndex: 2 }, hasPlayedToEnd: false });
  voice.end();
  expect(voice.playedLines.map(({ speaker }) => speaker)).toEqual([0, 1, 0]);
  expect(playback()).toMatchObject({ position: { status: 'ended' }, hasPlayedToEnd: true });
});

test('a paused text resumes at the line that was being said', () => {
  const { send, voice, getSaidLines } = startPlaying(1);
  send({ type: 'paused' });
  expect(voice.isSpeaking).toBe(false);
  send({ type: 'played' });
  expect(getSaidLines()).toEqual([0, 1, 1]);
});

test('a stopped text begins at its start', () => {
  const { send, voice, getSaidLines } = startPlaying(1);
  send({ type: 'stopped' });
  expect(voice.isSpeaking).toBe(false);
  send({ type: 'played' });
  expect(getSaidLines()).toEqual([0, 1, 0]);
});

test('a text that has ended starts from the beginning', () => {
  const { send, getSaidLines } = startPlaying(LINES.length);
  send({ type: 'played' });
  expect(getSaidLines()).toEqual([0, 1, 2, 0]);
});

describe('a repeated line', () => {
  test('is said alone while the text is paused, and playing resumes after it', () => {
    const { send, voice, getSaidLines, playback } = startPlaying();
    send({ type: 'paused' });
    send({ type: 'repeated' });
    voice.end();
    expect(playback().position).toMatchObject({ status: 'paused', lineIndex: 0 });
    send({ type: 'played' });
    expect(getSaidLines()).toEqual([0, 0, 1]);
  });

  test('is followed by the next one while the text is playing', () => {
    const { send, voice, getSaidLines } = startPlaying(1);
    send({ type: 'repeated' });
    voice.end();
    expect(getSaidLines()).toEqual([0, 1, 1, 2]);
  });

  test('is the last one after the end, and going back stops at the first line', () => {
    const { send, voice, getSaidLines } = startPlaying(LINES.length);
    send({ type: 'repeated' });
    voice.end();
    for (let index = 0; index < 4; index += 1) send({ type: 'went-back' });
    expect(getSaidLines().slice(3)).toEqual([2, 1, 0, 0, 0]);
  });
});

test('a new speed repeats the current line at that speed, and says nothing while the text is paused', () => {
  const { send, voice } = openPlayer();
  send({ type: 'speed-chosen', speed: 'slower' });
  expect(voice.playedLines).toEqual([]);
  send({ type: 'played' });
  send({ type: 'speed-chosen', speed: 'slow' });
  expect(voice.playedLines.map(({ rate }) => rate)).toEqual([PLAYBACK_RATES.slower, PLAYBACK_RATES.slow]);
});

test('a text pauses when another voice interrupts, and reports a voice that fails', () => {
  const { send, voice, playback } = startPlaying();
  voice.interrupt();
  expect(playback().position.status).toBe('paused');
  send({ type: 'played' });
  voice.fail();
  expect(playback().position.status).toBe('failed');
  send({ type: 'played' });
  expect(playback().position.status).toBe('playing');
});

describe('the learner’s line', () => {
  /** Plays the text up to the learner's line, which is the second. */
  function playToLearnersTurn() {
    const player = openPlayer();
    player.send({ type: 'role-chosen', learnerVoice: 1 });
    player.send({ type: 'played' });
    player.voice.end();
    return player;
  }

  test('is a pause of the length that a learner needs to say it', () => {
    const { voice, clock, getSaidLines, playback } = playToLearnersTurn();
    expect(voice.isSpeaking).toBe(false);
    clock.advance(estimateSpeakingMs(LINES[1]?.text ?? '', 1) - 1);
    expect(playback().position).toMatchObject({ status: 'playing', lineIndex: 1 });
    clock.advance(1);
    expect(playback().position).toMatchObject({ status: 'playing', lineIndex: 2 });
    expect(getSaidLines()).toEqual([0, 2]);
  });

  test('can be ended early by the learner, which cancels the timer', () => {
    const { send, clock, getSaidLines } = playToLearnersTurn();
    send({ type: 'line-ended' });
    expect(clock.countTimers()).toBe(0);
    expect(getSaidLines()).toEqual([0, 2]);
  });

  test('restarts the dialogue when the role is chosen', () => {
    const { send, voice, playback } = startPlaying(1);
    send({ type: 'role-chosen', learnerVoice: 0 });
    expect(voice.isSpeaking).toBe(false);
    expect(playback().position.status).toBe('idle');
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
  { type: 'role-chosen', learnerVoice: 1 },
);

test('a voice speaks or a timer runs exactly while the text is playing', () => {
  forAll(fc.array(event), (events) => {
    const { send, playback, voice, clock } = openPlayer();
    for (const each of events) {
      send(each);
      const isPlaying = playback().position.status === 'playing';
      expect(Number(voice.isSpeaking) + clock.countTimers()).toBe(isPlaying ? 1 : 0);
      expect(getCurrentLine(playback(), LINES.length)).toBeLessThan(LINES.length);
    }
  });
});
