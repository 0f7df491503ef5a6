import { describe, expect, test, vi } from 'vitest';
import { createBrowserLinePlayer, type LinePlayer } from '../../../src/ui/speech/line-player.ts';
import { FakeLinePlayer } from './fake-line-player.ts';
import { stubSpeechSynthesis } from './stub-speech-synthesis.ts';

interface Stage {
  voice: LinePlayer;
  end: () => void;
  fail: () => void;
}

function createBrowserStage(): Stage {
  const queue = stubSpeechSynthesis();
  const voice = createBrowserLinePlayer();
  if (!voice) throw new Error('The browser has a voice.');
  return {
    voice,
    end: () => queue.shift()?.onend?.(),
    fail: () => queue.shift()?.onerror?.({ error: 'synthesis-failed' }),
  };
}

function createFakeStage(): Stage {
  const voice = new FakeLinePlayer();
  return { voice, end: () => voice.end(), fail: () => voice.fail() };
}

const createListener = () => ({ onEnd: vi.fn(), onInterruption: vi.fn(), onFailure: vi.fn() });
const MANNER = { speaker: 0, rate: 1 };

describe.each([
  ['the browser’s', createBrowserStage],
  ['the fake', createFakeStage],
])('%s voice', (_, open) => {
  test('reports the end of a line', () => {
    const { voice, end } = open();
    const events = createListener();
    voice.play('Hello.', MANNER, events);
    expect(events.onEnd).not.toHaveBeenCalled();
    end();
    expect(events.onEnd).toHaveBeenCalledOnce();
    expect(events.onInterruption).not.toHaveBeenCalled();
  });

  test('reports a failure', () => {
    const { voice, fail } = open();
    const events = createListener();
    voice.play('Hello.', MANNER, events);
    fail();
    expect(events.onFailure).toHaveBeenCalledOnce();
    expect(events.onEnd).not.toHaveBeenCalled();
  });

  test('reports an interruption to a line when the next one starts', () => {
    const { voice, end } = open();
    const [first, second] = [createListener(), createListener()];
    voice.play('One.', MANNER, first);
    voice.play('Two.', MANNER, second);
    end();
    expect(first.onInterruption).toHaveBeenCalledOnce();
    expect(first.onEnd).not.toHaveBeenCalled();
    expect(second.onEnd).toHaveBeenCalledOnce();
  });

  test('reports nothing of a stopped line, and stopping an old line does not stop the new one', () => {
    const { voice, end } = open();
    const [first, second] = [createListener(), createListener()];
    const hushFirst = voice.play('One.', MANNER, first);
    hushFirst();
    voice.play('Two.', MANNER, second);
    hushFirst();
    end();
    for (const event of Object.values(first)) expect(event).not.toHaveBeenCalled();
    expect(second.onEnd).toHaveBeenCalledOnce();
  });
});

test('a browser without speech synthesis has no line player', () => {
  vi.stubGlobal('window', {});
  expect(createBrowserLinePlayer()).toBeUndefined();
});
