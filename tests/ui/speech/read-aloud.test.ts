import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAloud, type Speaker } from '../../../src/ui/speech/read-aloud.ts';

/** A voice that says nothing and remembers what it was given. */
class FakeUtterance {
  lang = '';
  pitch = 1;
  voice: SpeechSynthesisVoice | undefined;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let queue: FakeUtterance[];

beforeEach(() => {
  queue = [];
  const speechSynthesis = {
    cancel: () => {
      queue = [];
    },
    speak: (utterance: FakeUtterance) => queue.push(utterance),
  };
  vi.stubGlobal('window', { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});

afterEach(() => vi.unstubAllGlobals());

test('a text is read in American English, part by part', () => {
  expect(readAloud('Hello.\nHow are you?')).toBe('speaking');
  expect(queue.map(({ text, lang }) => [text, lang])).toEqual([
    ['Hello.', 'en-US'],
    ['How are you?', 'en-US'],
  ]);
});

test('a new text takes the place of the one before', () => {
  readAloud('One.');
  readAloud('Two.');
  expect(queue.map(({ text }) => text)).toEqual(['Two.']);
});

test('the end is told once, after the last part; a failure of any part at once', () => {
  const [onEnd, onFailure] = [vi.fn(), vi.fn()];
  readAloud('One.\nTwo.', { onEnd, onFailure });
  queue[0]?.onend?.();
  expect(onEnd).not.toHaveBeenCalled();
  queue[1]?.onend?.();
  expect(onEnd).toHaveBeenCalledOnce();
  queue[0]?.onerror?.();
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a text without anything to say is silence, and a browser without a voice says so', () => {
  expect(readAloud(' \n ')).toBe('silent');
  vi.stubGlobal('window', {});
  expect(readAloud('Hello.')).toBe('unsupported');
});

describe('the other speakers', () => {
  const voiceOf = (name: string, lang: string) =>
    ({ name, lang, default: name === 'Amy' }) as SpeechSynthesisVoice;

  function heard(voices: readonly SpeechSynthesisVoice[], voice?: Speaker) {
    Object.assign(window.speechSynthesis, { getVoices: () => voices });
    readAloud('Hello.', { voice });
    return queue[0];
  }

  const [anna, amy] = [voiceOf('Anna', 'de-DE'), voiceOf('Amy', 'en-US')];
  const [brian, cleo] = [voiceOf('Brian', 'en-GB'), voiceOf('Cleo', 'en-AU')];

  test('have other English voices than the first, who has the browser’s choice', () => {
    const voices = [anna, brian, amy, cleo];
    expect(heard(voices, 'second')?.voice?.name).toBe('Brian');
    expect(heard(voices, 'third')?.voice?.name).toBe('Cleo');
    expect(heard(voices, 'first')?.voice).toBeUndefined();
  });

  test('speak lower and higher where there are no voices for them', () => {
    expect(heard([amy], 'second')?.pitch).toBeLessThan(1);
    expect(heard([amy], 'third')?.pitch).toBeGreaterThan(1);
    expect(heard([amy], 'first')?.pitch).toBe(1);
    expect(heard([amy, brian], 'third')?.pitch).toBeGreaterThan(1);
    expect(heard([amy, brian], 'second')?.voice?.name).toBe('Brian');
  });
});
