import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IRREGULAR_VERBS } from '../../../src/feedback/lexicon/irregular-verbs.ts';
import { getEnglishVocabulary } from '../../../src/feedback/spelling/known-words.ts';
import { createSpellingChecker, spellingChecker } from '../../../src/feedback/spelling/spelling-checker.ts';
import { createVocabulary } from '../../../src/feedback/spelling/vocabulary.ts';
import { forAllAsync } from '../../for-all.ts';

const COMMON_MISSPELLINGS = [
  ...readFileSync(new URL('./common-misspellings.txt', import.meta.url), 'utf8')
    .replace(/^#.*/, '')
    .matchAll(/([a-z]+)\/([a-z]+)/gi),
];

async function findCorrections(text: string, knownWords: readonly string[] = []) {
  const context = { level: 'B1', knownWords: new Set(knownWords) } as const;
  const mistakes = await spellingChecker.findMistakes(text, context);
  return mistakes.map(({ start, end, correction }) => `${text.slice(start, end)} → ${correction}`);
}

describe('the speller', () => {
  test('the speller marks no word of its vocabulary', async () => {
    const words = ['colour', 'color', 'walks', 'empanadas', 'pelmeni', 'podcasts', 'gonna', 'kazakhstan'];
    await forAllAsync(fc.shuffledSubarray(words, { minLength: 1 }), async (chosen) => {
      expect(await findCorrections(`We like ${chosen.join(' and ')}.`)).toEqual([]);
    });
  });

  test('the speller corrects to words of its vocabulary only', async () => {
    const letters = fc.stringMatching(/^[a-z]{4,12}$/);
    await forAllAsync(fc.array(letters, { minLength: 1, maxLength: 4 }), async (words) => {
      const text = `We like the ${words.join(' and the ')}.`;
      const mistakes = await spellingChecker.findMistakes(text, { level: 'B1', knownWords: new Set() });
      // Two words are corrected to both: "onan" to "on an".
      for (const word of mistakes.flatMap(({ correction = '' }) => correction.toLowerCase().split(' ')))
        expect(getEnglishVocabulary().findRank(word), word).toBeDefined();
    });
  });

  test.each(['I write X.', 'We like the X.', 'They X it every day.', 'It is very X today.'])(
    'the speller corrects common misspellings in %j',
    async (sentence) => {
      for (const [, wrong = '', right = ''] of COMMON_MISSPELLINGS)
        expect(await findCorrections(sentence.replace('X', wrong))).toEqual([`${wrong} → ${right}`]);
    },
  );

  test('the speller takes random letters with a capital inside a sentence for a name', async () => {
    await forAllAsync(fc.stringMatching(/^[A-Z][a-z]{3,10}$/), async (name) => {
      expect(await findCorrections(`I know ${name} well.`)).toEqual([]);
    });
  });

  test.each([
    ['Afther that we go home.', 'Afther → After'],
    ['Therfore, we stayed at home.', 'Therfore → Therefore'],
    ['Evrybody likes it.', 'Evrybody → Everybody'],
    ['Techology has grown so fast.', 'Techology → Technology'],
  ])('the speller corrects the first word of %j', async (text, correction) => {
    expect(await findCorrections(text)).toEqual([correction]);
  });

  test.each([
    'Wendy goes to school by bus.',
    'Evert and I went home.',
    'Thera was very kind.',
    'Takahiro likes tea.',
    'Afther Smith wrote it.',
    'See you soon.\nAfther',
  ])('the speller takes the first word of %j for a name', async (text) => {
    expect(await findCorrections(text)).toEqual([]);
  });

  test.each([
    ['We need more exopsure to it.', 'exopsure → exposure'],
    ['He showed his imotions.', 'imotions → emotions'],
    ['It raises their competancy.', 'competancy → competency'],
  ])('the speller corrects a long misspelling of a rarer word in %j', async (text, correction) => {
    expect(await findCorrections(text)).toEqual([correction]);
  });

  test.each([
    ['It was unpossible to sleep.', 'unpossible → impossible'],
    ['He has an unability to listen.', 'unability → inability'],
  ])('the speller gives the usual word for the opposite in %j', async (text, correction) => {
    expect(await findCorrections(text)).toEqual([correction]);
  });

  test.each([
    ['She has a better postion now.', 'postion → position'],
    ['It was a bettter film.', 'bettter → better'],
    ['We asked the Govermment for help.', 'Govermment → government'],
  ])('the speller corrects the word of %j', async (text, correction) => {
    expect(await findCorrections(text)).toEqual([correction]);
  });

  test.each([
    'They are urbanites and like nomadism.',
    'It is a dystopian film.',
    'We met the Liberian team in Suriname.',
    'Esther says that she will come.',
  ])('the speller leaves a rarer form or a name alone in %j', async (text) => {
    expect(await findCorrections(text)).toEqual([]);
  });

  test('the speller never marks a word of the class, in any regular form', async () => {
    await forAllAsync(fc.stringMatching(/^[b-df-hj-n][aeiou][b-df-hj-n]{2}[aeiou]$/), async (word) => {
      expect(await findCorrections(`We ate ${word} and two ${word}s.`, [word])).toEqual([]);
    });
  });

  test.each([
    ['I likee it sooo much.', 'a word with a letter three times'],
    ['How do you say "gracias" in English?', 'a quoted word'],
    ['We ate a dish called pelmanyy.', 'a word that is introduced as a name'],
    ['Write to ana@exampel.com or #beutiful.', 'an address or a hashtag'],
    ['It is a well-knwon place.', 'a part of a word with a hyphen'],
    ['He got a new keybord-shortcut2go.', 'a word with digits'],
  ])('the speller leaves alone in %j %s', async (text) => {
    expect((await findCorrections(text)).filter((mark) => !mark.startsWith('likee'))).toEqual([]);
  });

  test.each([
    ['There are inmany places shops.', 'inmany → in many'],
    ['I played allday with her.', 'allday → all day'],
    ['She wants tobe a nurse.', 'tobe → to be'],
    ['I met myfriend at the shop.', 'myfriend → my friend'],
  ])('the speller splits two words in %j', async (text, correction) => {
    expect(await findCorrections(text)).toEqual([correction]);
  });

  test.each(['My todo list is long.', 'It was an inhouse course.', 'We ate dosa and thali.'])(
    'the speller does not split a word of %j',
    async (text) => {
      expect(await findCorrections(text)).toEqual([]);
    },
  );

  test('the speller leaves a short unknown word beside another unknown one alone', async () => {
    expect(await findCorrections('The bell made a zorb pling sound.')).toEqual([]);
    expect(await findCorrections('The bell says pling plong.')).toEqual([]);
  });

  test('the speller says where the difference is', async () => {
    const [mistake] = await spellingChecker.findMistakes('I have a rabit.', {
      level: 'A1',
      knownWords: new Set(),
    });
    expect(mistake?.reason).toBe('We write “rabbit” with “bb”.');
  });

  test('the speller takes the -s of a plural from an adjective, and says why', async () => {
    const [mistake] = await spellingChecker.findMistakes('The children became more confidents.', {
      level: 'B1',
      knownWords: new Set(),
    });
    expect(mistake).toMatchObject({
      correction: 'confident',
      reason: 'Adjectives have no plural, so “confident” takes no -s.',
    });
  });

  test('the speller corrects a word before an ’s', async () => {
    expect(await findCorrections('My neighbuor’s dog is big.')).toEqual(['neighbuor → neighbour']);
  });

  test('the speller gives names of days and languages their capital letter', async () => {
    expect(await findCorrections('We met on wenesday in a spanishh class.')).toEqual([
      'wenesday → Wednesday',
      'spanishh → Spanish',
    ]);
  });

  test('the speller prefers a word of the class', async () => {
    expect(await findCorrections('We saw the concret.')).toEqual(['concret → concrete']);
    expect(await findCorrections('We saw the concret.', ['concert'])).toEqual(['concret → concert']);
  });

  test.each([
    'Mi nombre es Juan y vivo en una ciudad muy bonita cerca de la playa con mis padres.',
    'Ich wohne in einer kleinen Stadt und fahre jeden Tag mit dem Bus zur Arbeit.',
    'Eu gosto muito de comer feijoada com os meus amigos no domingo.',
    'Saya suka makan nasi goreng bersama keluarga saya di rumah.',
    'Ben her gun okula gidiyorum ve arkadaslarimla futbol oynuyorum.',
  ])('the speller leaves a text of another language alone: %j', async (text) => {
    expect(await findCorrections(text)).toEqual([]);
  });
});

describe('a regular form of an irregular verb', () => {
  const verbs = IRREGULAR_VERBS.filter(({ base }) => {
    const isWord = getEnglishVocabulary().findRank(`${base}ed`) !== undefined;
    return base.length > 2 && !isWord && !/[ey]$/.test(base);
  });

  test('a regular form of an irregular verb is corrected to its past', async () => {
    expect(verbs.length).toBeGreaterThan(60);
    for (const { base, past } of verbs)
      expect(await findCorrections(`Yesterday we ${base}ed it.`)).toEqual([`${base}ed → ${past[0]}`]);
  });

  test('a regular form of an irregular verb is corrected to its third form after "have"', async () => {
    for (const { base, participle } of verbs)
      expect(await findCorrections(`We have ${base}ed it.`)).toEqual([`${base}ed → ${participle[0]}`]);
  });
});

test.each([
  ['exciteing', 'exciting'],
  ['happyer', 'happier'],
  ['carryed', 'carried'],
  ['easyly', 'easily'],
  ['hobbys', 'hobbies'],
  ['runing', 'running'],
])('the form %s of a known word is corrected to %s', async (wrong, right) => {
  expect(await findCorrections(`It is ${wrong} now.`)).toEqual([`${wrong} → ${right}`]);
});

test.each(['vlogging', 'rebooked', 'unfollows', 'overtourism', 'smartwatch', 'khinkalis', 'fruitcake'])(
  'the new form or compound %s is left alone',
  async (word) => {
    expect(await findCorrections(`They like ${word} now.`)).toEqual([]);
  },
);

test('a text with more unknown words than learners write costs a bounded number of guesses', async () => {
  let looks = 0;
  const vocabulary = createVocabulary(new Map([['the', 0]]));
  const checker = createSpellingChecker(() => ({
    ...vocabulary,
    findRank: (word) => (word === 'the' ? 0 : undefined),
    listLookAlikes() {
      looks++;
      return [];
    },
  }));
  const letters = 'bcdfghklmnprst';
  const words = [...letters].flatMap((one) =>
    [...letters].flatMap((two) => [...letters].map((three) => `${one}a${two}o${three}`)),
  );
  await checker.findMistakes(`the ${words.join(' the ')}`, { level: 'B1', knownWords: new Set() });
  expect(looks).toBeLessThanOrEqual(150);
});
