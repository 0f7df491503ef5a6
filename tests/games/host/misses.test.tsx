import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GivenVerb, Miss } from '../../../src/games/game-contract.ts';
import { Misses } from '../../../src/games/host/misses.tsx';
import { createFakeGamePorts } from '../fake-ports.ts';

const MISS: Miss = { word: 'harbour', right: 'harbour', reason: 'Ships are safe there.', given: 'harbor' };

/** The texts of the rendered list, without icons. */
function renderTexts(miss: Miss, givenVerb?: GivenVerb): string[] {
  return renderToStaticMarkup(<Misses misses={[miss]} givenVerb={givenVerb} ports={createFakeGamePorts()} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<\/?span[^>]*>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text !== '');
}

describe('the misses:', () => {
  test('a miss shows the right form, the reason and the given answer', () => {
    expect(renderTexts(MISS)).toEqual(
      expect.arrayContaining(['harbour', 'Ships are safe there.', 'You chose: harbor']),
    );
  });

  test.each(['wrote', 'played', 'turned'] as const)('a miss says that the learner %s the answer', (verb) => {
    expect(renderTexts(MISS, verb)).toContain(`You ${verb}: harbor`);
  });

  test('the names of the buttons end with the word', () => {
    expect(renderTexts(MISS)).toEqual(expect.arrayContaining(['Hear harbour', 'Add to my words: harbour']));
  });

  test('a fact can be read aloud but not added to the words', () => {
    const factTexts = renderTexts({ ...MISS, asked: 'Where are ships safe?', isFact: true });
    expect(factTexts).toEqual(expect.arrayContaining(['Where are ships safe?', 'Hear harbour']));
    expect(factTexts.join()).not.toContain('to my words');
  });
});
