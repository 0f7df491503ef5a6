import { describe, expect, test } from 'vitest';
import { isAboveLevel, listWordsExceptNames } from '../../src/content/word-levels/word-levels.ts';
import type { AnswerForm } from '../../src/domain/exercises/answer-form.ts';
import { parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import type { Level } from '../../src/domain/levels.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { countTextWords } from '../../src/domain/word-count.ts';
import { parseTaskRequirements } from '../../src/feedback/task/task-requirements.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import { formatTask } from '../../src/teacher/class-parts.ts';
import { toExercise } from '../../src/teacher/to-exercise.ts';
import type { TwoSittingLesson } from '../../src/teacher/week-schema.ts';
import { findRepeated } from '../content/bank-checks.ts';
import {
  collectTexts,
  listLessonExercises,
  passages,
  speakingModuleFiles,
  speakingTopics,
  strands,
  taskFiles,
  unitFiles,
  units,
  weekFiles,
} from './curriculum-files.ts';
import { isFormOf, isUsedIn } from './is-form-of.ts';
import { estimateSittings } from './lesson-time.ts';

const BAND_LEVEL = { A: 'A2', B: 'B1', C: 'C1' } as const satisfies Record<string, Level>;

const weekLessons = weekFiles.flatMap((week) =>
  week.lessons.map((lesson) => ({ name: `${week.path}, ${lesson.title}`, level: week.level, week, lesson })),
);
const moduleLessons = speakingModuleFiles.flatMap((file) =>
  file.lessons.map((lesson) => ({
    name: `${file.path}, module ${lesson.module}, ${lesson.title}`,
    level: BAND_LEVEL[file.band],
    lesson,
  })),
);
const lessons = [...weekLessons, ...moduleLessons];

const normaliseText = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** The texts of a lesson, without names for authors. */
function collectReadTexts(lesson: (typeof lessons)[number]['lesson']): string[] {
  const practice = [...lesson.practice, ...lesson.more].map(({ kind: _, ...rest }) => rest);
  const { skill: _, unit: __, more: ___, ...rest } = { skill: '', unit: '', ...lesson };
  return collectTexts({ ...rest, practice });
}

const isTyped = (form: AnswerForm) =>
  form.kind === 'field' ||
  form.kind === 'correction' ||
  (form.kind === 'gaps' && form.taskOptions.length === 0);

/** The items of a lesson that are answered with a keyboard. */
function listTypedItems(name: string, lesson: TwoSittingLesson): string[] {
  return listLessonExercises(lesson).flatMap((exercise) =>
    (parseExercise(toExercise(exercise))?.items ?? [])
      .filter(({ form }) => isTyped(form))
      .map(({ text }) => `${name}: ${text}`),
  );
}

/** The lessons of a file that practise too much like the lesson before. */
function listLessonsWithSameKinds(file: { path: string; lessons: readonly TwoSittingLesson[] }): string[] {
  return file.lessons.slice(1).flatMap((lesson, index) => {
    const before = new Set(file.lessons[index]?.practice.map(({ kind }) => kind));
    const shared = lesson.practice.filter(({ kind }) => before.has(kind));
    return shared.length > 2 || (shared.length === lesson.practice.length && shared.length > 1)
      ? [`${file.path}, ${lesson.title}`]
      : [];
  });
}

describe('a lesson of a week or a Speaking module', () => {
  test('uses five or more of its words in its text', () => {
    const poor = lessons.filter(
      ({ lesson: { text, words } }) => words.filter(({ word }) => isUsedIn(text.body, word)).length < 5,
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  test('marks in each example of a word the word or a form of it, and explains it without itself', () => {
    const wrong = lessons.flatMap(({ name, lesson }) =>
      lesson.words
        .filter(
          ({ word, meaning, example }) =>
            !isFormOf(/\*([^*]+)\*/.exec(example)?.[1] ?? '', word) ||
            ` ${normaliseText(meaning)} `.includes(` ${normaliseText(word)} `),
        )
        .map(({ word, example }) => `${name}: ${word} in ${example}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has items that are answered one by one, with a form for each', () => {
    const wrong = lessons.flatMap((each) =>
      listLessonExercises(each.lesson).flatMap((exercise) => {
        const parsed = parseExercise(toExercise(exercise));
        return parsed?.items.length === exercise.items.length ? [] : [`${each.name}: ${exercise.task}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('is noticed, checked and first practised by choosing, not by writing', () => {
    const wrong = lessons.flatMap(({ name, lesson: { notice, rule, first } }) =>
      [notice, rule.check, first].flatMap((exercise) => {
        const items = parseExercise(toExercise(exercise))?.items ?? [];
        return items
          .filter(({ form }) => form.kind === 'field')
          .map(({ text }) => `${name}: ${exercise.task} ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has gap sentences that are new, not those of its word table', () => {
    const repeated = lessons.flatMap((each) =>
      listLessonExercises(each.lesson).flatMap(({ items }) =>
        items
          .filter((item) =>
            each.lesson.words.some(({ word, example }) => {
              const rest = normaliseText(example).replace(normaliseText(word), '').trim();
              return rest !== '' && normaliseText(item).replaceAll('_', '').includes(rest);
            }),
          )
          .map((item) => `${each.name}: ${item}`),
      ),
    );
    expect(repeated).toEqual([]);
  });

  test.each(lessons.map((each) => [each.name, each] as const))(
    '%s takes at most twelve minutes a sitting',
    (_, { lesson, level }) => {
      const { first, second } = estimateSittings(lesson, getCefrBand(level));
      expect({ first: Math.round(first * 10) / 10, isLong: first > 12 }).toMatchObject({ isLong: false });
      expect({ second: Math.round(second * 10) / 10, isLong: second > 12 }).toMatchObject({ isLong: false });
    },
  );

  test('uses words of its level, besides those that it teaches', () => {
    const hard = lessons
      .filter(({ level }) => !level.startsWith('C'))
      .map(({ name, level, lesson }) => {
        const taught = lesson.words.flatMap(({ word }) => word.split(' '));
        const running = listWordsExceptNames(collectReadTexts(lesson).join('\n')).filter(
          // The letters of options are not words.
          (word) => word.length > 1 && !taught.some((other) => isFormOf(word, other)),
        );
        const above = running.filter((word) => isAboveLevel(word, level));
        const share = 1 - above.length / running.length;
        return { name, share: Math.round(share * 1000) / 1000, above: [...new Set(above)].join(' ') };
      })
      .filter(({ share }) => share < 0.9);
    expect(hard).toEqual([]);
  });

  test('has a text whose length suits its level', () => {
    const limits = {
      A1: [50, 140],
      A2: [70, 200],
      B1: [90, 230],
      B2: [110, 260],
      C1: [130, 290],
      C2: [140, 300],
    };
    const wrong = lessons.flatMap(({ name, level, lesson, ...each }) => {
      const isForYoungest = 'week' in each && each.week.suits === 'ages-6-9';
      const [min = 0, max = 0] = isForYoungest ? [60, 90] : limits[level];
      const words = countTextWords(lesson.text.body.join(' '));
      return words >= min && words <= max ? [] : [`${name}: ${words} words, not ${min} to ${max}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('lessons of weeks', () => {
  test('are on a unit of their level and skill', () => {
    const lost = weekLessons.filter(
      ({ level, lesson }) =>
        !unitFiles.some(
          (file) =>
            file.level === level &&
            file.skill === lesson.skill &&
            file.units.some(({ id }) => id === lesson.unit),
        ),
    );
    expect(lost.map(({ name, lesson }) => `${name}: ${lesson.unit}`)).toEqual([]);
  });

  test('share at most two kinds of practice with the lesson before', () => {
    expect(weekFiles.flatMap(listLessonsWithSameKinds)).toEqual([]);
  });

  test('teach a word once in one level and reason', () => {
    const names = weekFiles.flatMap((week) =>
      week.lessons.flatMap(({ words }) =>
        words.map(({ word }) => `${week.level} ${week.suits} ${week.reason ?? ''} ${word.toLowerCase()}`),
      ),
    );
    expect(findRepeated(names)).toEqual([]);
  });
});

describe('a lesson of a Speaking module for children', () => {
  const forChildren = speakingModuleFiles.filter(({ suits }) => suits === 'children');

  test('has its title as the topic that the hub shows', () => {
    const titles = forChildren.map(({ band, lessons: ofBand }) => [band, ofBand.map(({ title }) => title)]);
    expect(speakingTopics?.children).toEqual(Object.fromEntries(titles));
  });

  test('has a dialogue of 90 to 140 words, in eight or more turns of two people', () => {
    const wrong = forChildren.flatMap(({ path, lessons: ofBand }) =>
      ofBand
        .filter(({ text: { body } }) => {
          const turns = body.map((turn) => /^(\p{Lu}[^:]*): (.*)$/u.exec(turn));
          const words = countTextWords(turns.map((turn) => turn?.[2]).join(' '));
          const speakers = new Set(turns.map((turn) => turn?.[1]));
          return (
            words < 90 || words > 140 || body.length < 8 || speakers.size !== 2 || speakers.has(undefined)
          );
        })
        .map(({ title }) => `${path}, ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  test('shares at most two kinds of practice with the lesson before', () => {
    expect(forChildren.flatMap(listLessonsWithSameKinds)).toEqual([]);
  });

  test('is answered by tapping only at A levels, where learners may be six', () => {
    const typed = forChildren
      .filter(({ band }) => band === 'A')
      .flatMap(({ lessons: ofBand }) => ofBand.flatMap((lesson) => listTypedItems(lesson.title, lesson)));
    expect(typed).toEqual([]);
  });
});

describe('a lesson for ages 6 to 9', () => {
  const youngest = weekLessons.filter(({ week }) => week.suits === 'ages-6-9');
  const countWords = (texts: readonly string[]) => countTextWords(texts.join(' '));

  test('exists at A1 and A2 for each skill', () => {
    const keys = youngest.map(({ level, lesson }) => `${level} ${lesson.skill}`);
    expect(keys.sort()).toEqual(
      ['A1', 'A2'].flatMap((level) => SKILLS.map((skill) => `${level} ${skill}`)).sort(),
    );
  });

  test('teaches five words, all of them in its text', () => {
    const wrong = youngest.filter(
      ({ lesson: { text, words } }) =>
        words.length !== 5 || !words.every(({ word }) => isUsedIn(text.body, word)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('is answered by tapping only', () => {
    expect(youngest.flatMap(({ name, lesson }) => listTypedItems(name, lesson))).toEqual([]);
  });

  test('takes at most ten minutes, in two sittings of five', () => {
    const long = youngest.flatMap(({ name, lesson }) => {
      const { first, second } = estimateSittings(lesson, 'A');
      return first > 5 || second > 5 ? [`${name}: ${first.toFixed(1)} and ${second.toFixed(1)} minutes`] : [];
    });
    expect(long).toEqual([]);
  });

  test('ends with a picture to draw and a few words to write or say', () => {
    const wrong = youngest.filter(
      ({ lesson: { task } }) =>
        !/\b(?:draw|make)\b/i.test(task.text) ||
        !/\bwrite or say\b/.test(task.text) ||
        task.words.min > 8 ||
        parseTaskRequirements(formatTask(task)).words !== undefined,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('has sentences of at most fourteen words in its text', () => {
    const long = youngest.flatMap(({ name, lesson }) =>
      lesson.text.body
        .flatMap((paragraph) => paragraph.replace(/^\w+: /, '').split(/(?<=[.!?:…]["”]?) /))
        .filter((sentence) => countWords([sentence]) > 14)
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

test('titles of lessons and their texts are used once in the whole curriculum', () => {
  const titles = [
    ...units.flatMap(({ title, text }) => [title, ...(text ? [text.title] : [])]),
    ...passages.map(({ title }) => title),
    ...strands.flatMap(({ title, text }) => [title, text.title]),
    ...lessons.flatMap(({ lesson }) => [...new Set([lesson.title, lesson.text.title])]),
  ];
  expect(findRepeated(titles.map(normaliseText))).toEqual([]);
});

test('phrases of lessons are in one place and of one kind only', () => {
  const sources = [
    ...taskFiles.flatMap(({ units }) => units.map(({ phrases }) => phrases)),
    ...strands.map(({ phrases }) => phrases),
    ...lessons.map(({ lesson }) => lesson.phrases),
  ];
  expect(findRepeated(sources.flatMap(({ starting, keeping }) => [...starting, ...keeping]))).toEqual([]);
});
