import { describe, expect, test } from 'vitest';
import { err, ok, type Result } from '../../../../src/domain/result.ts';
import {
  createRecording,
  MAX_TAKE_MS,
} from '../../../../src/features/classroom/speaking/create-recording.ts';
import type {
  Clip,
  Recorder,
  RecordingFailure,
  Take,
} from '../../../../src/features/classroom/speaking/recorder.ts';
import { FakeClock } from '../../../sync/ports/fake-ports.ts';

/** A microphone that answers when a test says so, and remembers what became of takes and clips. */
class FakeRecorder implements Recorder {
  readonly happened: string[] = [];
  #answer: ((started: Result<Take, RecordingFailure>) => void) | null = null;
  #clips = 0;
  endClip = () => {};

  start(): Promise<Result<Take, RecordingFailure>> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async allow(): Promise<void> {
    this.#answer?.(ok({ finish: async () => this.#clip(), cancel: () => this.happened.push('abandoned') }));
    await Promise.resolve();
  }

  async refuse(kind: RecordingFailure['kind']): Promise<void> {
    this.#answer?.(err({ kind }));
    await Promise.resolve();
  }

  #clip(): Clip {
    this.#clips += 1;
    const number = this.#clips;
    return {
      play: (onEnd) => {
        this.endClip = onEnd;
        return () => this.happened.push(`stopped ${number}`);
      },
      dispose: () => this.happened.push(`forgot ${number}`),
    };
  }
}

function open() {
  const recorder = new FakeRecorder();
  const clock = new FakeClock(0);
  const recording = createRecording(recorder, (milliseconds, task) => clock.runAfter(milliseconds, task));
  return { recorder, clock, recording, phase: () => recording.state().status };
}

async function recorded() {
  const stage = open();
  void stage.recording.record();
  await stage.recorder.allow();
  await stage.recording.finish();
  return stage;
}

test('a take is asked for, recorded, heard and heard again', async () => {
  const { recording, recorder, phase } = open();
  expect(phase()).toBe('none');
  void recording.record();
  expect(phase()).toBe('asking');
  await recorder.allow();
  expect(phase()).toBe('recording');
  await recording.finish();
  expect(phase()).toBe('recorded');
  recording.play();
  expect(phase()).toBe('playing');
  recorder.endClip();
  expect(phase()).toBe('recorded');
});

test.each(['insecure', 'unsupported', 'refused', 'no-microphone', 'failed'] as const)(
  'where recording is %s it says why, and the learner may try again',
  async (kind) => {
    const { recording, recorder, phase } = open();
    void recording.record();
    await recorder.refuse(kind);
    expect(recording.state()).toEqual({ status: 'impossible', why: kind });
    void recording.record();
    await recorder.allow();
    expect(phase()).toBe('recording');
  },
);

test('a new take makes the old one forgotten', async () => {
  const { recording, recorder } = await recorded();
  void recording.record();
  await recorder.allow();
  await recording.finish();
  expect(recorder.happened).toEqual(['forgot 1']);
});

test('a microphone that was left on is given back after a minute', async () => {
  const { recording, recorder, clock, phase } = open();
  void recording.record();
  await recorder.allow();
  clock.advance(MAX_TAKE_MS - 1);
  expect(phase()).toBe('recording');
  clock.advance(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(phase()).toBe('recorded');
});

describe('when the screen closes', () => {
  test('the microphone is given back', async () => {
    const { recording, recorder, clock } = open();
    void recording.record();
    await recorder.allow();
    recording.end();
    expect(recorder.happened).toEqual(['abandoned']);
    expect(clock.countTimers()).toBe(0);
  });

  test('a microphone that is allowed too late is given back at once', async () => {
    const { recording, recorder, phase } = open();
    void recording.record();
    recording.end();
    await recorder.allow();
    expect(recorder.happened).toEqual(['abandoned']);
    expect(phase()).toBe('none');
  });

  test('the clip is hushed and forgotten', async () => {
    const { recording, recorder } = await recorded();
    recording.play();
    recording.end();
    expect(recorder.happened).toEqual(['stopped 1', 'forgot 1']);
  });
});
