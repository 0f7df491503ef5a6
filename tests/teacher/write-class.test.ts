import { describe, expect, test } from 'vitest';
import { EXERCISE_STAGES } from '../../src/domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { parsePlan, renderPlan } from '../../src/domain/plan-markdown.ts';
import { createSeededRng } from '../../src/domain/random.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { splitIntoWords } from '../../src/feedback/marking/target-words.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import { chooseClassMaterial } from '../../src/teacher/class-material.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { composeExercises, type StagedExercise } from '../../src/teacher/compose-exercises.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { EXERCISE_KINDS } from '../../src/teacher/curriculum-schema.ts';
import type { LevelBank } from '../../src/teacher/level-bank.ts';
import { CLASS_FRAME, findSpeakingModule, findUnitTasks } from '../../src/teacher/level-bank-queries.ts';
import { getModuleLessonTopic } from '../../src/teacher/speaking-topics.ts';
import { SCENE_SLOT } from '../../src/teacher/task-schema.ts';
import { formatUnitTask, listTaskChecks } from '../../src/teacher/unit-task.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import {
  ALL_CLASS_REQUESTS,
  createClassRequest,
  writeConsecutiveClasses,
  writeCurriculumClass,
} from './class-requests.ts';
import { collectTexts, lessons, speakingModuleFiles, strands, units } from './curriculum-files.ts';
import { estimateClassSittings } from './lesson-time.ts';

const SEEDS = [1, 2, 1_763_700_000_000];
const classes = SEEDS.flatMap((seed) =>
  ALL_CLASS_REQUESTS.map((request) => {
    const plan = writeCurriculumClass(request, seed);
    return { request, seed, plan, readBack: parsePlan(renderPlan(plan)) };
  }),
);
const formatName = ({ request, seed }: { request: ClassRequest; seed: number }) =>
  `${request.level} ${request.skill} ${request.moduleLesson} ${request.reason} ${request.age} (${seed})`;
/** The names of the classes that break a rule. */
const failing = (holds: (one: (typeof classes)[number]) => boolean) =>
  classes.filter((one) => !holds(one)).map(formatName);

describe('every class of the grid', () => {
  test('has a title, goal, warm-up, speaking prompt, badge and extra task', () => {
    const texts = ({ plan }: (typeof classes)[number]) => [
      plan.title,
      plan.warmUp,
      plan.speakingPrompt,
      plan.badge,
      plan.extraTask,
    ];
    expect(failing((one) => texts(one).every((text) => text.length > 3))).toEqual([]);
    expect(failing(({ plan }) => /^By the end you can .+[^.]\.$/.test(plan.goal))).toEqual([]);
  });

  test('of a Grammar unit with a form carries its name, also as markdown; others carry none', () => {
    const formOf = ({ request, plan }: (typeof classes)[number]) =>
      request.skill === 'Grammar'
        ? units.find(({ title }) => plan.teachingPoint?.heading.startsWith(title))?.form
        : undefined;
    expect(failing((one) => one.readBack.form === formOf(one))).toEqual([]);
    expect(classes.filter(({ plan }) => plan.form).length).toBeGreaterThan(50);
  });

  test('has a teaching point with three or more examples and a common mistake', () => {
    expect(
      failing(({ plan }) => {
        const point = plan.teachingPoint;
        return point !== undefined && point.examples.length >= 3 && point.commonMistake !== undefined;
      }),
    ).toEqual([]);
  });

  test('has five to ten words, each once, with a meaning and an example that is free of marks', () => {
    expect(
      failing(({ plan }) => {
        const words = plan.vocabulary.map(({ word }) => word);
        return words.length >= 5 && words.length <= 10 && new Set(words).size === words.length;
      }),
    ).toEqual([]);
    expect(
      failing(({ plan }) =>
        plan.vocabulary.every(({ meaning, example }) => meaning && !example.includes('*')),
      ),
    ).toEqual([]);
  });

  test('has a text to read, hear or play in the skills that need one', () => {
    const wanted = { Reading: 'reading', Listening: 'listening', Speaking: 'dialogue' } as const;
    expect(
      failing(({ request, plan }) =>
        request.skill in wanted
          ? plan.text?.kind === wanted[request.skill as keyof typeof wanted]
          : plan.text === undefined || (plan.text.kind === 'reading' && plan.checklist !== undefined),
      ),
    ).toEqual([]);
  });

  test('has six to eleven exercises, none of them twice', () => {
    expect(
      failing(({ plan }) => {
        const prompts = plan.exercises.map(({ prompt }) => prompt);
        return prompts.length >= 6 && prompts.length <= 11 && new Set(prompts).size === prompts.length;
      }),
    ).toEqual([]);
  });

  test('gives each keyed exercise as many answers as it has numbered items', () => {
    expect(
      failing(({ plan }) =>
        plan.exercises.every(({ prompt, key }) => {
          const numbered = prompt.split('\n').filter((line) => /^\(\d+\) /.test(line)).length;
          return key === undefined || key.length === Math.max(1, numbered);
        }),
      ),
    ).toEqual([]);
  });

  test('has a Quick Check of two phrases for starting and then two for keeping going', () => {
    expect(
      failing(({ request, plan }) => {
        const pools = [
          ...[...strands, ...lessons].map(({ phrases }) => phrases),
          ...CURRICULUM[request.level].tasks.map(({ phrases }) => phrases),
        ];
        const starting = pools.flatMap((pool) => pool.starting);
        const keeping = pools.flatMap((pool) => pool.keeping);
        const [first, second, third, fourth, ...more] = plan.quickCheck;
        return (
          more.length === 0 &&
          new Set(plan.quickCheck).size === 4 &&
          [first, second].every((phrase) => phrase && starting.includes(phrase)) &&
          [third, fourth].every((phrase) => phrase && keeping.includes(phrase))
        );
      }),
    ).toEqual([]);
  });

  test('has no unfilled placeholder and no HTML', () => {
    expect(
      failing(({ plan }) => collectTexts(plan).every((text) => !/\{\w+\}|<[a-z/!]/i.test(text))),
    ).toEqual([]);
  });

  test('is the same after a round trip through markdown', () => {
    for (const { plan, readBack } of classes.slice(0, ALL_CLASS_REQUESTS.length))
      expect(readBack).toEqual(plan);
  });
});

describe('the exercises of a class', () => {
  const composed = ALL_CLASS_REQUESTS.map((request) => {
    const rng = createSeededRng(7);
    return composeExercises(chooseClassMaterial(CURRICULUM[request.level], request, rng), CLASS_FRAME, rng);
  });

  test('are of four kinds or more', () => {
    const countKinds = (exercises: readonly StagedExercise[]) =>
      new Set(exercises.map(({ kind }) => kind)).size;
    expect(composed.filter((exercises) => countKinds(exercises) < 4)).toEqual([]);
  });

  test('have the order of the stages, and within a stage rise in difficulty', () => {
    for (const exercises of composed) {
      const stages = exercises.map(({ stage }) => EXERCISE_STAGES.indexOf(stage));
      expect(stages).toEqual(stages.toSorted((one, other) => one - other));
      for (const stage of EXERCISE_STAGES) {
        const ranks = exercises
          .filter((exercise) => exercise.stage === stage)
          .map(({ kind }) => EXERCISE_KINDS.indexOf(kind));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }
    }
  });
});

const MAX_SITTING_MINUTES = 12;

/** The words of a sentence, as answers are compared. */
const toWords = (text: string) => splitIntoWords(text).join(' ').toLowerCase();
const fillGap = (item: string, answer: string) => item.replace(/^\(\d+\) /, '').replace('___', answer);

describe('a drawn class', () => {
  /** The curriculum without its authored lessons. */
  const createDrawnBank = (level: Level): LevelBank => ({
    ...CURRICULUM[level],
    weeks: [],
    strands: [],
    moduleLessons: [],
  });
  const drawn = ALL_CLASS_REQUESTS.filter(({ moduleLesson }) => moduleLesson === 0).map((request) => {
    const bank = createDrawnBank(request.level);
    const { part, topic, task } = chooseClassMaterial(bank, request, createSeededRng(1));
    return {
      request,
      topic,
      task,
      unitTasks: findUnitTasks(bank, part.unit),
      plan: writeClass(bank, request, 1),
    };
  });

  test.each(LEVELS)('at %s ends with the last task of its unit and its checklist', (level) => {
    for (const { request, topic, task, plan } of drawn.filter((one) => one.request.level === level)) {
      const setting = { ...request, topic, title: plan.text?.title };
      const lastTask = plan.exercises.find(({ stage }) => stage === 'task');
      expect(task && formatUnitTask(task, setting)).toBe(lastTask?.prompt);
      expect(task && listTaskChecks(task, level)).toEqual(plan.checklist);
    }
  });

  test('takes at most twelve minutes in each of its two sittings', () => {
    const long = drawn.flatMap(({ request, plan }) => {
      const { first, second } = estimateClassSittings(plan, getCefrBand(request.level));
      return Math.max(first, second) > MAX_SITTING_MINUTES
        ? [`${request.level} ${request.skill}: ${plan.title}: ${first.toFixed(1)}, ${second.toFixed(1)}`]
        : [];
    });
    expect(long).toEqual([]);
  });

  test('asks for no sentence of its vocabulary table, with a gap or whole', () => {
    const repeated = drawn.flatMap(({ plan }) => {
      const examples = new Set(plan.vocabulary.map(({ example }) => toWords(example)));
      return plan.exercises.flatMap(({ prompt, key = [] }) => {
        const lines = prompt.split('\n').slice(-key.length);
        return lines.filter((line, index) => examples.has(toWords(fillGap(line, key[index] ?? ''))));
      });
    });
    expect(repeated).toEqual([]);
  });

  test('tells at the start the situation of its last task', () => {
    const inScene = drawn.filter(({ task }) => task?.text.includes(SCENE_SLOT));
    expect(inScene.filter(({ plan, topic }) => !plan.warmUp.endsWith(topic.scene))).toEqual([]);
    const others = drawn.filter(({ task }) => !task?.text.includes(SCENE_SLOT));
    expect(others.filter(({ plan, topic }) => plan.warmUp.includes(topic.scene))).toEqual([]);
  });

  test('has the phrases of its unit in the Quick Check', () => {
    for (const { unitTasks, plan } of drawn) {
      expect(unitTasks.phrases.starting).toEqual(expect.arrayContaining(plan.quickCheck.slice(0, 2)));
      expect(unitTasks.phrases.keeping).toEqual(expect.arrayContaining(plan.quickCheck.slice(2)));
    }
  });

  test('is headed by the title of its unit, and counts as met by a name for each part', () => {
    for (const { plan, request } of drawn) {
      const { teachingPoint, pointName = '' } = plan;
      const titles = CURRICULUM[request.level].units.get(request.skill)?.map(({ title }) => title);
      expect(titles).toContain(teachingPoint?.heading);
      expect(pointName.replace(/ \(\d\)$/, '')).toBe(pointName && teachingPoint?.heading);
    }
    expect(drawn.some(({ plan }) => plan.pointName)).toBe(true);
  });

  test('of Writing, and no other, shows a text of the genre', () => {
    for (const { request, unitTasks, plan } of drawn) {
      if (request.skill === 'Writing') expect(plan.model?.body).toBe(unitTasks?.model?.body.join('\n\n'));
      else expect(plan.model).toBeUndefined();
    }
  });

  test.each([
    ['that its unit names', 'B2', 'b2-speaking-process', ['Made with patience', 'From sheet to chair']],
    ['whose words occur in its exercises', 'A2', 'a2-speaking-sorry', ['On the phone']],
  ] as const)('takes a topic %s', (_, level, unit, expected) => {
    const units = CURRICULUM[level].units.get('Speaking')?.filter(({ id }) => id === unit) ?? [];
    const bank = { ...createDrawnBank(level), units: new Map([['Speaking' as const, units]]) };
    // The exercises of the unit's first part, as another class has used the second one.
    const usedPhrases = units.map(({ title }) => `${title} (2)`);
    const request = createClassRequest({ level, skill: 'Speaking', reason: 'business', usedPhrases });
    const titles = [1, 2, 3, 4].map(
      (seed) => chooseClassMaterial(bank, request, createSeededRng(seed)).topic.title,
    );
    expect(titles.filter((title) => !expected.some((one) => one === title))).toEqual([]);
  });
});

test.each(LEVELS)('a teenager at %s gets topics and texts for everyone before those for adults', (level) => {
  for (const skill of ['Grammar', 'Listening'] as const) {
    const request = createClassRequest({ level, skill, reason: 'business', age: 15 });
    for (let seed = 0; seed < 10; seed += 1) {
      const { topic, passage } = chooseClassMaterial(CURRICULUM[level], request, createSeededRng(seed));
      expect([topic.suits, passage?.suits ?? 'everyone']).toEqual(['everyone', 'everyone']);
    }
  }
});

test('a text with a topic for adults comes, for children, with the words of the closest topic', () => {
  const request = createClassRequest({ level: 'A1', skill: 'Reading', reason: 'business', age: 9 });
  const { passage, topic } = chooseClassMaterial(CURRICULUM[request.level], request, createSeededRng(10));
  expect([passage?.topic, topic.id]).toEqual(['a1-business-shop', 'children-a-class-shop']);
});

describe('a Speaking class', () => {
  test('opens with a natural sentence to hear and repeat', () => {
    const first = classes
      .filter(({ request }) => request.skill === 'Speaking')
      .map(({ plan }) => /^[^.?!]*[.?!]/.exec(plan.exercises[0]?.prompt ?? '')?.[0] ?? '');
    expect(first.filter((sentence) => !/^\p{Lu}.+[.?!]$/u.test(sentence) || sentence.length > 110)).toEqual(
      [],
    );
  });

  test('of a module is about the topic that the hub shows', () => {
    for (const reason of REASONS) {
      for (const moduleLesson of [1, 2, 3, 4, 5]) {
        for (const age of [9, 25]) {
          const request = createClassRequest({ level: 'A2', skill: 'Speaking', reason, age, moduleLesson });
          expect(writeCurriculumClass(request, 3).title).toBe(
            `Speaking module ${moduleLesson}: ${getModuleLessonTopic(request, moduleLesson)}`,
          );
        }
      }
    }
  });

  test.each(LEVELS)('of a module teaches adults at %s the lesson of their band and reason', (level) => {
    for (const reason of REASONS) {
      for (const moduleLesson of [1, 2, 3, 4, 5]) {
        const request = createClassRequest({ level, skill: 'Speaking', reason, moduleLesson });
        const file = speakingModuleFiles.find(
          (one) => one.band === getCefrBand(level) && one.reason === reason,
        );
        expect(file).toBeDefined();
        expect(writeCurriculumClass(request, 3).teachingPoint?.heading).toBe(
          file?.lessons[moduleLesson - 1]?.title,
        );
      }
    }
  });

  test('of a drawn module has a teaching point of a unit that fits it', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const request = createClassRequest({
        level: 'C1',
        skill: 'Speaking',
        reason: 'business',
        moduleLesson: 2,
        // Children have no authored lessons of modules at C levels.
        age: 9,
      });
      const { fittingUnits = [] } = findSpeakingModule(CURRICULUM.C1, 'business', 2) ?? {};
      const titles = CURRICULUM.C1.units
        .get('Speaking')
        ?.flatMap(({ id, title }) => (fittingUnits.includes(id) ? title : []));
      const heading = writeCurriculumClass(request, seed).teachingPoint?.heading;
      expect(titles).toContain(heading);
    }
  });

  test('of a module teaches words of a topic that fits it', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const request = createClassRequest({ level: 'A1', skill: 'Speaking', moduleLesson: 4 });
      expect(writeCurriculumClass(request, seed).vocabulary.map(({ word }) => word)).toContain('menu');
    }
  });

  test('ignores a module number outside one to five', () => {
    const outside = writeCurriculumClass(createClassRequest({ skill: 'Speaking', moduleLesson: 6 }), 3);
    expect(outside).toEqual(writeCurriculumClass(createClassRequest({ skill: 'Speaking' }), 3));
  });

  test('of a drawn module has the task of the module', () => {
    const request = createClassRequest({
      level: 'C1',
      skill: 'Speaking',
      reason: 'business',
      moduleLesson: 3,
    });
    const prompts = writeCurriculumClass({ ...request, age: 12 }, 1).exercises.map(({ prompt }) => prompt);
    expect(prompts.join()).toContain('head teacher');
  });

  test('of a module has a badge of its own for children', () => {
    const request = createClassRequest({ level: 'A1', skill: 'Speaking', moduleLesson: 1 });
    const badges = [9, 12, 13].map((age) => writeCurriculumClass({ ...request, age }, 1).badge);
    expect(badges).toEqual(['Pool Talker', 'Pool Talker', 'Ready-to-Go Star']);
  });
});

test('a different seed gives a different class', () => {
  const repeats = ALL_CLASS_REQUESTS.filter((request) => {
    const plans = Array.from({ length: 10 }, (_, seed) =>
      JSON.stringify(writeCurriculumClass(request, seed)),
    );
    return new Set(plans).size < plans.length;
  });
  expect(repeats).toEqual([]);
});

describe('material that earlier classes used', () => {
  test('is repeated when nothing else is left, so that a class is always full', () => {
    for (const request of ALL_CLASS_REQUESTS.filter(
      ({ level, moduleLesson }) => level === 'A1' && moduleLesson === 0,
    )) {
      const last = writeConsecutiveClasses(request, 12).at(-1);
      expect(last?.vocabulary.length).toBeGreaterThanOrEqual(6);
      expect(last?.quickCheck).toHaveLength(4);
    }
  });

  test('is recognised in any case and with outer spaces', () => {
    const first = writeCurriculumClass(createClassRequest(), 1);
    const shouted = first.vocabulary.map(({ word }) => ` ${word.toUpperCase()} `);
    const second = writeCurriculumClass(createClassRequest({ usedVocab: shouted }), 1);
    const words = first.vocabulary.map(({ word }) => word);
    expect(second.vocabulary.filter(({ word }) => words.includes(word))).toEqual([]);
  });

  test('includes texts of which only the words were reported', () => {
    const request = createClassRequest({ skill: 'Reading' });
    const first = writeCurriculumClass(request, 1);
    const next = writeCurriculumClass({ ...request, usedVocab: first.vocabulary.map(({ word }) => word) }, 1);
    expect(next.text?.title).not.toBe(first.text?.title);
  });
});

describe('the teacher', () => {
  test('greets by name and changes nothing else', () => {
    const maya = writeCurriculumClass(createClassRequest({ teacher: 'Maya' }), 5);
    const kenji = writeCurriculumClass(createClassRequest({ teacher: 'Kenji' }), 5);
    expect(maya.warmUp).toContain('Maya');
    expect(kenji).toEqual({ ...maya, warmUp: maya.warmUp.replace('Maya', 'Kenji') });
  });

  test('greets without the markup in the name', () => {
    const { warmUp } = writeCurriculumClass(createClassRequest({ teacher: '<b>$& Zoë</b>\n# O’Hara' }), 5);
    // In a lesson of a week the background of its story follows in a paragraph of its own.
    const [greeting] = warmUp.split('\n\n**The story:** ');
    expect(greeting).toContain('b Zoëb OHara');
    expect(greeting).not.toMatch(/[<>#\n$]/);
  });
});
