import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatHomeworkFileName,
  formatHomeworkItemFileName,
  listAnsweredExercises,
  renderHomework,
  renderHomeworkItem,
} from '../../src/domain/homework-file.ts';
import { forAll } from '../for-all.ts';
import { aHomework } from '../sync/some-records.ts';

const LESSON = `# Asking for help

## Exercises

1. She ____ (go) home.
2. Write about your day.
   Use the past.

<!-- exercise-keys [["went"],null] -->
`;

const RECORD = aHomework({
  id: 'h1',
  createdAt: Date.UTC(2025, 2, 4, 23, 30),
  studentLevel: 'B2',
  skillFocus: 'Writing',
  feedback: 'Well *done*.',
  lesson: LESSON,
  date: '3/5/2025, 12:30:00 AM',
  dragItems: { starting: ['Could I …?'], keeping: [] },
  exercises: { '1': 'I wrote an e-mail.', '0': 'went', '5': 'stray', '2': ' ', x: 'odd' },
});

describe('the file name', () => {
  test('of all homework has the user id', () => {
    expect(formatHomeworkFileName('uid-1')).toBe('homework-uid-1.md');
  });

  test('of one item has the user id, the local date and the skill', () => {
    expect(formatHomeworkItemFileName('uid-1', RECORD, [RECORD], 'UTC')).toBe(
      'homework-uid-1-2025-03-04-Writing.md',
    );
    expect(formatHomeworkItemFileName('uid-1', RECORD, [RECORD], 'Europe/Rome')).toBe(
      'homework-uid-1-2025-03-05-Writing.md',
    );
  });

  test('has only characters that every file system takes', () => {
    forAll(fc.string({ unit: 'binary' }), (uid) => {
      expect(formatHomeworkFileName(uid)).toMatch(/^homework-[A-Za-z0-9_-]{1,80}\.md$/);
      expect(formatHomeworkItemFileName(uid, RECORD, [RECORD])).toMatch(
        /^homework-[A-Za-z0-9_-]{1,110}\.md$/,
      );
    });
  });
});

test('every homework has a different file name, also on a file system that ignores case', () => {
  const titles = fc.constantFrom('Asking', 'ASKING', 'Asking-2', 'Просьба', 'Вопрос', '');
  const skills = fc.constantFrom('Writing', 'Reading');
  forAll(fc.array(fc.tuple(titles, skills), { maxLength: 12 }), (each) => {
    const all = each.map(([title, skillFocus], index) =>
      aHomework({ ...RECORD, id: `h${index}`, skillFocus, lesson: `# ${title}` }),
    );
    const names = all.map((record) => formatHomeworkItemFileName('uid-1', record, all, 'UTC'));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(all.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]+\.md$/);
  });
});

test('a later homework of the same day and skill adds its title, and the first keeps its name', () => {
  const later = aHomework({ ...RECORD, id: 'h2', createdAt: RECORD.createdAt + 1 });
  const all = [later, RECORD];
  const formatName = (record: typeof RECORD) => formatHomeworkItemFileName('uid-1', record, all, 'UTC');
  expect(formatName(RECORD)).toBe('homework-uid-1-2025-03-04-Writing.md');
  expect(formatName(later)).toBe('homework-uid-1-2025-03-04-Writing-Asking_for_help.md');
});

describe('the exercise answers', () => {
  test('come with their exercises, in the plan’s order, without blank ones', () => {
    expect(listAnsweredExercises(RECORD)).toEqual([
      { number: 1, prompt: 'She ____ (go) home.', answer: 'went' },
      { number: 2, prompt: 'Write about your day.\nUse the past.', answer: 'I wrote an e-mail.' },
      { number: 6, prompt: '', answer: 'stray' },
    ]);
  });
});

describe('the document', () => {
  test('of one item is markdown with all of its content', () => {
    expect(renderHomeworkItem(RECORD)).toBe(`# Asking for help

- Saved: 3/5/2025, 12:30:00 AM
- Skill: Writing
- Level: B2
- Teacher: Maya

## Notes

My notes

## Exercise answers

**Exercise 1**

> She ____ (go) home.

went

**Exercise 2**

> Write about your day.
> Use the past.

I wrote an e-mail.

**Exercise 6**

stray

## Drag and drop

- Starting: Could I …?

## Feedback

Well *done*.

## The lesson

> # Asking for help
>
> ## Exercises
>
> 1. She ____ (go) home.
> 2. Write about your day.
>    Use the past.
`);
  });

  test('leaves out empty parts', () => {
    const document = renderHomeworkItem({
      ...RECORD,
      lesson: '',
      exercises: {},
      feedback: '',
      dragItems: { starting: [], keeping: [] },
    });
    expect(document).toBe(`# Writing homework

- Saved: 3/5/2025, 12:30:00 AM
- Skill: Writing
- Level: B2
- Teacher: Maya

## Notes

My notes
`);
  });

  test('of all items has each under its own heading, in the order given', () => {
    const document = renderHomework([RECORD, { ...RECORD, id: 'h2', lesson: '# Second\n' }]);
    expect(document.match(/^##? .*$/gm)).toEqual(['# Homework', '## Asking for help', '## Second']);
  });

  test('keeps the headings of feedback below its own', () => {
    const feedback = '## What was good\n\nYour verbs.\n\n### One step\n\nArticles.';
    const findHeadings = (document: string) => document.match(/^#+ (Feedback|What was good|One step)$/gm);
    expect(findHeadings(renderHomework([{ ...RECORD, feedback }]))).toEqual([
      '### Feedback',
      '#### What was good',
      '##### One step',
    ]);
    expect(findHeadings(renderHomeworkItem({ ...RECORD, feedback }))).toEqual([
      '## Feedback',
      '### What was good',
      '#### One step',
    ]);
  });
});
