import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAloud } from '../../../src/ui/speech/read-aloud.ts';
import { DEFAULT_VOICE, parseVoiceChoice, setVoiceChoice } from '../../../src/ui/speech/voice-choice.ts';
import { type FakeUtterance, stubSpeechSynthesis } from './stub-speech-synthesis.ts';

let queue: FakeUtterance[];
beforeEach(() => {
  queue = stubSpeechSynthesis();
});
afterEach(() => setVoiceChoice(DEFAULT_VOICE));

test('a text is read in American English, part by part', () => {
  expect(readAloud('Hello.\nHow are you?')).toBe('speaking');
  expect(queue.map(({ text, lang }) => [text, lang])).toEqual([
    ['Hello.', 'en-US'],
    ['How are you?', 'en-US'],
  ]);
});

test('a new text replaces the current one', () => {
  readAloud('One.');
  readAloud('Two.');
  expect(queue.map(({ text }) => text)).toEqual(['Two.']);
});

test('the end is reported once, after the last part; a failure of any part at once', () => {
  const [onEnd, onFailure] = [vi.fn(), vi.fn()];
  readAloud('One.\nTwo.', { onEnd, onFailure });
  queue[0]?.onend?.();
  expect(onEnd).not.toHaveBeenCalled();
  queue[1]?.onend?.();
  expect(onEnd).toHaveBeenCalledOnce();
  queue[0]?.onerror?.({ error: 'synthesis-failed' });
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a text without words is silent, and a browser without speech synthesis is unsupported', () => {
  expect(readAloud(' \n ')).toBe('silent');
  vi.stubGlobal('window', {});
  expect(readAloud('Hello.')).toBe('unsupported');
});

test('a text that is replaced by another one has not failed', () => {
  const [onInterruption, onFailure] = [vi.fn(), vi.fn()];
  readAloud('One.', { onInterruption, onFailure });
  readAloud('Two.');
  expect(onInterruption).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a text is read with the requested speed and speaker', () => {
  const amy = { name: 'Amy', lang: 'en-US', default: true } as SpeechSynthesisVoice;
  const brian = { name: 'Brian', lang: 'en-GB', default: false } as SpeechSynthesisVoice;
  queue = stubSpeechSynthesis([amy, brian]);
  readAloud('Hello.', { speaker: 1, rate: 0.7 });
  expect(queue.map(({ rate, voice }) => [rate, voice?.name])).toEqual([[0.7, 'Brian']]);
  readAloud('Hello.');
  expect(queue.map(({ rate, voice }) => [rate, voice])).toEqual([[1, undefined]]);
});

test('a text is read in the learner’s voice, and its rate is multiplied by the learner’s speed', () => {
  const cleo = { name: 'Cleo', lang: 'en-AU', default: false } as SpeechSynthesisVoice;
  queue = stubSpeechSynthesis([cleo]);
  setVoiceChoice({ name: 'Cleo', rate: 1.25 });
  readAloud('Hello.');
  expect(queue.map(({ rate, voice }) => [rate, voice?.name])).toEqual([[1.25, 'Cleo']]);
  readAloud('Hello.', { rate: 0.8 });
  expect(queue.map(({ rate }) => rate)).toEqual([1]);
});

test('an invalid stored choice falls back to the browser’s voice', () => {
  expect(parseVoiceChoice(null)).toEqual(DEFAULT_VOICE);
  expect(parseVoiceChoice({ name: 7, rate: 100 })).toEqual(DEFAULT_VOICE);
  expect(parseVoiceChoice({ name: 'Cleo', rate: 0.75 })).toEqual({ name: 'Cleo', rate: 0.75 });
});
