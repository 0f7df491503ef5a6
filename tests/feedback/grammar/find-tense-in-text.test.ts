import { describe, expect, test } from 'vitest';
import { findTenseInText, readPlacedSentences } from '../../../src/feedback/grammar/placed-sentences.ts';

/** No analyses are kept from one text to the next. */
const WITHOUT_SESSION = undefined;

/** The tense at the word in brackets: "We sat down and he [look]." */
function findTense(marked: string): string {
  const text = marked.replaceAll(/[[\]]/g, '');
  const base = /\[(\w+)\]/.exec(marked)?.[1] ?? '';
  return findTenseInText(readPlacedSentences(text, WITHOUT_SESSION), marked.indexOf('['), base);
}

describe('the tense of a text at a verb', () => {
  test.each([
    ['that of the other verb of its sentence', 'I called my father and he [laugh].'],
    ['the past after “yesterday”', 'Yesterday my mother [cook].'],
    [
      'the past in the sentence after one with a past time',
      'Yesterday is my birthday. My mother [cook] rice.',
    ],
    [
      'the past where a past time is followed by base forms',
      'Last Sunday I go to the market. My friends buy rice. We eat it. It [be] delicious.',
    ],
    ['that of the sentences before', 'We went out. We found a dog. He [bark] at us.'],
  ])('is %s', (_, text) => {
    expect(findTense(text)).toBe('past');
  });

  test.each([
    ['the present without any sign', 'He [go] home.'],
    ['the present of a habit', 'We played well. Every day my brother [train] for two hours and he is tired.'],
    ['the present in what is said in quotes', 'We went out. “My dog [bark] a lot,” he said.'],
    [
      'the present of a clause of time in a sentence that describes what still is so',
      'After a week it made a noise, and the clothes are still wet when it [finish].',
    ],
    [
      'the present in a sentence that tells what will be, after one in the past',
      'We had a party. The cousin will be offended and the music [go] on for days.',
    ],
    [
      'the present of base forms after a new time',
      'Last Sunday I go to the market. Every week we buy rice. We eat it. It [be] delicious.',
    ],
    ['the present after “now”', 'My aunt was a nurse. Now she [stay] at home.'],
    [
      'the present of a lasting state, even before a sentence in the past',
      'My brother is ten. He [like] football. Last week he won.',
    ],
  ])('is %s', (_, text) => {
    expect(findTense(text)).toBe('present');
  });

  test.each([
    [
      'where a lasting state follows a story in the past',
      'Last year I was in Spain. My cousin [live] there.',
    ],
    [
      'where a sentence leaves the story for what is possible now',
      "I broke my arm last week. I can't write, so my brother [write] this.",
    ],
    ['where only the next sentence is in the past', 'My father [wake] me early. We went to the airport.'],
  ])('is mixed %s', (_, text) => {
    expect(findTense(text)).toBe('mixed');
  });

  test('is that of the new paragraph and not of a quotation that was never closed', () => {
    expect(findTense('He said, "come here.\nWe went out and he [laugh].')).toBe('past');
  });
});
