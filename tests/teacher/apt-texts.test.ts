import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { createClassRequest, writeConsecutiveClasses } from './class-requests.ts';
import { passageFiles, unitFiles } from './curriculum-files.ts';

const TEXT_SKILLS = ['Reading', 'Listening'] as const;
const MIN_TEXTS = 2;

/** Units with fewer apt texts for a reason, because no more texts of the level have the point. */
const RARE_POINTS: Readonly<Record<string, readonly string[]>> = {
  // Nothing to listen to at A2 for travel has a regular verb in the past.
  'a2-listening-past-endings': ['travel'],
};

const units = unitFiles.flatMap(({ level, skill, units: ofFile }) =>
  ofFile.map((unit) => ({ ...unit, level, skill })),
);
const passages = passageFiles.flatMap(({ level, passages: ofFile }) =>
  ofFile.map((passage) => ({ ...passage, level })),
);

describe('the texts of a unit', () => {
  test('are named for every unit of Reading and Listening, and for no other', () => {
    const isTextSkill = (skill: string) => TEXT_SKILLS.some((one) => one === skill);
    const wrong = units.filter(({ skill, texts }) => isTextSkill(skill) !== (texts !== undefined));
    expect(wrong.map(({ id, texts }) => `${id} ${texts ? 'needs no texts' : 'lacks its texts'}`)).toEqual([]);
  });

  test('are texts of its level and skill, each named once', () => {
    const wrong = units.flatMap(({ id, level, skill, texts = [] }) =>
      texts
        .filter(
          (text, index) =>
            texts.indexOf(text) < index ||
            !passages.some((one) => one.id === text && one.level === level && one.skill === skill),
        )
        .map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are two or more for each reason, where the level has them', () => {
    const poor = units.flatMap(({ id, texts }) =>
      REASONS.filter((reason) => texts && !RARE_POINTS[id]?.includes(reason)).flatMap((reason) => {
        const found = passages.filter((one) => one.reason === reason && texts?.includes(one.id));
        return found.length < MIN_TEXTS ? [`${id}: ${found.length} for ${reason}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });

  test('leave no text of the level without a unit', () => {
    const named = units.flatMap(({ texts = [] }) => texts);
    expect(passages.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual([]);
  });
});

const courses = LEVELS.flatMap((level) =>
  TEXT_SKILLS.flatMap((skill) => REASONS.map((reason) => ({ level, skill, reason }))),
);

test.each(courses)(
  'twenty classes of $level $skill for $reason practise each point in a text that has it',
  (course) => {
    const { level, skill } = course;
    const plans = writeConsecutiveClasses(createClassRequest(course), 20);
    const drawn = plans.flatMap(({ text, teachingPoint }) => {
      const passage = CURRICULUM[level].passages.find(({ title }) => title === text?.title);
      const heading = teachingPoint?.heading;
      const unit = CURRICULUM[level].units.get(skill)?.find(({ title }) => title === heading);
      return passage && unit ? [{ passage, unit }] : [];
    });
    expect(drawn.length).toBeGreaterThan(10);
    expect(
      drawn
        .filter(({ passage, unit }) => !unit.texts?.includes(passage.id))
        .map(({ passage, unit }) => `${unit.id}: ${passage.id}`),
    ).toEqual([]);
  },
);
