import { describe, expect, test } from 'vitest';
import { countMissingPhrases, findMisplacedPhrases } from '../../../../src/domain/drag.ts';
import { explainMisplaced } from '../../../../src/features/classroom/notepad/drag-explanation.ts';

const PHRASES = ['Hello.', 'Excuse me.', 'And you?', 'Tell me more.'];

describe('the explanation of a wrong placement', () => {
  test('names each phrase in the wrong zone and the zone where it belongs', () => {
    const wrong = findMisplacedPhrases(PHRASES, {
      starting: ['Hello.', 'And you?'],
      keeping: ['Excuse me.', 'Tell me more.'],
    });
    expect(wrong).toEqual([
      { phrase: 'And you?', zone: 'starting', home: 'keeping', index: 1 },
      { phrase: 'Excuse me.', zone: 'keeping', home: 'starting', index: 0 },
    ]);
    expect(explainMisplaced(wrong)).toEqual([
      { zone: 'starting', why: expect.stringContaining('belongs in Starting'), phrases: ['Excuse me.'] },
      { zone: 'keeping', why: expect.stringContaining('belongs in Keeping'), phrases: ['And you?'] },
    ]);
  });

  test('says of a fifth phrase in either zone that it belongs in neither', () => {
    const phrases = [...PHRASES, 'Goodbye.', 'See you.'];
    for (const groups of [
      { starting: ['Hello.', 'Goodbye.'], keeping: ['See you.'] },
      { starting: ['See you.'], keeping: ['Goodbye.'] },
    ]) {
      const [explained, ...others] = explainMisplaced(findMisplacedPhrases(phrases, groups));
      expect(others).toEqual([]);
      expect(explained?.zone).toBeNull();
      expect(explained?.why).toBe('Only four phrases fit. Leave this one out:');
      expect(explained?.phrases.toSorted()).toEqual(['Goodbye.', 'See you.']);
    }
  });

  test('does not ask for a phrase that belongs in no zone', () => {
    const groups = { starting: ['Hello.', 'Excuse me.'], keeping: ['And you?'] };
    expect(countMissingPhrases([...PHRASES, 'Goodbye.'], groups)).toBe(1);
  });

  test('leaves out phrases that are not placed yet', () => {
    expect(findMisplacedPhrases(PHRASES, { starting: ['Hello.'], keeping: [] })).toEqual([]);
  });

  test('accepts a phrase that occurs twice once in each zone where it belongs', () => {
    const phrases = ['Well, …', 'Hello.', 'Well, …', 'Tell me more.'];
    const groups = { starting: ['Hello.', 'Well, …'], keeping: ['Tell me more.', 'Well, …'] };
    expect(findMisplacedPhrases(phrases, groups)).toEqual([]);
  });
});
