import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GivenVerb, Miss } from '../../../src/games/contract.ts';
import { Misses } from '../../../src/games/host/misses.tsx';
import { createFakeGamePorts } from '../fake-ports.ts';

const MISS: Miss = { word: 'harbour', right: 'harbour', reason: 'Ships are safe there.', given: 'harbor' };

/** The list as it reads, without what is drawn; a part after the other. */
function read(miss: Miss, givenVerb?: GivenVerb): string[] {
  return renderToStaticMarkup(<Misses misses={[miss]} givenVerb={givenVerb} ports={createFakeGamePorts()} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<\/?span[^>]*>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text !== '');
}

describe('a miss', () => {
  test('has the right form, the reason, and what the learner gave', () => {
    expect(read(MISS)).toEqual(
      expect.arrayContaining(['harbour', 'Ships are safe there.', 'You chose: harbor']),
    );
  });

  test.each(['wrote', 'played', 'turned'] as const)(
    'says that the learner %s it, where the game does',
    (verb) => {
      expect(read(MISS, verb)).toContain(`You ${verb}: harbor`);
    },
  );

  test('names its word in the buttons, after the words that are seen', () => {
    expect(read(MISS)).toEqual(expect.arrayContaining(['Hear harbour', 'Add to my words: harbour']));
  });

  test('that is a fact can be heard, but not kept as a word', () => {
    const fact = read({ ...MISS, asked: 'Where are ships safe?', isFact: true });
    expect(fact).toEqual(expect.arrayContaining(['Where are ships safe?', 'Hear harbour']));
    expect(fact.join()).not.toContain('to my words');
  });
});
