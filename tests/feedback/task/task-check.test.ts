import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import type { Amount } from '../../../src/feedback/task/amounts.ts';
import { findAnsweredTasks } from '../../../src/feedback/task/answered-tasks.ts';
import { checkTask } from '../../../src/feedback/task/task-check.ts';
import {
  isWrittenTask,
  parseTaskRequirements,
  type TaskRequirements,
} from '../../../src/feedback/task/task-requirements.ts';
import { ALL_CLASS_REQUESTS, writeCurriculumClass } from '../../teacher/class-requests.ts';
import { SAMPLE_PLAN } from '../sample-plan.ts';

const check = (prompt: string, text: string, plan: LessonPlan = SAMPLE_PLAN) =>
  checkTask({ prompt, text }, plan);
const listUnmet = (prompt: string, text: string) => check(prompt, text).unmetRequirements;
const words = (count: number) => `${'word '.repeat(count).trim()}.`;
const sentences = (count: number) => 'We like it. '.repeat(count).trim();

describe('a task', () => {
  test.each<[string, TaskRequirements]>([
    [
      'Write an e-mail of 90–110 words about it.',
      { words: { min: 90, max: 110 }, letter: 'whole', contents: [] },
    ],
    ['Write a text of four or five sentences about it.', { sentences: { min: 4, max: 5 }, contents: [] }],
    [
      'You are Ben. Write a short postcard to Grandma: four sentences.',
      { sentences: { min: 4, max: 4 }, contents: [] },
    ],
    ['Write the conversation (six to eight lines).', { turns: { min: 6, max: 8 }, contents: [] }],
    [
      'Write two notices: one for a cat, one for a bag. 25–30 words each.',
      { words: { min: 50, max: 60 }, contents: [] },
    ],
    [
      "Write five short sentences. Use five of today's words.",
      { sentences: { min: 5, max: 5 }, classWords: 5, contents: [] },
    ],
    [
      'Write it in three short paragraphs (100 words).',
      { words: { min: 100, max: 100 }, paragraphs: { min: 3, max: 3 }, contents: [] },
    ],
    [
      'Write a message of 30–40 words. Say who, where and when.',
      { words: { min: 30, max: 40 }, contents: ['when'] },
    ],
    [
      'Write the first six sentences of an e-mail.',
      { sentences: { min: 6, max: 6 }, letter: 'begun', contents: [] },
    ],
    ['Write a scene about a big moment: opening a letter, getting an e-mail.', { contents: [] }],
    ['Which word do you like? Describe it.', { contents: [] }],
    ['Write the letter of the right answer.', { contents: [] }],
    ['Describe each thing in two sentences.', { contents: [] }],
  ])('has the requirements that its wording gives: %s', (prompt, requirements) => {
    expect(parseTaskRequirements(prompt)).toEqual(requirements);
  });

  test('has no requirements when it is spoken', () => {
    expect(isWrittenTask('Role-play. Say at least six sentences aloud.')).toBe(false);
    expect(check('Say five sentences aloud.', 'No.')).toEqual({
      metRequirements: [],
      unmetRequirements: [],
      specifiesLength: false,
    });
  });
});

describe('an answer', () => {
  test('that is shorter or much longer than the task says gets both numbers', () => {
    const prompt = 'Write an e-mail of 90–110 words.';
    expect(listUnmet(prompt, `Dear Li,\n${words(60)}\nBest wishes`)).toEqual([
      'The task asks for 90–110 words. Your text has 64.',
    ]);
    expect(listUnmet(prompt, `Dear Li,\n${words(200)}\nBest wishes`)[0]).toContain('Take out');
    expect(check(prompt, `Dear Li,\n${words(90)}\nBest wishes`)).toMatchObject({
      metRequirements: [
        'You wrote 94 words. That’s the right length.',
        expect.stringContaining('like a real letter'),
      ],
      unmetRequirements: [],
    });
  });

  test('with too few sentences or lines gets both numbers', () => {
    expect(listUnmet('Write six sentences about it.', sentences(4))).toEqual([
      'The task asks for six sentences. You wrote four.',
    ]);
    expect(listUnmet('Write a dialogue of six lines.', 'Ann: Hello!\nBen: Hi!')).toEqual([
      'The task asks for six lines. You wrote two.',
    ]);
  });

  test('can ask two questions in one sentence', () => {
    const prompt = 'Write three questions for your friend.';
    expect(listUnmet(prompt, 'Where does it sleep, and when does it get up? Is it big?')).toEqual([]);
    expect(
      listUnmet(prompt, 'Where does it sleep? Is it big? I know when it gets up and what it eats.'),
    ).toEqual(['The task asks for three questions. You wrote two.']);
  });

  test('can say thank you in other words', () => {
    const prompt = 'Write to Walter and thank him for his notes.';
    expect(listUnmet(prompt, 'I am so glad of your notes.')).toEqual([]);
    expect(listUnmet(prompt, 'I have read your notes.')).toEqual(['The task asks you to say thank you.']);
  });

  test('can have a line for each sentence in place of full stops', () => {
    expect(listUnmet('Write three sentences.', 'I like tea\nI like milk\nI have a dog')).toEqual([]);
  });

  test('that is a letter needs a greeting and a goodbye', () => {
    expect(listUnmet('Write an e-mail to a friend.', 'I am in Rome.\nSee you soon!\nAnna')).toEqual([
      expect.stringContaining('Say hello first'),
    ]);
    expect(listUnmet('Write an e-mail to a friend.', 'Hi Tom,\nI am in Rome.')).toEqual([
      expect.stringContaining('Say goodbye'),
    ]);
  });

  test('of one paragraph does not meet the task of an essay', () => {
    const prompt = 'Write a balanced text: the case for, the case against and your own conclusion.';
    expect(listUnmet(prompt, sentences(9))).toEqual(['Write a new paragraph for each idea.']);
    expect(check(prompt, `${sentences(4)}\n\n${sentences(4)}`).metRequirements).toEqual([
      'Two paragraphs: your text is easy to follow.',
    ]);
  });

  test('gets a message for each required point that it lacks', () => {
    const prompt = 'Write a message. Say when, and say why.';
    expect(listUnmet(prompt, 'Come home!')).toEqual([
      expect.stringContaining('the time'),
      expect.stringContaining('a reason'),
    ]);
    expect(listUnmet(prompt, 'Come home at six, because dinner is ready.')).toEqual([]);
  });

  test('with too few words of the class gets suggestions of others', () => {
    expect(listUnmet("Write a story. Use two of today's words.", 'I packed my bag.')).toEqual([
      'The task asks for two of the class’s words. You used one. Try: boarding pass.',
    ]);
  });

  test('needs no phrase of the Quick Check when the phrases are only examples of a beginning', () => {
    const prompt = 'Write it. Begin like one of the phrases in the Quick Check.';
    expect(listUnmet(prompt, 'One morning I went out.')).toEqual([]);
  });

  test('needs the phrases of the Quick Check that the task asks for', () => {
    const prompt = 'Write it. Begin and go on with phrases from the Quick Check.';
    expect(listUnmet(prompt, 'Where are you going? I am here.')).toEqual([
      'Then use another phrase from the Quick Check.',
    ]);
    expect(listUnmet(prompt, 'Where are you going? That sounds great!')).toEqual([]);
  });
});

describe('the task that an answer does', () => {
  const plan: LessonPlan = {
    ...SAMPLE_PLAN,
    exercises: [
      { prompt: 'Complete it: I ___.', key: ['go'] },
      { prompt: 'A lorry has brought chairs. Write an e-mail of 90–110 words about it.' },
      { prompt: 'Choose a question on which you and a friend disagree. Write your view.' },
    ],
  };
  const tasks = (answer: string) =>
    findAnsweredTasks(answer, plan).map(({ prompt, text }) => [
      plan.exercises.findIndex((each) => each.prompt === prompt) + 1,
      text,
    ]);

  test('is the open one with most words in common, or else the last one', () => {
    expect(tasks('Dear driver, the lorry has our chairs.')).toEqual([
      [2, 'Dear driver, the lorry has our chairs.'],
    ]);
    expect(tasks('My friend and I disagree.')).toEqual([[3, 'My friend and I disagree.']]);
    expect(tasks('Hm.')).toEqual([[3, 'Hm.']]);
  });

  test('is the one with its number, and notes count for another', () => {
    expect(tasks('The lorry!\n\nExercise answers:\n1. went\n3. I think so.')).toEqual([
      [2, 'The lorry!'],
      [3, 'I think so.'],
    ]);
    expect(tasks('1. went\n2. Dear Li')).toEqual([[2, 'Dear Li']]);
  });

  test('is the speaking prompt when no exercise is open', () => {
    const keyed = { ...plan, exercises: plan.exercises.slice(0, 1) };
    expect(findAnsweredTasks('We talked.', keyed)).toEqual([
      { prompt: SAMPLE_PLAN.speakingPrompt, text: 'We talked.' },
    ]);
  });
});

describe('tasks in the classes of the curriculum', () => {
  const plans = [3, 4].flatMap((seed) =>
    ALL_CLASS_REQUESTS.map((request) => writeCurriculumClass(request, seed)),
  );
  const tasks = plans.flatMap((plan) =>
    plan.exercises.flatMap(({ prompt, key }) => (key || !isWrittenTask(prompt) ? [] : [{ prompt, plan }])),
  );

  test('have a length requirement if they name a length', () => {
    const NAMED = /(?:\b(?:write|in|of) (?:an? )?|\()\d{2,3}(?:–\d{2,3})? words\b/i;
    const named = tasks.filter(({ prompt }) => NAMED.test(prompt));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ prompt, plan }) => !check(prompt, 'Yes.', plan).specifiesLength)).toEqual([]);
  });

  test('require plausible amounts only', () => {
    const odd = tasks.filter(({ prompt }) => {
      const { words, sentences, turns, paragraphs } = parseTaskRequirements(prompt);
      const isOdd = (amount: Amount | undefined, least: number, most: number) =>
        amount !== undefined && (amount.min < least || amount.max > most || amount.min > amount.max);
      return (
        isOdd(words, 15, 400) || isOdd(sentences, 1, 20) || isOdd(turns, 2, 20) || isOdd(paragraphs, 2, 6)
      );
    });
    expect(odd.map(({ prompt }) => prompt)).toEqual([]);
  });

  test('have no unmet requirement in a full answer', () => {
    const lacking = tasks.flatMap(({ prompt, plan }) => {
      const left = check(
        prompt,
        composeFullAnswer(parseTaskRequirements(prompt), plan),
        plan,
      ).unmetRequirements;
      return left.length > 0 ? [{ prompt, left }] : [];
    });
    expect(lacking).toEqual([]);
  });

  test('have no unmet requirement in the model answer of their class', () => {
    const withModel = plans.flatMap((plan) => {
      const prompt = plan.exercises.find(({ stage }) => stage === 'task')?.prompt;
      // A model answer about something else uses the words of that, not those of the class.
      return plan.modelAnswer && prompt && plan.modelAnswer.situation === undefined
        ? [{ prompt, plan, text: plan.modelAnswer.body }]
        : [];
    });
    expect(withModel.length).toBeGreaterThan(100);
    const lacking = withModel.flatMap(({ prompt, plan, text }) => {
      const left = check(prompt, text, plan).unmetRequirements;
      return left.length > 0 ? [`${plan.title}: ${left.join(' ')}`] : [];
    });
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('with requirements have an unmet one in an answer of one word', () => {
    const content = tasks.filter(({ prompt, plan }) => {
      const { contents, grammarUses, ...requirements } = parseTaskRequirements(prompt);
      const asks = Object.keys(requirements).length > 0 || contents.length > 0;
      return asks && check(prompt, 'Well', plan).unmetRequirements.length === 0;
    });
    expect(content.map(({ prompt }) => prompt)).toEqual([]);
  });
});

/** An answer that meets all requirements. */
function composeFullAnswer(requirements: TaskRequirements, { vocabulary, quickCheck }: LessonPlan): string {
  const {
    words: length,
    sentences: count,
    turns,
    paragraphs,
    questions = 0,
    classWords,
    phrases,
    letter,
  } = requirements;
  const lines = [
    ...(phrases ? [`${quickCheck[0]} ${quickCheck[2]}`] : []),
    ...(classWords ? [`${vocabulary.map(({ word }) => word).join(', ')}.`] : []),
    'I thank you, and I am sorry. For example, it costs money on Monday because it is so.',
    ...Array.from({ length: questions }, () => 'Is it so?'),
    ...Array.from(
      { length: Math.max(count?.min ?? 0, turns?.min ?? 0, paragraphs?.min ?? 0) },
      () => 'It is so.',
    ),
  ];
  const body = [...(letter ? ['Dear Li,'] : []), ...lines, ...(letter ? ['Best wishes, Anna'] : [])];
  if (!length) return body.join('\n');
  const missing = length.min - body.join(' ').split(/\s+/).length;
  return body.toSpliced(letter ? 1 : 0, 0, missing > 0 ? words(missing) : '').join('\n');
}
