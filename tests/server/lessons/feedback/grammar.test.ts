import { beforeAll, describe, expect, test } from 'vitest';
import { createHarperLinter, type HarperLinter } from '../../../../server/lessons/feedback/harper-linter.ts';
import { createHarperRuleSource } from '../../../../server/lessons/feedback/harper-rules.ts';

let grammar: HarperLinter;

beforeAll(async () => {
  grammar = await createHarperLinter();
}, 60_000);

async function corrections(text: string, knownWords: readonly string[] = []) {
  const context = { level: 'B1', knownWords: new Set(knownWords) } as const;
  const mistakes = await createHarperRuleSource(grammar).findMistakes(text, context);
  return mistakes.map(({ start, end, correction }) => `${text.slice(start, end)} → ${correction}`);
}

describe('a mistake of a learner is found', () => {
  test.each([
    ['Yesterday I goed home.', 'goed → went'],
    ['I have writed a letter.', 'writed → written'],
    ['My freind is here.', 'freind → friend'],
    ['Becouse of the rain we left.', 'Becouse → Because'],
    ['We saw the the sea.', 'the the → the'],
    ['I ate a apple.', 'a → an'],
    ['Then i went home.', 'i → I'],
    ['I learn english.', 'english → English'],
    ['I live here since three years.', 'since three years → for three years'],
  ])('%j: %s', async (text, correction) => {
    expect(await corrections(text)).toContain(correction);
  });

  test('a mistake has the right offset after characters outside of the basic plane', async () => {
    expect(await corrections('🙂🙂 My freind is here.')).toEqual(['freind → friend']);
  });

  test.each([
    ['I like asdf very much.', 'asdf → undefined'],
    ['My cat likes fdsgfd.', 'fdsgfd → undefined'],
    ['I like my scholl.', 'scholl → school'],
    ['It is nessesary to go.', 'nessesary → necessary'],
  ])(
    'a misspelling of no word, %j, has a correction only if it is near to one: %s',
    async (text, correction) => {
      expect(await corrections(text)).toEqual([correction]);
    },
  );

  test('a mistake has a reason in plain words', async () => {
    const [mistake] = await createHarperRuleSource(grammar).findMistakes('I ate a apple.', {
      level: 'A2',
      knownWords: new Set(),
    });
    expect(mistake?.reason).toMatch(/vowel sound/);
  });
});

describe('no mistake', () => {
  describe.each(
    Object.entries({
      'is a plain right sentence': [
        "It's half past nine.",
        "Hello, it's Ana.",
        'Are you OK?',
        'Are you new in this house?',
        'It must be there tomorrow.',
        'I will be with you tomorrow.',
        'She does not want to let down her fans.',
        "You're Dan's cousin.",
        'My parents were out last night.',
        'There are fish in the river.',
        "I won't say no to that.",
        'Waiters have time to play chess.',
        "Maybe the team'll win.",
        'How do you say "livre" in English?',
        'What I liked most was your calm voice.',
        'Does anybody want to add something?',
        'I am from Turkey.',
      ],
      'is British or American spelling': [
        'The colour of the theatre in the town centre is grey.',
        'The color of the theater in the town center is gray.',
        'We travelled to see our neighbours and organised a programme.',
        'We traveled to see our neighbors and organized a program.',
      ],
      'is a name': [
        'My friend Takahiro lives in Kraków.',
        'Takahiro is my friend.',
        'Their children are called Leo and Mia.',
        'Oluwaseun and I went to Ljubljana.',
        'Xiomara works with Wojciech.',
        'Lukas Meier and I met there.',
        'Camila Rojas',
        "Kenji wasn't happy.",
        'Oskar, who is twelve, lives here.',
      ],
      'is a verb behind an object': [
        'What he taught us was useful.',
        'Everybody except us was there.',
        'The bag beside us was open.',
        'The dog that bit him was black.',
        'Listening to them is fun.',
      ],
    }),
  )('%s', (_, texts) => {
    test.each(texts)('%j has no mistake', async (text) => {
      expect(await corrections(text)).toEqual([]);
    });
  });

  test('a word of the class is no mistake in any form', async () => {
    expect(await corrections('I ate pierogis and a pierogi.', ['pierogi'])).toEqual([]);
    expect(await corrections('I ate pierogis.')).not.toEqual([]);
  });

  test('a short answer without a capital letter is no mistake', async () => {
    expect(await corrections('has been\nmore often')).toEqual([]);
  });

  test('an empty text has no mistakes', async () => {
    expect(await corrections('')).toEqual([]);
  });
});
