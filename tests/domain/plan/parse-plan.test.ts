import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PLAN_LENGTH } from '../../../src/domain/plan/plan-limits.ts';
import { PLACEHOLDER_QUICK_CHECK } from '../../../src/domain/plan/quick-check.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { forAll } from '../../for-all.ts';
import { hostileText } from './arbitrary-plan.ts';

const MODEL_MADE = `
Sure! Here is your lesson.

## 🎯 Asking for help at work

### 1. Learning Objectives
- You can ask for help politely.

### 5) Quick-Check:
* [x] **Could I** ask you something?
* [ ] Do you have a minute?
+ [ ] Thanks, and what about Friday?

### Key Vocabulary (2 words)

| Example | Part of speech | Word | Definition |
|:--|--|--|--|
| We met the *deadline*. | noun | **deadline** | the last day \\| hour |
| | verb | \`to postpone\` | to move to a later time |

**Exercises:**

Fill in the gaps.

1) We must ____ the meeting.
   Use one word.
2) The ____ is Friday.

Good luck!

### Culture corner

In Britain, people say *sorry* a lot.

#### A detail

Really.

### Badge 🏅
**Polite Asker**
`;

describe('a plan by a language model', () => {
  const plan = parsePlan(MODEL_MADE);

  test('has the title above its sections', () => {
    expect(plan.title).toBe('🎯 Asking for help at work');
  });

  test('has its goal under another name', () => {
    expect(plan.goal).toBe('- You can ask for help politely.');
  });

  test('has the vocabulary by the names of the columns', () => {
    expect(plan.vocabulary).toEqual([
      { word: 'deadline', meaning: 'the last day | hour', example: 'We met the deadline.' },
      { word: 'to postpone', meaning: 'to move to a later time', example: '' },
    ]);
  });

  test('has the exercises of a list with brackets, under a bold line, with their instruction and later lines', () => {
    expect(plan.exercises).toEqual([
      { prompt: 'Fill in the gaps.\n\nWe must ____ the meeting.\nUse one word.' },
      { prompt: 'The ____ is Friday.\n\nGood luck!' },
    ]);
  });

  test('has the Quick Check from items of any bullet, ticked or not', () => {
    expect(plan.quickCheck).toEqual([
      'Could I ask you something?',
      'Do you have a minute?',
      'Thanks, and what about Friday?',
    ]);
  });

  test('has its badge without signs', () => {
    expect(plan.badge).toBe('Polite Asker');
  });

  test('keeps sections that the format does not know', () => {
    expect(plan.otherSections).toEqual([
      { heading: 'Notes', markdown: 'Sure! Here is your lesson.' },
      {
        heading: 'Culture corner',
        markdown: 'In Britain, people say *sorry* a lot.\n\n#### A detail\n\nReally.',
      },
    ]);
  });
});

describe('the sections of a plan', () => {
  test.each([
    'Vocab',
    'VOCABULARY LIST',
    '2. Vocabulary',
    'Vocabulary:',
    'Part 3: Vocabulary',
    'Vocabulary – food and drink',
    '📚 Key words',
  ])('"%s" is the vocabulary', (heading) => {
    const { vocabulary } = parsePlan(
      `# T\n\n#### ${heading}\n\n| Word | Meaning | Example |\n|-|-|-|\n| a | b | c |`,
    );
    expect(vocabulary).toEqual([{ word: 'a', meaning: 'b', example: 'c' }]);
  });

  test.each(['Exercise', 'Practice exercises', 'EXERCISES', 'Exercise 1'])(
    '"%s" are exercises',
    (heading) => {
      expect(parsePlan(`## ${heading}\n1. Say it.`).exercises).toEqual([{ prompt: 'Say it.' }]);
    },
  );

  test('exercises under separate headings are joined in order', () => {
    const { exercises } = parsePlan(
      '### Exercise 1: Choose\n\na or b\n\n### Exercise 2\n\n- Write.\n- Read.',
    );
    expect(exercises.map(({ prompt }) => prompt)).toEqual(['Choose\n\na or b', 'Write.', 'Read.']);
  });

  test.each(['QuickCheck', 'Quick check', 'quick-check'])('"%s" is the Quick Check', (heading) => {
    expect(parsePlan(`## ${heading}\n- [ ] Hello?`).quickCheck).toEqual(['Hello?']);
  });

  test('Quick Check items in groups are taken group by group', () => {
    const markdown = '## Quick Check\n- Starting:\n  - [ ] a\n  - [ ] b\n- Keeping:\n  - [ ] c\n  - [ ] d';
    expect(parsePlan(markdown).quickCheck).toEqual(['a', 'b', 'c', 'd']);
  });

  test('checkboxes without bullets are Quick Check items too', () => {
    expect(parsePlan('## Quick Check\n[ ] a\n[x] b').quickCheck).toEqual(['a', 'b']);
  });

  test.each(['', '# Only a title', '## Quick Check', '## Quick Check\n\nNothing here.'])(
    'four placeholders stand in for a Quick Check that is missing or empty: %j',
    (markdown) => {
      expect(parsePlan(markdown).quickCheck).toEqual(PLACEHOLDER_QUICK_CHECK);
      expect(PLACEHOLDER_QUICK_CHECK).toHaveLength(4);
    },
  );

  test('a table without known column names is read from left to right', () => {
    const { vocabulary } = parsePlan('## Vocabulary\n\n| | | |\n|-|-|-|\n| a | b | c |');
    expect(vocabulary).toEqual([{ word: 'a', meaning: 'b', example: 'c' }]);
  });

  test('a row without a word is left out', () => {
    expect(parsePlan('## Vocabulary\n\n| Word | Meaning |\n|-|-|\n| | b |').vocabulary).toEqual([]);
  });

  test('words in a list count as vocabulary', () => {
    const { vocabulary } = parsePlan(
      '## Vocabulary\n- **deadline**: the last day\n- follow-up – a second message',
    );
    expect(vocabulary).toEqual([
      { word: 'deadline', meaning: 'the last day', example: '' },
      { word: 'follow-up', meaning: 'a second message', example: '' },
    ]);
  });

  test('a teaching point has its heading, examples and common mistake', () => {
    const { teachingPoint } = parsePlan(
      '## Grammar focus: Past simple\n\nUse it for finished time.\n\n## Examples\n- I **went**.\n\n### Common mistakes\n**Wrong:** I goed.\n**Right:** I went.\nWhy: irregular',
    );
    expect(teachingPoint).toEqual({
      heading: 'Past simple',
      explanation: 'Use it for finished time.',
      examples: ['I **went**.'],
      commonMistake: { wrong: 'I goed.', right: 'I went.', why: 'irregular' },
    });
  });

  test('correct but less useful English is not read as a mistake', () => {
    const { teachingPoint } = parsePlan(
      '### A better way\n- Less useful: Answer me quickly.\n- Better: I look forward to your answer.\n- Why: An order sounds rude.',
    );
    expect(teachingPoint?.commonMistake).toEqual({
      wrong: 'Answer me quickly.',
      right: 'I look forward to your answer.',
      why: 'An order sounds rude.',
      lessUseful: true,
    });
  });

  test('a checklist and the minutes of stages are read from lists', () => {
    const plan = parsePlan(
      '## Time\n- words: 5 min\n- Last task: 15 minutes\n\n## Checklist (tick)\n- [ ] I said when.\n- [x] I was polite.',
    );
    expect(plan.minutes).toEqual({ words: 5, task: 15 });
    expect(plan.checklist).toEqual(['I said when.', 'I was polite.']);
  });

  test.each([
    ['Time: 45 minutes', ''],
    ['Time', '- Words: 5 minutes\n- Lunch: 60 minutes'],
    ['Time', '- Words: 5 minutes\n- Words: 6 minutes'],
    ['Checklist', 'Read your text again.'],
    ['A better way', 'Take the bus.'],
  ])('"%s" without the form of its section is kept as an other section', (heading, markdown) => {
    const plan = parsePlan(`## Goal\n\nTalk.\n\n## ${heading}\n\n${markdown}\n`);
    expect(plan).toMatchObject({ goal: 'Talk.', otherSections: [{ heading, markdown }] });
  });

  test('a second model text is kept as another section', () => {
    const plan = parsePlan('## Model text: A\n\none\n\n## Model answer: B\n\ntwo');
    expect(plan.model).toEqual({ title: 'A', body: 'one' });
    expect(plan.otherSections).toEqual([{ heading: 'Model answer: B', markdown: 'two' }]);
  });

  test('a second text to read is kept as another section', () => {
    const plan = parsePlan('## Reading: A\n\none\n\n## Dialogue: B\n\ntwo');
    expect(plan.text).toEqual({ kind: 'reading', title: 'A', body: 'one' });
    expect(plan.otherSections).toEqual([{ heading: 'Dialogue: B', markdown: 'two' }]);
  });

  test('text in a heading without a field joins the section’s text', () => {
    const plan = parsePlan('## Goal: Ask for help\n\nPolitely.\n\n## Badge: Polite Asker');
    expect(plan.goal).toBe('Ask for help\n\nPolitely.');
    expect(plan.badge).toBe('Polite Asker');
  });
});

describe('the video of a plan', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?t=4&v=dQw4w9WgXcQ&list=x',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=5',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    '[a video](https://youtu.be/dQw4w9WgXcQ)',
    '<https://youtu.be/dQw4w9WgXcQ>',
  ])('is found in %s', (link) => {
    expect(parsePlan(`# T\n\n## Warm-up\n\nWatch ${link} first.`).videoId).toBe('dQw4w9WgXcQ');
  });

  test.each([
    'https://youtu.be/short',
    'https://youtu.be/dQw4w9WgXcQtoolong',
    'https://www.youtube.com/watch?v=dQw4w9WgXc"',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
  ])('is not found in %s', (link) => {
    expect(parsePlan(`# T\n\n## Warm-up\n\nWatch ${link} first.`)).not.toHaveProperty('videoId');
  });
});

describe('any text at all', () => {
  test('is read without an error', () => {
    forAll(1000, fc.oneof(hostileText, fc.string({ unit: 'binary', maxLength: 300 })), (markdown) => {
      expect(parsePlan(markdown).quickCheck.length).toBeGreaterThan(0);
    });
  });

  test.each([
    ...['> ', '- ', '1. ', '## ', 'a\n===\n', '|', '\n', ' ', '\\', '`', '**', '*a ', '_a', '<a ', '<!--'],
    ...['[', '[a](', '[x]: "', 'https://www.youtube.com/watch?', '<!-- exercise-keys ['],
  ])('is read without an error even when it repeats %j up to the limit', (sign) => {
    const long = sign.repeat(Math.ceil(MAX_PLAN_LENGTH / sign.length));
    expect(parsePlan(long).otherSections.length).toBeLessThanOrEqual(100);
    expect(parsePlan(`## Quick Check\n\n- [ ] ${long}`).quickCheck.length).toBeGreaterThan(0);
  });

  test('is read no further than the limit', () => {
    const plan = parsePlan(`## Goal\n\n${'word '.repeat(MAX_PLAN_LENGTH)}`);
    expect(plan.goal.length).toBeLessThanOrEqual(MAX_PLAN_LENGTH);
  });
});
