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
  test('of the hub include a room and a lesson', () => {
    expect(v.parse(hubSearch, { room: 'media', lesson: 'lesson-1' })).toEqual({
      room: 'media',
      lesson: 'lesson-1',
    });
  });

  test('of the hub include the filters of games', () => {
    const filters = { room: 'arcade', skill: 'Grammar', length: 'short' };
    expect(v.parse(hubSearch, filters)).toEqual(filters);
    expect(v.parse(hubSearch, { skill: 'Swimming', length: 9 })).toEqual({});
  });

  test('of the lists include their open rows', () => {
    expect(v.parse(homeworkSearch, { open: ['a', 'b'] })).toEqual({ open: ['a', 'b'] });
    const filters = { level: 'B1', open: ['lesson-a', 'homework-a'] };
    expect(v.parse(lessonsSearch, filters)).toEqual(filters);
    expect(v.parse(homeworkSearch, { open: 7 }).open).toBeUndefined();
  });

  test('that are invalid are dropped', () => {
    const { room, lesson } = v.parse(hubSearch, { room: 'cellar', lesson: 7, more: true });
    expect([room, lesson]).toEqual([undefined, undefined]);
    expect(v.parse(wordsSearch, { part: 'pictures', from: 7 })).toEqual({});
    expect(v.parse(setupSearch, { change: 'maybe' }).change).toBeUndefined();
  });

  test('of set-up include the address to return to, but not set-up itself', () => {
    expect(v.parse(setupSearch, { from: '/words?part=mistakes' }).from).toBe('/words?part=mistakes');
    for (const from of ['/setup', '/setup?change=true', '/setup#top', '/app', 'https://example.com', 7]) {
      expect(v.parse(setupSearch, { from }).from).toBeUndefined();
    }
    expect(v.parse(setupSearch, { from: '/setups' }).from).toBe('/setups');
  });

  test('of the form never include an address of another origin', () => {
    expect(v.parse(signInSearch, { from: '//evil.example' }).from).toBeUndefined();
    expect(v.parse(signInSearch, { from: '/lessons' }).from).toBe('/lessons');
  });
});
