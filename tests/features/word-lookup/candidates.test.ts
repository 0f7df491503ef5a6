import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCommonWords } from '../../../src/content/common-words/common-word.ts';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { loadWordIndex } from '../../../src/content/words/word-index.ts';
import type { VocabularyRow } from '../../../src/domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import { tokenizeWords } from '../../../src/domain/word-tokens.ts';
import {
  type Candidate,
  findCandidates,
  getCandidateWord,
  type LookupSources,
} from '../../../src/features/word-lookup/candidates.ts';
import { forAll } from '../../for-all.ts';

const bank = await loadWordIndex();
const commonWords = await loadCommonWords();
const rows = (await Promise.all(LEVELS.map(loadWords))).flat();
const posOf = new Map(rows.map(({ word, pos }) => [word, pos]));

const createEntry = (word: string): VocabularyRow => ({ word, meaning: `what ${word} means`, example: '' });

function createSources({
  taught = [],
  own = [],
  level = 'B1',
}: {
  taught?: string[];
  own?: string[];
  level?: Level;
} = {}): LookupSources {
  return { classWords: taught.map(createEntry), ownWords: own.map(createEntry), bank, commonWords, level };
}

/** The candidates for the first occurrence of `word`, without parts of speech that have no such form. */
function findCandidateWords(text: string, word: string, words = createSources()): readonly string[] {
  return findCandidates(text, text.indexOf(word), words).filter(canHaveForm).map(getCandidateWord);
}

function canHaveForm(candidate: Candidate): boolean {
  if (candidate.source !== 'bank' || !candidate.partsOfSpeech) return true;
  const pos = posOf.get(candidate.word);
  return pos !== undefined && candidate.partsOfSpeech.includes(pos);
}

test('every word of the bank is found in each of its own examples, at every level', () => {
  const lost = rows.flatMap(({ word, examples }) =>
    examples.flatMap((example) => {
      // Tokens with the same first letter are tried first, because that is quicker.
      const isLikely = ({ start }: { start: number }) =>
        example[start]?.toLowerCase() === word[0]?.toLowerCase();
      const places = tokenizeWords(example);
      const likelyFirst = [...places.filter(isLikely), ...places.filter((place) => !isLikely(place))];
      const isThere = likelyFirst.some(({ start }) =>
        findCandidates(example, start, createSources())
          .filter(canHaveForm)
          .some((each) => getCandidateWord(each) === word),
      );
      return isThere ? [] : [`${word}: ${example}`];
    }),
  );
  expect(lost).toEqual([]);
});

describe('a form of a word', () => {
  test.each([
    ['She was carrying two cases.', 'carrying', 'carry'],
    ['The babies cried.', 'babies', 'baby'],
    ['He caught the last train.', 'caught', 'catch'],
    ['This is the heaviest bag.', 'heaviest', 'heavy'],
    ['It went further than before.', 'further', 'far'],
    ['Two thieves waited.', 'thieves', 'thief'],
    ['They overtook us.', 'overtook', 'overtake'],
    ['They’ve carried it.', 'carried', 'carry'],
    ['We met on MONDAY.', 'MONDAY', 'Monday'],
    ['My sister’s house is old.', 'sister', 'sister'],
  ])('leads to the word: %s, %s, %s', (text, word, name) => {
    expect(findCandidateWords(text, word)).toContain(name);
  });

  test('is not found for a part of speech without such a form', () => {
    expect(findCandidateWords('The shop is on the corner.', 'corner')).toEqual(['corner']);
    expect(findCandidateWords('In the evening we ate.', 'evening')).toEqual(['evening']);
  });
});

describe('the candidate order', () => {
  test('has the class’s words before the bank’s, and the learner’s own last', () => {
    const words = createSources({ taught: ['book'], own: ['booked'] });
    const text = 'I booked a room.';
    expect(findCandidates(text, 2, words).map((each) => [each.source, getCandidateWord(each)])).toEqual([
      ['class', 'book'],
      ['own', 'booked'],
    ]);
  });

  test('has the bank’s words of the nearest level first', () => {
    const levels = new Map<string, Level>([
      ['found', 'C1'],
      ['find', 'A1'],
    ]);
    const findAtLevel = (level: Level) =>
      findCandidates('I found my keys.', 2, { ...createSources({ level }), bank: levels }).map(
        getCandidateWord,
      );
    expect(findAtLevel('A1')).toEqual(['find', 'found']);
    expect(findAtLevel('C1')).toEqual(['found', 'find']);
  });

  test('has each word once', () => {
    expect(
      findCandidateWords(
        'The luggage is heavy.',
        'luggage',
        createSources({ taught: ['luggage'], own: ['Luggage'] }),
      ),
    ).toEqual(['luggage']);
  });
});

describe('a word that is too common for the bank', () => {
  test.each([
    ['We went to the sea.', 'went', 'go'],
    ['Two women waited.', 'women', 'woman'],
    ['THE END', 'THE', 'the'],
    ['She doesn’t know.', 'doesn', "doesn't"],
    ['He sees her.', 'sees', 'see'],
    ['It may rain.', 'may', 'may'],
  ])('is found by its forms: %s, %s, “%s”', (text, word, name) => {
    expect(findCandidateWords(text, word)).toContain(name);
  });

  test('is listed with the bank’s word for the form, the easier one first', () => {
    const levels = new Map<string, Level>([['saw', 'C1']]);
    const at = findCandidates('I saw him.', 2, { ...createSources({ level: 'A2' }), bank: levels }).map(
      getCandidateWord,
    );
    expect(at).toEqual(['see', 'saw']);
  });

  test('is not guessed when the written word itself is known', () => {
    const even = { word: 'even', meaning: 'more than expected', example: 'Even I know that.' };
    const words = { ...createSources(), commonWords: new Map([['even', even]]) };
    expect(findCandidateWords('In the evening we ate.', 'evening', words)).toEqual(['evening']);
  });
});

describe('a phrase', () => {
  const words = createSources({
    taught: ['check out', 'ice cream', 'to look forward to (something)'],
    own: ['so far'],
  });

  test.each([
    ['We checked out at ten.', 'checked', 'check out'],
    ['We checked out at ten.', 'out', 'check out'],
    ['You should check it out now.', 'out', 'check out'],
    ['Two ice creams, please.', 'creams', 'ice cream'],
    ['I am looking forward to it.', 'forward', 'to look forward to (something)'],
    ['So far we have walked.', 'far', 'so far'],
    ['It was an old fashioned house.', 'old', 'old-fashioned'],
  ])('is found by each of its words: %s, %s, “%s”', (text, word, phrase) => {
    expect(findCandidateWords(text, word, words)[0]).toBe(phrase);
  });

  test.each([
    ['We went out to check.', 'out'],
    ['She checked all of the old rooms and went out.', 'out'],
    ['Check\nout', 'out'],
  ])('does not match here: %j, %s', (text, word) => {
    const [first] = findCandidateWords(text, word, createSources({ taught: ['check out'] }));
    expect(first).not.toBe('check out');
  });
});

test('a lookup accepts any text and offset, and finds nothing at an offset without a word', () => {
  forAll(200, fc.string({ unit: 'grapheme' }), fc.nat(), (text, place) => {
    const starts = tokenizeWords(text).map(({ start }) => start);
    for (const start of starts) findCandidates(text, start, createSources({ taught: ['check out'] }));
    if (!starts.includes(place)) expect(findCandidates(text, place, createSources())).toEqual([]);
  });
});
