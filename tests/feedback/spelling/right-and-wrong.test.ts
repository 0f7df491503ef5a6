import { describe, expect, test } from 'vitest';
import { findShownMistakes } from './spelling-cases.ts';

async function corrections(text: string) {
  const mistakes = await findShownMistakes(text);
  return mistakes.map(({ start, end, correction }) => `${text.slice(start, end)} → ${correction}`);
}

describe('a mistake of a learner is found', () => {
  test.each([
    ['Yesterday I goed home.', 'goed → went'],
    ['I have writed a letter.', 'writed → written'],
    ['My freind is here.', 'freind → friend'],
    ['Becouse of the rain we left.', 'Becouse → Because'],
    ['I losted my keys.', 'losted → lost'],
    ['I was borned in Peru.', 'borned → born'],
    ['The childrens shoes are new.', "childrens → children's"],
    ['It is nessesary to go.', 'nessesary → necessary'],
  ])('%j: %s', async (text, correction) => {
    expect(await corrections(text)).toContain(correction);
  });

  test('a mistake has the right offset after characters outside of the basic plane', async () => {
    expect(await corrections('🙂🙂 I had a horible day.')).toEqual(['horible → horrible']);
  });

  test('a word that is far from every other gets no guess', async () => {
    expect(await corrections('My cat likes fdsgfd and asdf.')).toEqual([]);
  });

  test('a right word that is wrong here gets no other word for it', async () => {
    expect(await corrections('I canned go there.')).not.toContainEqual(expect.stringContaining("can't"));
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

  test('an empty text has no mistakes', async () => {
    expect(await corrections('')).toEqual([]);
  });
});
