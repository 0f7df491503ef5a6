import { describe, expect, test } from 'vitest';
import { REASONS } from '../../src/domain/reasons.ts';
import { parseTaskRequirements } from '../../src/feedback/task/task-requirements.ts';
import { AUDIENCES, isSuitable } from '../../src/teacher/audience-by-age.ts';
import type { Topic } from '../../src/teacher/curriculum-schema.ts';
import { findUnitTasks } from '../../src/teacher/level-bank-queries.ts';
import { SCENE_SLOT, TITLE_SLOT, type UnitTask, type UnitTasks } from '../../src/teacher/task-schema.ts';
import { splitUnit } from '../../src/teacher/unit-parts.ts';
import {
  chooseUnitPhrases,
  chooseUnitTask,
  formatUnitTask,
  hasSceneTask,
  listTaskChecks,
} from '../../src/teacher/unit-task.ts';
import { taskFiles, topics, unitFiles } from './curriculum-files.ts';

const NO_PHRASES = { starting: [], keeping: [] };
const NO_TASKS: UnitTasks = { unit: '', tasks: [], phrases: NO_PHRASES };
const tasksOfUnits = new Map(
  taskFiles.flatMap(({ units }) => units.map((tasks): [string, UnitTasks] => [tasks.unit, tasks])),
);
const findTasks = (id: string): UnitTasks => tasksOfUnits.get(id) ?? NO_TASKS;

/** Every last task that a class can set: for each part of each unit, with each topic of its level. */
const lastTasks = unitFiles.flatMap(({ level, skill, units }) =>
  units.flatMap((unit) =>
    topics
      .filter(({ levels }) => levels.includes(level))
      .flatMap((topic) =>
        splitUnit(unit, skill).map(({ number }) => ({
          name: `${unit.id} ${number}, ${topic.id}`,
          level,
          skill,
          topic,
          task: chooseUnitTask(findTasks(unit.id), topic, number),
        })),
      ),
  ),
);

describe('the last tasks of the curriculum', () => {
  test('exist for every unit, once', () => {
    const named = taskFiles.flatMap(({ units }) => units.map(({ unit }) => unit));
    const expected = unitFiles.flatMap(({ units }) => units.map(({ id }) => id));
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  test('are in the file of their unit’s level', () => {
    const misplaced = taskFiles.flatMap(({ level, units }) =>
      units.filter(({ unit }) => !unit.startsWith(`${level.toLowerCase()}-`)).map(({ unit }) => unit),
    );
    expect(misplaced).toEqual([]);
  });

  test('name topics of their level, one or more for each reason', () => {
    const isLacking = (level: string, named: readonly string[]) => {
      const found = topics.filter(
        ({ id, levels }) => named.includes(id) && levels.some((each) => each === level),
      );
      return found.length < named.length || new Set(found.map(({ reason }) => reason)).size < REASONS.length;
    };
    const lacking = taskFiles.flatMap(({ level, units }) =>
      units.filter(({ topics: named }) => named && isLacking(level, named)).map(({ unit }) => unit),
    );
    expect(lacking).toEqual([]);
  });

  test('name one of their unit’s genres', () => {
    const namesGenre = (text: string) => (genre: string) =>
      new RegExp(`\\b${genre.replace(/y$/, '(?:y|ies)')}(?:s|es)?\\b`, 'i').test(text);
    const foreign = taskFiles.flatMap(({ units }) =>
      units.flatMap(({ unit, genres, tasks }) =>
        tasks.filter(({ text }) => !genres.some(namesGenre(text))).map(({ text }) => `${unit}: ${text}`),
      ),
    );
    expect(foreign).toEqual([]);
  });

  test('have the scene once or not at all, or in Listening the title; those of Reading have the title once', () => {
    const wrong = unitFiles.flatMap(({ skill, units }) =>
      units.flatMap(({ id }) =>
        findTasks(id)
          .tasks.map(({ text }) => text.match(/\{\w*\}/g)?.join() ?? '')
          .filter((slots) =>
            skill === 'Reading'
              ? slots !== TITLE_SLOT
              : slots !== '' && slots !== SCENE_SLOT && !(skill === 'Listening' && slots === TITLE_SLOT),
          )
          .map((slots) => `${id}: ${slots}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('go with every topic of their level, so that each class has one', () => {
    expect(lastTasks.filter(({ task }) => !task).map(({ name }) => name)).toEqual([]);
  });

  test('ask for a phrase of the Quick Check word for word only in the skills whose phrases fit every scene', () => {
    const asksForPhrase = ({ task, ...setting }: (typeof lastTasks)[number]) =>
      task && parseTaskRequirements(formatUnitTask(task, setting)).phrases === 'start';
    const isExpected = ({ skill, task }: (typeof lastTasks)[number]) =>
      skill !== 'Speaking' && skill !== 'Writing' && !task?.withoutPhrases;
    const wrong = lastTasks.filter((each) => asksForPhrase(each) !== isExpected(each));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('keep children away from the world of work', () => {
    const adult =
      /\b(salary|mortgage|tax(es)?|lawyers?|shareholders?|employers?|employees?|colleagues?|boss|landlords?|landlady|invoices?|clients?)\b/i;
    const found = taskFiles.flatMap(({ units }) =>
      units.flatMap(({ tasks, phrases, model }) =>
        [
          ...tasks.flatMap(({ text, checklist }) => [text, ...checklist]),
          ...phrases.starting,
          ...phrases.keeping,
          ...(model?.body ?? []),
        ].filter((text) => adult.test(text)),
      ),
    );
    expect(found).toEqual([]);
  });

  test('are set in the scene of most topics for every audience', () => {
    for (const audience of AUDIENCES) {
      const ofAudience = lastTasks.filter(
        ({ skill, topic }) => skill !== 'Reading' && isSuitable(topic.suits, audience),
      );
      const inScene = ofAudience.filter(({ task }) => task?.text.includes(SCENE_SLOT));
      expect(inScene.length / ofAudience.length).toBeGreaterThan(0.5);
    }
  });

  test('of Grammar, Speaking and Writing differ from part to part of a unit', () => {
    const repeated = unitFiles
      .filter(({ skill }) => ['Grammar', 'Speaking', 'Writing'].includes(skill))
      .flatMap(({ skill, level, units }) =>
        units.flatMap((unit) =>
          topics
            .filter(({ levels }) => levels.includes(level))
            .filter((topic) => {
              const parts = splitUnit(unit, skill);
              const tasks = parts.map(({ number }) => chooseUnitTask(findTasks(unit.id), topic, number));
              return new Set(tasks).size < parts.length;
            })
            .map((topic) => `${unit.id}, ${topic.id}`),
        ),
      );
    expect(repeated).toEqual([]);
  });
});

describe('models of the genre', () => {
  test('exist for every unit of Writing', () => {
    const lacking = unitFiles
      .filter(({ skill }) => skill === 'Writing')
      .flatMap(({ units }) => units.filter(({ id }) => !findTasks(id).model).map(({ id }) => id));
    expect(lacking).toEqual([]);
  });
});

describe('the last task of a unit', () => {
  const publicTopic = { id: 'rain', scene: 'It is raining.' } as Topic;
  const privateTopic: Topic = { ...publicTopic, setting: 'private' };
  const checklist = ['One.', 'Two.', 'Three.'];
  const checked = { checklist, answer: ['One. Two. Three.'], shows: checklist };
  const unitTasks: UnitTasks = {
    unit: 'a-unit',
    phrases: { starting: ['A', 'B', 'C', 'D', 'E'], keeping: ['1', '2', '3', '4'] },
    tasks: [
      { text: '{scene} Write a report.', setting: 'public', words: { min: 40, max: 60 }, ...checked },
      { text: '{scene} Write a letter.', setting: 'public', ...checked },
      { text: 'You have lost a key. Write a notice.', setting: 'private', ...checked },
    ],
  };

  test('changes with the part of the unit, and starts again after the last one', () => {
    const texts = [1, 2, 3].map((part) => chooseUnitTask(unitTasks, publicTopic, part)?.text);
    expect(texts).toEqual(['{scene} Write a report.', '{scene} Write a letter.', '{scene} Write a report.']);
  });

  test('leaves the scene of a private topic out of the public', () => {
    expect(chooseUnitTask(unitTasks, privateTopic, 1)?.text).toBe('You have lost a key. Write a notice.');
    expect(hasSceneTask(unitTasks, privateTopic)).toBe(false);
    expect(hasSceneTask(unitTasks, publicTopic)).toBe(true);
  });

  test('asks for the class’s words in the scene of their topic, and says how long an answer is', () => {
    const [task] = unitTasks.tasks;
    expect(task && formatUnitTask(task, { level: 'A1', skill: 'Grammar', topic: publicTopic })).toBe(
      "It is raining. Write a report. Use two of today's words. Begin with a starting phrase of the Quick Check. (40–60 words)",
    );
    expect(task && listTaskChecks(task, 'A1')).toEqual([...checklist, "I used two of today's words."]);
  });

  test('asks for no words of a topic that it does not take up', () => {
    const own = unitTasks.tasks[2];
    expect(own && formatUnitTask(own, { level: 'A1', skill: 'Writing', topic: privateTopic })).toBe(
      'You have lost a key. Write a notice. Begin like one of the phrases in the Quick Check.',
    );
    expect(own && listTaskChecks(own, 'A1')).toEqual(checklist);
  });

  test('names the text, and asks for no phrase when none fits', () => {
    const task: UnitTask = { text: 'Make a list of "{title}".', withoutPhrases: true, ...checked };
    const setting = { level: 'A1', skill: 'Reading', topic: publicTopic, title: 'A $& tree' } as const;
    expect(formatUnitTask(task, setting)).toBe('Make a list of "A $& tree".');
  });

  test('is found by the id of its unit', () => {
    const bank = { tasks: [unitTasks] };
    expect(findUnitTasks(bank, { id: 'a-unit' })).toBe(unitTasks);
    expect(() => findUnitTasks(bank, { id: 'another' })).toThrow('The unit another has no last tasks.');
  });

  test('comes with two phrases of each kind, with which the classes of the unit take turns', () => {
    const turns = [1, 2, 3].map((turn) => chooseUnitPhrases(unitTasks.phrases, turn).join(''));
    expect(turns).toEqual(['AB12', 'CD34', 'AB12']);
  });
});
