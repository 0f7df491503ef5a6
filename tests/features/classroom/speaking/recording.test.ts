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

/** A microphone that answers when a test calls `allow` or `refuse`, and logs calls on takes and clips. */
class FakeRecorder implements Recorder {
  readonly calls: string[] = [];
  #answer: ((started: Result<Take, RecordingFailure>) => void) | null = null;
  #clips = 0;
  endClip = () => {};

  start(): Promise<Result<Take, RecordingFailure>> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async allow(): Promise<void> {
    this.#answer?.(ok({ finish: async () => this.#clip(), cancel: () => this.calls.push('cancelled') }));
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
        return () => this.calls.push(`stopped ${number}`);
      },
      dispose: () => this.calls.push(`disposed ${number}`),
    };
  }
}

function openRecording() {
  const recorder = new FakeRecorder();
  const clock = new FakeClock(0);
  const recording = createRecording(recorder, (milliseconds, task) => clock.runAfter(milliseconds, task));
  return { recorder, clock, recording, getStatus: () => recording.state().status };
}

async function recordOnce() {
  const stage = openRecording();
  void stage.recording.record();
  await stage.recorder.allow();
  await stage.recording.finish();
  return stage;
}

test('a take is requested, recorded and played', async () => {
  const { recording, recorder, getStatus } = openRecording();
  expect(getStatus()).toBe('none');
  void recording.record();
  expect(getStatus()).toBe('requesting');
  await recorder.allow();
  expect(getStatus()).toBe('recording');
  await recording.finish();
  expect(getStatus()).toBe('recorded');
  recording.play();
  expect(getStatus()).toBe('playing');
  recorder.endClip();
  expect(getStatus()).toBe('recorded');
});

test.each(['insecure', 'unsupported', 'refused', 'no-microphone', 'failed'] as const)(
  'a recording that is %s has the reason, and can be tried again',
  async (kind) => {
    const { recording, recorder, getStatus } = openRecording();
    void recording.record();
    await recorder.refuse(kind);
    expect(recording.state()).toEqual({ status: 'unavailable', why: kind });
    void recording.record();
    await recorder.allow();
    expect(getStatus()).toBe('recording');
  },
);

test('a new take disposes the old clip', async () => {
  const { recording, recorder } = await recordOnce();
  void recording.record();
  await recorder.allow();
  await recording.finish();
  expect(recorder.calls).toEqual(['disposed 1']);
});

test('a microphone that was left on is released after a minute', async () => {
  const { recording, recorder, clock, getStatus } = openRecording();
  void recording.record();
  await recorder.allow();
  clock.advance(MAX_TAKE_MS - 1);
  expect(getStatus()).toBe('recording');
  clock.advance(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(getStatus()).toBe('recorded');
});

describe('closing the screen', () => {
  test('releases the microphone', async () => {
    const { recording, recorder, clock } = openRecording();
    void recording.record();
    await recorder.allow();
    recording.end();
    expect(recorder.calls).toEqual(['cancelled']);
    expect(clock.countTimers()).toBe(0);
  });

  test('releases a microphone that is allowed only later', async () => {
    const { recording, recorder, getStatus } = openRecording();
    void recording.record();
    recording.end();
    await recorder.allow();
    expect(recorder.calls).toEqual(['cancelled']);
    expect(getStatus()).toBe('none');
  });

  test('stops and disposes the clip', async () => {
    const { recording, recorder } = await recordOnce();
    recording.play();
    recording.end();
    expect(recorder.calls).toEqual(['stopped 1', 'disposed 1']);
  });
});
