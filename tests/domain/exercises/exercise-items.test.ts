import { describe, expect, test } from 'vitest';
import { parseExercise } from '../../../src/domain/exercises/exercise-items.ts';

const listForms = (prompt: string, key?: readonly string[]) =>
  parseExercise({ prompt, ...(key && { key }) })?.items.map(({ form }) => form);
const listKinds = (prompt: string, key?: readonly string[]) =>
  listForms(prompt, key)?.map(({ kind }) => kind);
const listOptionValues = (prompt: string, key: readonly string[]) =>
  listForms(prompt, key)?.map((form) =>
    'options' in form ? form.options.map(({ value }) => value) : form.kind,
  );

describe('an item is answered by choosing', () => {
  test('between options in the sentence', () => {
    expect(
      listForms('Choose.\n(1) We (have / had) a garden.\n(2) I (will / would) go.', ['had', 'would']),
    ).toEqual([
      {
        kind: 'choice',
        options: [
          { value: 'have', label: 'have' },
          { value: 'had', label: 'had' },
        ],
        sentence: ['We ', ' a garden.'],
      },
      {
        kind: 'choice',
        options: [
          { value: 'will', label: 'will' },
          { value: 'would', label: 'would' },
        ],
        sentence: ['I ', ' go.'],
      },
    ]);
  });

  test('between letters', () => {
    const prompt =
      'Choose the best answer.\n(1) Who calls? (a) a guest (b) the cook\n(2) When? (a) at six (b) at ten';
    expect(listOptionValues(prompt, ['a', 'b'])).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(parseExercise({ prompt, key: ['a', 'b'] })?.items[0]?.text).toBe('Who calls?');
  });

  test.each<[string, string[], string[]]>([
    [
      'Choose: at school, in bed, on the train.',
      ['in bed', 'at school'],
      ['at school', 'in bed', 'on the train'],
    ],
    ['Is it a fact (F) or an opinion (O)?', ['F', 'O'], ['F', 'O']],
    ['Write C (customer) or S (person who works in the shop).', ['C', 'S'], ['C', 'S']],
    ['True or false?', ['true', 'false'], ['true', 'false']],
    ['True, false or not in the text?', ['true', 'false'], ['true', 'false', 'not in the text']],
    ['Write "yes" or "no".', ['no', 'yes'], ['yes', 'no']],
    ['Complete with *for* or *since*.', ['since', 'for'], ['for', 'since']],
    [
      'Match each meaning with a word: afford, wrap, remind.',
      ['wrap', 'afford'],
      ['afford', 'wrap', 'remind'],
    ],
    ['Fair or unfair summary of the other side?', ['unfair', 'fair'], ['fair', 'unfair']],
  ])('between the options that the task names: %s', (task, key, values) => {
    expect(listOptionValues(`${task}\n(1) One thing.\n(2) Another ___.`, key)).toEqual([values, values]);
  });

  test('between the words of the item, if one of them is right', () => {
    expect(
      listOptionValues('Which word is different?\n(1) dog, cat, bus\n(2) tea, milk, chair', ['bus', 'chair']),
    ).toEqual([
      ['dog', 'cat', 'bus'],
      ['tea', 'milk', 'chair'],
    ]);
  });

  test('unless the task names words that are not answers', () => {
    expect(
      listKinds('Complete with the past simple or the past perfect.\n(1) I ___ (go).\n(2) She ___ (be).', [
        'went',
        'was',
      ]),
    ).toEqual(['gaps', 'gaps']);
  });
});

describe('an item is answered', () => {
  test('gap by gap, with words of the bank if there is one', () => {
    expect(listForms('Complete.\n(1) When I ___, she ___ gone.\n(2) I ___.', ['came, had', 'ran'])).toEqual([
      { kind: 'gaps', parts: ['When I ', ', she ', ' gone.'], taskOptions: [] },
      { kind: 'gaps', parts: ['I ', '.'], taskOptions: [] },
    ]);
  });

  test('by correcting the sentence', () => {
    expect(
      listForms('Each has one mistake. Write it correctly.\n(1) She go home.\n(2) It are cold.', [
        'She goes home.',
        'It is cold.',
      ]),
    ).toEqual([
      { kind: 'correction', words: ['She', 'go', 'home.'], isWrong: true },
      { kind: 'correction', words: ['It', 'are', 'cold.'], isWrong: true },
    ]);
  });

  test('by changing the sentence, if it has no mistake', () => {
    expect(
      listForms('Say it in a stronger way.\n(1) I am tired.\n(2) It is hot.', [
        'I am so tired.',
        'It is so hot.',
      ]),
    ).toEqual([
      { kind: 'correction', words: ['I', 'am', 'tired.'], isWrong: false },
      { kind: 'correction', words: ['It', 'is', 'hot.'], isWrong: false },
    ]);
  });

  test.each([
    ['on Monday: we / get / a room', 'On Monday we got a room.'],
    ['Hat: blue, warm', 'The hat is blue and warm.'],
  ])('in a text field, if it is a note to write out: %s', (note, sentence) => {
    expect(
      listKinds(`Write each note as a sentence.\n(1) ${note}\n(2) ${note}`, [sentence, sentence]),
    ).toEqual(['field', 'field']);
  });

  test('by putting words in order', () => {
    expect(
      listForms('Put the words in order.\n(1) is / where / she\n(2) Down turn it!', [
        'Where is she?',
        'Turn it down!',
      ]),
    ).toEqual([
      { kind: 'tiles', words: ['is', 'where', 'she'] },
      { kind: 'tiles', words: ['Down', 'turn', 'it'] },
    ]);
  });

  test('by putting words in order, without the dashes of notes', () => {
    expect(
      listForms('Put the small words back.\n(1) bus – stops - here (the)', ['The bus stops here.']),
    ).toEqual([{ kind: 'tiles', words: ['bus', 'stops', 'here', 'the'] }]);
  });

  test('by putting lettered lines in order', () => {
    expect(
      listKinds('Put the story in order. (a) He ran. (b) He saw it. (c) He was safe.', ['b, a, c / bac']),
    ).toEqual(['order']);
  });

  test('by putting lines in order, without the instruction about letters, which are not shown', () => {
    const prompt = 'In which order? Write the letters: (a) He ran. (b) He saw it. (c) He was safe.';
    expect(parseExercise({ prompt, key: ['b, a, c / bac'] })?.task).toBe('In which order?');
  });

  test('in a text field, if it asks for other words', () => {
    expect(
      listKinds('Rewrite with the word in brackets.\n(1) I am not tall. (wish)\n(2) I can’t swim. (wish)', [
        'I wish I were tall.',
        'I wish I could swim.',
      ]),
    ).toEqual(['field', 'field']);
  });
});

describe('an exercise is not split into items:', () => {
  test.each<[string, string[] | undefined]>([
    ['Write six sentences about your town.', undefined],
    ['Complete.\n(1) I ___.\n(2) She ___.', ['go']],
    ['Talk about it:\n- your town\n- your street', undefined],
  ])('%j', (prompt, key) => {
    expect(parseExercise({ prompt, ...(key && { key }) })).toBeNull();
  });
});

test('other ways to number or letter items are recognised', () => {
  const key = ['went', 'goes'];
  for (const [one, two] of [
    ['1)', '2)'],
    ['1.', '2.'],
    ['a)', 'b)'],
    ['(a)', '(b)'],
    ['-', '-'],
    ['•', '•'],
  ]) {
    expect(
      parseExercise({ prompt: `Complete.\n${one} He ___ home.\n  ${two} She ___ now.`, key })?.items,
    ).toHaveLength(2);
  }
});

test('items without a key are split, and have no accepted answers', () => {
  const items = parseExercise({ prompt: 'Answer.\n(1) How old are you?\n(2) Where do you live?' })?.items;
  expect(items?.map(({ form, accepted }) => [form.kind, accepted])).toEqual([
    ['field', undefined],
    ['field', undefined],
  ]);
});
