import { describe, expect, test } from 'vitest';
import { findMisplacedPhrases } from '../../../../src/domain/drag.ts';
import { explainMisplaced } from '../../../../src/features/classroom/notepad/drag-explanation.ts';

const PHRASES = ['Hello.', 'Excuse me.', 'And you?', 'Tell me more.'];

describe('the explanation of a wrong placement', () => {
  test('names each phrase in the wrong zone and the zone where it belongs', () => {
    const wrong = findMisplacedPhrases(PHRASES, {
      starting: ['Hello.', 'And you?'],
      keeping: ['Excuse me.', 'Tell me more.'],
    });
    expect(wrong).toEqual([
      { phrase: 'And you?', zone: 'starting', index: 1 },
      { phrase: 'Excuse me.', zone: 'keeping', index: 0 },
    ]);
    expect(explainMisplaced(wrong)).toEqual([
      { zone: 'starting', why: expect.stringContaining('belongs in Starting'), phrases: ['Excuse me.'] },
      { zone: 'keeping', why: expect.stringContaining('belongs in Keeping'), phrases: ['And you?'] },
    ]);
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
