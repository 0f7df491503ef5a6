import { describe, expect, test } from 'vitest';
import { findUsedTargets, hasCommonWord } from '../../../src/feedback/marking/target-words.ts';

describe('a word of the class counts as used', () => {
  test.each([
    ['pack', 'I packed my bag.'],
    ['pack', 'She packs. I am packing!'],
    ['to travel', 'We travelled far.'],
    ['to travel', 'We traveled far.'],
    ['carry', 'He carries it, they carried it.'],
    ['plan', 'I am planning a trip'],
    ['make', 'making plans'],
    ['watch', 'He watches TV.'],
    ['boarding pass', 'Two boarding passes, please.'],
    ['look forward to something', 'I am looking forward to it.'],
    ['check-in', 'The check-in was slow.'],
    ['Luggage (noun)', 'My luggage is lost.'],
    ['have a look', 'Have a look at this.'],
    ['May I sit here?', 'May I sit here?'],
    ['Excuse me, is this seat free?', 'I asked: “Excuse me, is this seat free?”'],
  ])('%j in %j', (target, text) => {
    expect(findUsedTargets(text, [target])).toEqual([target]);
  });

  test.each([
    ['pack', 'The packet is here.'],
    ['plan', 'The plane is late.'],
    ['boarding pass', 'Boarding starts. Pass the salt.'],
    ['look forward to', 'I look to him.'],
    ['may I', 'May is warm.'],
    ['', 'Anything.'],
    ['to', 'I want to go.'],
  ])('%j not in %j', (target, text) => {
    expect(findUsedTargets(text, [target])).toEqual([]);
  });
});

test('two lists share a word in any of its forms', () => {
  expect(hasCommonWord(['journeys'], ['journey', 'plane'])).toBe(true);
  expect(hasCommonWord(['leaf'], ['journey', 'plane'])).toBe(false);
});

test('“good” does not use the word “goods”', () => {
  expect(findUsedTargets('I think it is good.', ['goods'])).toEqual([]);
  expect(findUsedTargets('They sell goods.', ['goods'])).toEqual(['goods']);
});
