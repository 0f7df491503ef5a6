import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBadges, getHomeworkBadge, SCHOOL_BADGES } from '../../src/domain/badges.ts';
import { forAll } from '../for-all.ts';

describe('a badge', () => {
  test('comes from the plan', () => {
    expect(getHomeworkBadge({ badge: ' Polite Asker ' })).toBe('Polite Asker');
  });

  test('is the Lesson Star when the plan has none', () => {
    expect(getHomeworkBadge({ badge: ' ' })).toBe('Lesson Star');
  });

  test('that is new is added at the end', () => {
    expect(addBadges(['A'], ['C', 'A', 'B'])).toEqual({ badges: ['A', 'C', 'B'], added: ['C', 'B'] });
  });

  test('that is earned again is kept once', () => {
    forAll(fc.uniqueArray(fc.string()), fc.array(fc.string()), (badges, earned) => {
      const once = addBadges(badges, earned);
      expect(addBadges(once.badges, earned)).toEqual({ badges: once.badges, added: [] });
      expect(new Set(once.badges)).toEqual(new Set([...badges, ...earned]));
      expect(new Set(once.badges).size).toBe(once.badges.length);
    });
  });
});

describe('the school’s badges', () => {
  const names = Object.keys(SCHOOL_BADGES);

  test('have names that no class uses', () => {
    const folder = 'src/teacher/curriculum';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    const texts = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('');
    const ofClasses = new Set([...texts.matchAll(/"badge": "([^"]+)"/g)].map(([, name]) => name));
    expect(ofClasses.size).toBeGreaterThan(0);
    expect([...names, getHomeworkBadge({ badge: '' })].filter((name) => ofClasses.has(name))).toEqual([]);
  });

  test('are in docs/badges.md with their rules, in order', () => {
    const page = readFileSync('docs/badges.md', 'utf8');
    const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].slice(1);
    expect(rows.filter(([, name]) => name !== '---').map(([, name, rule]) => [name, rule])).toEqual(
      Object.entries(SCHOOL_BADGES),
    );
  });
});
