import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LetterKeyboard } from '../../../src/games/kit/letter-keyboard.tsx';

const nothing = () => {};

/** The keys' texts, without what is drawn. */
function keys(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, ''),
  );
}

test('has every letter, in the order of a typewriter', () => {
  expect(keys(renderToStaticMarkup(<LetterKeyboard onLetter={nothing} />)).join('')).toBe(
    'QWERTYUIOPASDFGHJKLZXCVBNM',
  );
});

test('has a key for deleting and one for entering where the game takes them', () => {
  const markup = renderToStaticMarkup(
    <LetterKeyboard onLetter={nothing} onBackspace={nothing} onEnter={nothing} enterLabel="Say it" />,
  );
  expect(keys(markup)).toEqual(expect.arrayContaining(['Delete the last letter', 'Say it']));
});

test('says in words what colour says of a letter that was tried', () => {
  const markup = renderToStaticMarkup(
    <LetterKeyboard onLetter={nothing} marks={{ a: 'right', b: 'wrong' }} />,
  );
  expect(keys(markup)).toEqual(expect.arrayContaining(['A right', 'B wrong', 'C']));
});
