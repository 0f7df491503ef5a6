import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findTextsLostHere,
  MAX_TEXTS_SAVED_HERE,
  parseTextsSavedHere,
  rememberTexts,
  type TextsSavedHere,
} from '../../../src/features/words/texts-saved-here.ts';
import { forAll } from '../../for-all.ts';

const texts = fc.record({ meaning: fc.string(), example: fc.string() });
const word = fc.constantFrom('sea', 'shanty', 'harbour', 'constructor', '__proto__');
const saves = fc.array(fc.tuple(word, fc.option(texts)), { maxLength: 80 });

function saveAll(all: readonly (readonly [string, { meaning: string; example: string } | null])[]) {
  return all.reduce<TextsSavedHere>((saved, [name, own]) => rememberTexts(saved, name, own), []);
}

test('the last texts of a word are remembered, and survive being stored', () => {
  forAll(saves, word, texts, (before, name, own) => {
    const saved = parseTextsSavedHere(JSON.parse(JSON.stringify(rememberTexts(saveAll(before), name, own))));
    expect(findTextsLostHere(saved, name, own)).toBeNull();
    expect(findTextsLostHere(saved, name, { ...own, meaning: `${own.meaning}!` })).toEqual(own);
  });
});

test('a word that was forgotten has lost nothing', () => {
  forAll(saves, word, texts, (before, name, own) => {
    expect(findTextsLostHere(rememberTexts(saveAll(before), name, null), name, own)).toBeNull();
  });
});

test('only the newest texts are remembered', () => {
  const many = Array.from({ length: MAX_TEXTS_SAVED_HERE + 1 }, (_, index) => String(index));
  const saved = saveAll(many.map((name) => [name, { meaning: name, example: '' }] as const));
  expect(saved.map((each) => each.word)).toEqual(many.slice(1));
});

test('a stored value of another form counts as none', () => {
  forAll(fc.jsonValue(), (stored) => {
    expect(Array.isArray(parseTextsSavedHere(stored))).toBe(true);
  });
});
