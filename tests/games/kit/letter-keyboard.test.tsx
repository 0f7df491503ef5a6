import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LetterKeyboard } from '../../../src/games/kit/letter-keyboard.tsx';

const doNothing = () => {};

/** The texts of the keys, without icons. */
function getKeyTexts(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, ''),
  );
}

test('the keyboard has every letter in QWERTY order', () => {
  expect(getKeyTexts(renderToStaticMarkup(<LetterKeyboard onLetter={doNothing} />)).join('')).toBe(
    'QWERTYUIOPASDFGHJKLZXCVBNM',
  );
});

test('the keyboard has keys to delete and to enter if the game handles them', () => {
  const markup = renderToStaticMarkup(
    <LetterKeyboard onLetter={doNothing} onBackspace={doNothing} onEnter={doNothing} enterLabel="Say it" />,
  );
  expect(getKeyTexts(markup)).toEqual(expect.arrayContaining(['Delete the last letter', 'Say it']));
});

test('the mark of a letter is also a text', () => {
  const markup = renderToStaticMarkup(
    <LetterKeyboard onLetter={doNothing} marks={{ a: 'right', b: 'wrong' }} />,
  );
  expect(getKeyTexts(markup)).toEqual(expect.arrayContaining(['A right', 'B wrong', 'C']));
});

test('one extra key is in the last row, before the key to delete', () => {
  const markup = renderToStaticMarkup(
    <LetterKeyboard onLetter={doNothing} onBackspace={doNothing} signs={[' ']} />,
  );
  expect(getKeyTexts(markup).slice(-3)).toEqual(['M', 'Space', 'Delete the last letter']);
});

test('several extra keys are in a separate row, the space last', () => {
  const markup = renderToStaticMarkup(<LetterKeyboard onLetter={doNothing} signs={["'", '-', 'é', ' ']} />);
  expect(getKeyTexts(markup).slice(26)).toEqual(['&#x27;', '-', 'É', 'Space']);
});
