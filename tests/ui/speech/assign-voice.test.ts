import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignVoice } from '../../../src/ui/speech/assign-voice.ts';
import { forAll } from '../../for-all.ts';

const createVoice = (name: string, lang: string, { localService = true } = {}) =>
  ({ name, lang, localService, default: name === 'Amy' }) as SpeechSynthesisVoice;

const [anna, amy] = [createVoice('Anna', 'de-DE'), createVoice('Amy', 'en-US')];
const [brian, cleo] = [createVoice('Brian', 'en-GB'), createVoice('Cleo', 'en-AU')];

const assignFirst = (voices: readonly SpeechSynthesisVoice[], speaker: number) => {
  const { voice, pitch } = assignVoice(voices, speaker);
  return voice?.name ?? pitch;
};

test('the first speaker has the browser’s choice, the others other English voices', () => {
  expect([0, 1, 2].map((speaker) => assignFirst([anna, brian, amy, cleo], speaker))).toEqual([
    1,
    'Brian',
    'Cleo',
  ]);
});

test('only the first speaker has the voice that the learner chose', () => {
  const [own, ...others] = [0, 1, 2].map((speaker) => assignVoice([anna, brian, amy, cleo], speaker, 'Cleo'));
  expect(own?.voice?.name).toBe('Cleo');
  expect(others.map(({ voice }) => voice?.name)).toEqual(['Brian', 'Amy']);
});

test('a chosen voice that is missing or not English falls back to the browser’s', () => {
  for (const chosen of ['Dora', 'Anna']) {
    expect(assignVoice([anna, brian, amy], 0, chosen)).toEqual({ pitch: 1 });
  }
});

test('a speaker without a voice left has a lower or higher pitch', () => {
  expect(assignFirst([amy], 1)).toBeLessThan(1);
  expect(assignFirst([amy], 2)).toBeGreaterThan(1);
  expect(assignFirst([amy, brian], 1)).toBe('Brian');
  expect(assignFirst([amy, brian], 2)).toBeLessThan(1);
});

test('network voices come after local ones, and novelty voices are never used', () => {
  const google = createVoice('Google US English', 'en-US', { localService: false });
  expect(
    [1, 2].map((speaker) => assignFirst([amy, google, createVoice('Bells', 'en-US'), brian], speaker)),
  ).toEqual(['Brian', 'Google US English']);
});

test('up to six speakers sound different with any set of voices', () => {
  forAll(fc.subarray([anna, amy, brian, cleo]), fc.integer({ min: 2, max: 6 }), (voices, count) => {
    const sounds = Array.from({ length: count }, (_, speaker) => assignFirst(voices, speaker));
    expect(new Set(sounds).size).toBe(count);
  });
});
