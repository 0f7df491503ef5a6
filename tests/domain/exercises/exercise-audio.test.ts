import { describe, expect, test } from 'vitest';
import { splitAnswerWords } from '../../../src/domain/exercises/answer-form.ts';
import { findExerciseAudio } from '../../../src/domain/exercises/exercise-audio.ts';
import { removePronunciationMarks } from '../../../src/domain/exercises/quoted-speech.ts';
import type { Exercise, LessonText } from '../../../src/domain/lesson-plan.ts';
import { toExercise } from '../../../src/teacher/to-exercise.ts';
import { passages, unitFiles } from '../../teacher/curriculum-files.ts';

/** What is said beside each item, in one text each. */
function listHeardTexts(exercise: Exercise, text?: LessonText): readonly string[] {
  const { items } = findExerciseAudio(exercise, { skill: 'Listening', text });
  return items.map((lines) => lines.map((line) => line.text).join(' '));
}

const createExerciseOfTwo = (
  task: string,
  [first, second]: [string, string],
  key: [string, string],
): Exercise => ({
  prompt: `${task}\n(1) ${first}\n(2) ${second}`,
  key,
});

test('a sentence to repeat is played in Speaking, without its instruction', () => {
  const prompt =
    'Hello, is this seat free?\nListen and say it three times: slowly, then fast, then with a smile.';
  const { task } = findExerciseAudio({ prompt }, { skill: 'Speaking' });
  expect(task.map(({ text }) => text)).toEqual(['Hello, is this seat free?']);
  expect(findExerciseAudio({ prompt: 'Say five sentences about you.' }, { skill: 'Speaking' }).task).toEqual(
    [],
  );
});

describe('an item plays', () => {
  test('the speech that it quotes, without comments on it', () => {
    const exercise = createExerciseOfTwo(
      'The listener misunderstood. Write the real meaning.',
      ['"It’s not exactly cheap." Listener: it is cheap.', '"I couldn’t agree more." Note: he disagrees.'],
      ['It is expensive.', 'He agrees.'],
    );
    expect(listHeardTexts(exercise)).toEqual(['It’s not exactly cheap.', 'I couldn’t agree more.']);
  });

  test('a word in a question about sound, as it is spoken and not as it is printed', () => {
    expect(
      listHeardTexts(
        createExerciseOfTwo(
          'Is the first part (1) or the second part (2) strong?',
          ['wa-ter', 'ho-TEL'],
          ['1', '2'],
        ),
      ),
    ).toEqual(['water', 'hotel']);
    expect(
      listHeardTexts(
        createExerciseOfTwo('Which number is it?', ['fourTEEN: (14 / 40)', 'SIXty: (16 / 60)'], ['14', '60']),
      ),
    ).toEqual(['fourteen', 'sixty']);
    expect(
      listHeardTexts(
        createExerciseOfTwo(
          'Which word is it?',
          ['C-A-T: (cat / cut)', 'B-E-D: (bad / bed)'],
          ['cat', 'bed'],
        ),
      ),
    ).toEqual(['C, A, T', 'B, E, D']);
    const stress = createExerciseOfTwo(
      'Where is the strong part? Choose (a) or (b).',
      ['(a) BAnana (b) baNAna', '(a) HOtel (b) hoTEL'],
      ['b', 'b'],
    );
    expect(listHeardTexts(stress)).toEqual(['banana', 'hotel']);
  });

  test('what was said, if the item shows what a listener wrote down wrong', () => {
    const exercise = createExerciseOfTwo(
      'Somebody wrote what they heard. Write the sentence correctly.',
      ['"There coming at ate."', '"I should of called."'],
      ["They're coming at eight. / They are coming at eight.", 'I should have called.'],
    );
    expect(listHeardTexts(exercise)).toEqual(["They're coming at eight.", 'I should have called.']);
  });

  test('no sentence with a mistake, and no answer to a gap', () => {
    expect(
      listHeardTexts(
        createExerciseOfTwo(
          'There is one mistake. Write it correctly.',
          ['"Not run here!"', '"He go home."'],
          ["Don't run here!", 'He goes home.'],
        ),
      ),
    ).toEqual(['', '']);
    expect(
      listHeardTexts(
        createExerciseOfTwo('Listen and complete.', ['"Take a ___."', 'I can ___ it.'], ['seat', 'hear']),
      ),
    ).toEqual(['', '']);
  });

  test('two speakers with two voices', () => {
    const exercise = createExerciseOfTwo(
      'Does speaker B agree?',
      ['A: It needs salt. B: You’re right, it does.', '"Let’s go." – "Must we?"'],
      ['yes', 'no'],
    );
    const { items } = findExerciseAudio(exercise, { skill: 'Listening' });
    expect(items.map((lines) => lines.map(({ speakerIndex }) => speakerIndex))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

test('a task plays the talk that it quotes, but not a single word that it is about', () => {
  const findHeardTexts = (prompt: string) =>
    findExerciseAudio(
      { prompt: `${prompt}\n(1) He is ___.\n(2) She is ___.`, key: ['in', 'out'] },
      { skill: 'Listening' },
    ).task.map(({ text }) => text);
  expect(findHeardTexts('Read aloud, then complete: "Mia: Is Leo in? Ann: He is, and I am not."')).toEqual([
    'Is Leo in?',
    'He is, and I am not.',
  ]);
  expect(findHeardTexts('Complete. Use "in" or "out".')).toEqual([]);
});

test('classes of other skills play nothing', () => {
  const exercise = createExerciseOfTwo(
    'Agree or not?',
    ['"I love it here."', '"I hate it here."'],
    ['yes', 'no'],
  );
  expect(findExerciseAudio(exercise, { skill: 'Grammar' }).items).toEqual([[], []]);
});

describe('the spoken form of a text', () => {
  test.each([
    ['"CAN’T" is said quietly', 'I CAN’T come on SUNday.', 'I can’t come on sunday.'],
    ['"I" and "OK" stay', 'I said OK.', 'I said OK.'],
    [
      'pauses are commas, and movements of the voice no words',
      'twenty | five-minute talks ↘↗',
      'twenty, five-minute talks',
    ],
    ['an ending that may be there is said', 'I like(d) it.', 'I liked it.'],
  ])('is right for %s', (_, written, heard) => {
    expect(removePronunciationMarks(written, false)).toBe(heard);
  });

  test('joins syllables only if words are split into syllables', () => {
    expect(removePronunciationMarks('kan-ga-ROO', true)).toBe('kangaroo');
    expect(removePronunciationMarks('forty-two', false)).toBe('forty-two');
  });
});

describe('in the curriculum', () => {
  const ofUnits = unitFiles
    .filter(({ skill }) => skill === 'Listening')
    .flatMap(({ units }) => units)
    .flatMap(({ id, exercises }) => exercises.map((exercise) => ({ id, exercise: toExercise(exercise) })));
  const ofPassages = passages
    .filter(({ skill }) => skill === 'Listening')
    .flatMap(({ id, body, exercises }) => {
      const text: LessonText = { kind: 'listening', title: id, body: body.join('\n\n') };
      return exercises.map((exercise) => ({ id, text, exercise: toExercise(exercise) }));
    });

  test('each dictation plays its sentence from the text', () => {
    const dictations = ofPassages.filter(({ exercise }) => /^Dictation/.test(exercise.prompt));
    expect(dictations.length).toBeGreaterThan(100);
    for (const { id, exercise, text } of dictations) {
      const [heard = ''] = listHeardTexts(exercise, text);
      expect(exercise.key?.[0]?.split(' / '), id).toContain(heard);
      expect(splitAnswerWords(text.body).join(' '), id).toContain(splitAnswerWords(heard).join(' '));
    }
  });

  test('nineteen of twenty items that listen again play a line of the text with the answer in it', () => {
    const again = ofPassages
      .filter(({ exercise }) => /^Listen again/.test(exercise.prompt))
      .flatMap(({ exercise, text }) => listHeardTexts(exercise, text).map((heard) => ({ heard, text })));
    const played = again.filter(({ heard }) => heard !== '');
    expect(played.length / again.length).toBeGreaterThan(0.95);
    for (const { heard, text } of played)
      expect(splitAnswerWords(text.body).join(' ')).toContain(splitAnswerWords(heard).join(' '));
  });

  /** Printed words in any form: "cook(ed)", "wa-ter", "S-H-I-P". */
  const getLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

  test('an item plays only words that are printed in it, except for misheard sentences', () => {
    const isMisheard = /heard|by ear|what he heard|strong words|You write/;
    for (const { id, exercise } of ofUnits.filter(({ exercise }) => !isMisheard.test(exercise.prompt))) {
      for (const heard of listHeardTexts(exercise).join(' ').split(' '))
        expect(getLetters(exercise.prompt), `${id}: ${exercise.prompt}`).toContain(getLetters(heard));
    }
  });

  test('a gap is never spoken', () => {
    for (const { id, exercise } of ofUnits) {
      const { task, items } = findExerciseAudio(exercise, { skill: 'Listening' });
      for (const { text } of [...task, ...items.flat()]) expect(text, id).not.toMatch(/_|\(|\)|[↗↘|]/);
    }
  });

  test('at least six in ten exercises with a key are played in units about sound', () => {
    const aboutSound = /numbers|past-endings|word-stress|connected-speech|strong-part|fast-speech/;
    const silent = ofUnits
      .filter(({ id, exercise }) => aboutSound.test(id) && exercise.key)
      .filter(({ exercise }) => listHeardTexts(exercise).every((heard) => heard === ''));
    const all = ofUnits.filter(({ id, exercise }) => aboutSound.test(id) && exercise.key);
    expect(silent.length / all.length).toBeLessThan(0.4);
  });
});
