import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  homeworkSearch,
  hubSearch,
  lessonsSearch,
  setupSearch,
  signInSearch,
  wordsSearch,
} from '../../src/app/search.ts';

describe('search parameters', () => {
  test('of the hub name a room and a lesson', () => {
    expect(v.parse(hubSearch, { room: 'media', lesson: 'lesson-1' })).toEqual({
      room: 'media',
      lesson: 'lesson-1',
    });
  });

  test('of the hub narrow the hall of games', () => {
    const narrowed = { room: 'arcade', skill: 'Grammar', length: 'short' };
    expect(v.parse(hubSearch, narrowed)).toEqual(narrowed);
    expect(v.parse(hubSearch, { skill: 'Swimming', length: 9 })).toEqual({});
  });

  test('of the lists name what is open in them', () => {
    expect(v.parse(homeworkSearch, { open: ['a', 'b'] })).toEqual({ open: ['a', 'b'] });
    const narrowed = { level: 'B1', open: ['lesson-a', 'homework-a'] };
    expect(v.parse(lessonsSearch, narrowed)).toEqual(narrowed);
    expect(v.parse(homeworkSearch, { open: 7 }).open).toBeUndefined();
  });

  test('that can’t be read count as left out', () => {
    const { room, lesson } = v.parse(hubSearch, { room: 'cellar', lesson: 7, more: true });
    expect([room, lesson]).toEqual([undefined, undefined]);
    expect(v.parse(wordsSearch, { part: 'pictures', from: 7 })).toEqual({});
    expect(v.parse(setupSearch, { change: 'maybe' }).change).toBeUndefined();
  });

  test('of the form never lead to another origin', () => {
    expect(v.parse(signInSearch, { from: '//evil.example' }).from).toBeUndefined();
    expect(v.parse(signInSearch, { from: '/lessons' }).from).toBe('/lessons');
  });
});
