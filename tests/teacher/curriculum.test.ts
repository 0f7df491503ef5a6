import { describe, expect, test } from 'vitest';
import { parseContent } from '../../src/content/parse-content.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { AUDIENCES, getCefrBand, isSuitable } from '../../src/teacher/audience-by-age.ts';
import { splitUnit } from '../../src/teacher/unit-parts.ts';
import { findRepeated } from '../content/bank-checks.ts';
import {
  collectTexts,
  curriculumFiles,
  exercises,
  modules,
  passageFiles,
  passages,
  speakingModuleFiles,
  strandFiles,
  strands,
  taskFiles,
  topics,
  unitFiles,
  units,
} from './curriculum-files.ts';
import { isFormOf, isUsedIn } from './is-form-of.ts';

/** The words of a text, as answers are compared. */
const normaliseText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** The texts of the curriculum with a fault, each with its file. */
function findTexts(isWrong: (text: string) => boolean): string[] {
  return curriculumFiles.flatMap(({ path, content }) =>
    collectTexts(content)
      .filter(isWrong)
      .map((text) => `${path}: ${text}`),
  );
}

/** The answers in keys with a fault, each with its file, unit and task. */
function findKeys(isWrong: (key: string) => boolean): string[] {
  return exercises.flatMap(({ of, task, key = [] }) =>
    key.flatMap((answer, index) => (isWrong(answer) ? [`${of}, ${task}: key ${index + 1} "${answer}"`] : [])),
  );
}

describe('the files of the curriculum', () => {
  test.each(curriculumFiles)(
    '$path has the shape that docs/curriculum.md describes',
    ({ path, schema, content }) => {
      expect(() => parseContent(schema, content, path)).not.toThrow();
    },
  );

  test('have different ids for all units, topics and texts', () => {
    expect(findRepeated([...units, ...topics, ...passages].map(({ id }) => id))).toEqual([]);
  });

  test('have different headings for all units and texts, because headings tell which were used', () => {
    const ofStrands = strands.flatMap(({ title, text, model }) => [
      title,
      text.title,
      model?.title ?? title + text.title,
    ]);
    expect(findRepeated([...[...units, ...passages].map(({ title }) => title), ...ofStrands])).toEqual([]);
  });

  test('hold no HTML', () => {
    expect(findTexts((text) => /<[a-z/!]/i.test(text))).toEqual([]);
  });

  test('hold nothing that is unfit for a nine-year-old or tied to one culture', () => {
    const unfit =
      /\b(alcohol|beers?|wines?|whisky|vodka|drunk|pubs?|cigarettes?|guns?|kill(s|ed|er)?|murder\w*|bombs?|blood\w*|sex\w*|naked|drugs?|casinos?|gambl\w+|god|churche?s?|christmas|easter|halloween|thanksgiving|ramadan|damn|hell|idiots?|stupid|suicide|dead body)\b/i;
    expect(findTexts((text) => unfit.test(text))).toEqual([]);
  });
});

describe('teaching points', () => {
  test('have exercises of five kinds or more', () => {
    const poor = units.filter((unit) => new Set(unit.exercises.map(({ kind }) => kind)).size < 5);
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('give twenty classes or more for each level and skill', () => {
    const poor = LEVELS.flatMap((level) =>
      SKILLS.filter((skill) => {
        const file = unitFiles.find((one) => one.level === level && one.skill === skill);
        return (file?.units.flatMap((unit) => splitUnit(unit, skill)) ?? []).length < 20;
      }).map((skill) => `${level} ${skill}`),
    );
    expect(poor).toEqual([]);
  });

  test('of Speaking have examples that can be spoken alone', () => {
    const speaking = unitFiles.filter(({ skill }) => skill === 'Speaking').flatMap((file) => file.units);
    const examples = speaking.flatMap((unit) => unit.examples);
    expect(examples.filter((example) => !/^\p{Lu}.*[.?!]$/u.test(example))).toEqual([]);
  });
});

describe('exercises', () => {
  test('are all different in a unit or text', () => {
    const texts = exercises.map(({ of, task, items }) => JSON.stringify([of, task, items]));
    expect(findRepeated(texts)).toEqual([]);
  });

  test('to recognise or to complete have a key', () => {
    const definite = exercises.filter(({ kind }) => kind === 'recognise' || kind === 'complete');
    expect(definite.filter(({ key }) => !key).map(({ of, task }) => `${of}: ${task}`)).toEqual([]);
  });

  test('to produce or to personalise have no key, because the answer is free', () => {
    const free = exercises.filter(({ kind }) => kind === 'produce' || kind === 'personalise');
    expect(free.filter(({ key }) => key).map(({ of, task }) => `${of}: ${task}`)).toEqual([]);
  });

  test('with words in brackets have one of them as the key', () => {
    const wrong = exercises.flatMap(({ of, kind, items = [], key }) =>
      items.flatMap((item, index) => {
        const options = /\(([^()]+ \/ [^()]+)\)/.exec(item)?.[1]?.split(' / ');
        const answer = key?.[index];
        if (kind !== 'recognise' || !options || answer === undefined) return [];
        return options.includes(answer) ? [] : [`${of}: ${item} => ${answer}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('with lettered options have one of the letters as the key', () => {
    const wrong = exercises.flatMap(({ of, task, items = [task], key = [] }) =>
      items.flatMap((item, index) => {
        const letters = [...item.matchAll(/\(([a-e])\)/g)].map((match) => match[1]);
        const answers = (key[index] ?? '').replaceAll(/ \/ .*|[,\s]/g, '');
        if (letters.length < 2 || !/^[a-e]+$/.test(answers)) return [];
        return [...answers].every((letter) => letters.includes(letter))
          ? []
          : [`${of}: ${item} => ${answers}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('to correct have a key that differs from the mistake in more than capitals and punctuation', () => {
    const unchanged = exercises.flatMap(({ of, kind, items = [], key = [] }) =>
      items
        .filter(
          (item, index) =>
            kind === 'correct' && key[index]?.split(' / ').map(normaliseText).includes(normaliseText(item)),
        )
        .map((item) => `${of}: ${item}`),
    );
    expect(unchanged).toEqual([]);
  });

  test('have no key of signs only, because answers are compared by their words', () => {
    const isBare = (answer: string) => !/[\p{L}\p{N}]/u.test(answer);
    expect(findKeys((key) => key.split(' / ').some(isBare))).toEqual([]);
  });

  test('have gaps after a space, so that markdown does not take them for emphasis', () => {
    const wrong = exercises.flatMap(({ of, task, items = [] }) =>
      [task, ...items].filter((text) => /\S___|____/.test(text)).map((text) => `${of}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have no empty or repeated alternative in a key', () => {
    const isUntidy = (key: string) => {
      const alternatives = key.split(' / ').map((alternative) => alternative.trim());
      return alternatives.includes('') || findRepeated(alternatives).length > 0;
    };
    expect(findKeys(isUntidy)).toEqual([]);
  });
});

describe('topics and strands', () => {
  test.each(LEVELS.flatMap((level) => REASONS.map((reason) => ({ level, reason }))))(
    'for $reason at $level there are three or more, for adults and for children',
    ({ level, reason }) => {
      const found = topics.filter((topic) => topic.reason === reason && topic.levels.includes(level));
      for (const audience of AUDIENCES) {
        expect(found.filter((topic) => isSuitable(topic.suits, audience)).length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('mark in each example the word itself or a form of it', () => {
    const wrong = [...topics, ...strands].flatMap(({ id, words }) =>
      words
        .filter(({ word, example }) => !isFormOf(/\*([^*]+)\*/.exec(example)?.[1] ?? '', word))
        .map(({ word, example }) => `${id}: ${word} in ${example}`),
    );
    expect(wrong).toEqual([]);
  });

  test('do not define a word by itself or teach it twice in one level and reason', () => {
    const circular = [...topics, ...strands].flatMap(({ id, words }) =>
      words
        .filter(({ word, meaning }) => ` ${meaning.toLowerCase()} `.includes(` ${word.toLowerCase()} `))
        .map(({ word }) => `${id}: ${word}`),
    );
    expect(circular).toEqual([]);
    for (const level of LEVELS) {
      for (const reason of REASONS) {
        for (const audience of AUDIENCES) {
          const ofTopics = topics.filter((one) => one.reason === reason && one.levels.includes(level));
          const ofStrands = strands.filter((one) => (one.reason ?? reason) === reason && one.level === level);
          const taught = [...ofTopics, ...ofStrands]
            .filter((one) => isSuitable(one.suits, audience))
            .flatMap(({ words }) => words.map(({ word }) => word));
          expect({ level, reason, audience, twice: findRepeated(taught) }).toMatchObject({ twice: [] });
        }
      }
    }
  });

  test('for children keep away from the world of work', () => {
    const forChildren = [...topics, ...strands].filter(({ suits: whom }) => isSuitable(whom, 'children'));
    const texts = forChildren.flatMap(({ words, warmUp, speakingPrompt, ...rest }) => [
      warmUp,
      'scene' in rest ? rest.scene : rest.task.text,
      speakingPrompt,
      ...words.map(({ word }) => word),
    ]);
    expect(
      texts.filter((text) => /\b(salary|mortgage|tax(es)?|lawyers?|shareholders?|employers?)\b/i.test(text)),
    ).toEqual([]);
  });
});

describe('texts to read and to listen to', () => {
  test.each(LEVELS)('at %s exist for each skill, reason and age', (level) => {
    const found = passageFiles.filter((file) => file.level === level).flatMap((file) => file.passages);
    for (const skill of ['Reading', 'Listening'] as const) {
      for (const reason of REASONS) {
        const fitting = found.filter((one) => one.skill === skill && one.reason === reason);
        expect(fitting.filter(({ suits: whom }) => whom === 'everyone').length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('name a topic of their own level and reason', () => {
    const lost = passageFiles.flatMap(({ level, passages: those }) =>
      those.filter(
        ({ topic, reason }) =>
          !topics.some((one) => one.id === topic && one.reason === reason && one.levels.includes(level)),
      ),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('use three or more words of their topic', () => {
    const poor = passages.filter(({ topic, title, body }) => {
      const words = topics.find(({ id }) => id === topic)?.words ?? [];
      const text = [title, ...body].join(' ').toLowerCase();
      return words.filter(({ word }) => text.includes(word.toLowerCase().replace(/(e|y)$/, ''))).length < 3;
    });
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('contain the dictated sentences', () => {
    const heard = [...passages, ...strands.map(({ text, ...rest }) => ({ ...rest, body: text.body }))];
    const lost = heard.flatMap(({ id, body, exercises: those }) => {
      const text = normaliseText(body.join(' '));
      return those
        .filter(({ task }) => task.startsWith('Dictation'))
        .filter(
          ({ key = [] }) => !key[0]?.split(' / ').some((answer) => text.includes(normaliseText(answer))),
        )
        .map(() => id);
    });
    expect(lost).toEqual([]);
  });
});

describe('strands', () => {
  test('belong to a unit of their level and skill, with one file for each unit', () => {
    const lost = strandFiles.filter(
      ({ level, skill, unit }) =>
        !unitFiles.some(
          (file) => file.level === level && file.skill === skill && file.units.some(({ id }) => id === unit),
        ),
    );
    expect(lost.map(({ unit }) => unit)).toEqual([]);
    expect(findRepeated(strandFiles.map(({ unit }) => unit))).toEqual([]);
  });

  test.each(strandFiles)('of $unit are four: one for each reason, and one for children', (file) => {
    const forWhom = file.strands.map(({ suits: whom, reason }) => reason ?? whom);
    expect(forWhom.sort()).toEqual(['children', ...REASONS].sort());
  });

  test('use five or more of their words in their text', () => {
    const poor = strands.filter(
      ({ text, words }) => words.filter(({ word }) => isUsedIn(text.body, word)).length < 5,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('have no markup in their texts, and no number of words in the text of their task', () => {
    const bodies = strands.flatMap(({ text, model }) => [...text.body, ...(model?.body ?? [])]);
    expect(bodies.filter((body) => /[*#>]|^\d+\.\s/.test(body))).toEqual([]);
    expect(strands.filter(({ task }) => /\d+ words/.test(task.text)).map(({ id }) => id)).toEqual([]);
  });
});

describe('Quick Check phrases', () => {
  test('stand in every unit, four or more of each kind', () => {
    const findPhrases = (id: string) =>
      taskFiles.flatMap((file) => file.units).find(({ unit }) => unit === id)?.phrases;
    const lacking = units.flatMap(({ id }) =>
      (['starting', 'keeping'] as const)
        .filter((kind) => (findPhrases(id)?.[kind].length ?? 0) < 4)
        .map((kind) => `${id} lacks phrases for ${kind === 'starting' ? 'starting' : 'keeping going'}`),
    );
    expect(lacking).toEqual([]);
  });

  test('are in one unit and of one kind only', () => {
    const ofUnits = taskFiles.flatMap(({ units: those }) => those.map(({ phrases }) => phrases));
    const sources = [...ofUnits, ...strands.map(({ phrases }) => phrases)];
    expect(findRepeated(sources.flatMap(({ starting, keeping }) => [...starting, ...keeping]))).toEqual([]);
  });
});

test('there are five Speaking modules for each reason', () => {
  for (const reason of REASONS) {
    const numbers = modules.filter((one) => one.reason === reason).map(({ module }) => module);
    expect(numbers.sort()).toEqual(Array.from({ length: SPEAKING_MODULE_LESSONS }, (_, index) => index + 1));
  }
});

/** Where classes of modules are drawn, because children have no authored lessons. */
const DRAWN_MODULE_LEVELS = LEVELS.filter((level) => getCefrBand(level) === 'C');

test('a Speaking module names Speaking units that exist, one or more for each C level', () => {
  for (const { reason, module, fittingUnits } of modules) {
    const found = unitFiles.filter(
      ({ skill, units: those }) => skill === 'Speaking' && those.some(({ id }) => fittingUnits.includes(id)),
    );
    expect({ reason, module, levels: found.map(({ level }) => level).sort() }).toMatchObject({
      levels: DRAWN_MODULE_LEVELS,
    });
    expect(fittingUnits.filter((id) => !units.some((unit) => unit.id === id))).toEqual([]);
  }
});

test('a Speaking module names topics that exist, one or more for each C level that suit children', () => {
  for (const { reason, module, fittingTopics } of modules) {
    const found = topics.filter((one) => one.reason === reason && fittingTopics.includes(one.id));
    expect({ reason, module, named: found.length }).toEqual({ reason, module, named: fittingTopics.length });
    const missing = DRAWN_MODULE_LEVELS.filter(
      (level) => !found.some((one) => one.levels.includes(level) && isSuitable(one.suits, 'children')),
    );
    expect({ reason, module, missing }).toEqual({ reason, module, missing: [] });
  }
});

test('a badge belongs to one teaching point, module or lesson for children only', () => {
  const ofChildren = speakingModuleFiles.flatMap((file) => file.lessons.flatMap(({ badge }) => badge ?? []));
  expect(findRepeated([...[...units, ...modules].map(({ badge }) => badge), ...ofChildren])).toEqual([]);
});
