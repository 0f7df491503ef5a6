import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPlainText,
  foldTypedAnswer,
  foldTypedText,
  removeAccents,
} from '../../src/domain/typed-text.ts';
import { forAll } from '../for-all.ts';

const APOSTROPHES = [..."'’‘`´ʼ＇′ʹʻ՚ˈ"];
const toFullWidth = (text: string) =>
  text
    .replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '　');

const words = fc.array(fc.constantFrom('café', "don't", 'well-known', 'look', 'NAÏVE', 'I'), {
  minLength: 1,
  maxLength: 5,
});
const sentence = words.map((list) => list.join(' '));

describe('a typed answer', () => {
  test.each(APOSTROPHES)('%s is an apostrophe', (sign) => {
    expect(foldTypedAnswer(`don${sign}t`)).toBe("don't");
  });

  test('full-width letters are the same letters', () => {
    forAll(sentence, (text) => foldTypedAnswer(toFullWidth(text)) === foldTypedAnswer(text));
  });

  test('composed and decomposed letters are the same', () => {
    forAll(sentence, (text) => foldTypedText(text.normalize('NFD')) === foldTypedText(text.normalize('NFC')));
  });

  test('an invisible character anywhere changes nothing', () => {
    forAll(
      sentence,
      fc.nat(),
      fc.constantFrom('\u00AD', '\u200B', '\u200E', '\uFEFF', '\u2060', '\uFE0F'),
      (text, place, sign) => {
        const at = place % (text.length + 1);
        return foldTypedText(text.slice(0, at) + sign + text.slice(at)) === foldTypedText(text);
      },
    );
  });

  test.each(['up\u00A0to date', 'up to  date', ' Up　to date ', 'up-to-date', 'up–to‑date'])(
    '%j has the same words as with single spaces',
    (typed) => {
      expect(foldTypedAnswer(typed)).toBe('up to date');
    },
  );

  test.each([
    ['I like it。', 'i like it'],
    ['ıt ıs', 'it is'],
    ['İt', 'it'],
    ['１２', '12'],
    ['١٢', '12'],
    ['५', '5'],
    ['ﬁsh', 'fish'],
    ['isn ́t', "isn't"],
    ['What’s up?', "what's up"],
  ])('%j is read as %j', (typed, read) => {
    expect(foldTypedAnswer(typed)).toBe(read);
  });

  test('folding a folded answer changes nothing', () => {
    forAll(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldTypedAnswer(text);
      return foldTypedAnswer(folded) === folded;
    });
  });

  test('accents are left out of Latin letters only', () => {
    expect(removeAccents('Résumé, naïve')).toBe('Resume, naive');
    expect(removeAccents('йод कि')).toBe('йод कि');
  });
});

describe('a plain text', () => {
  test('a full stop without a space after it gets one', () => {
    expect(createPlainText('It is big。It is，new．').text).toBe('It is big. It is, new.');
  });

  test('a meaning in another script stays as it is', () => {
    for (const text of ['начальник порта', '港長', 'رئيس الميناء', 'रेलगाड़ी'.normalize('NFC')]) {
      expect(createPlainText(text).text).toBe(text);
    }
  });

  test('every offset of a plain word leads to the same word in the original', () => {
    forAll(
      fc.array(fc.constantFrom('scho\u00ADol', 'ｂｉｇ', 'cafe\u0301', 'don´t', '。', 'x'), { minLength: 1 }),
      (parts) => {
        const original = parts.join(' ');
        const { text, toOriginalOffset } = createPlainText(original);
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          const start = toOriginalOffset(index);
          const end = toOriginalOffset(index + word.length);
          expect(createPlainText(original.slice(start, end)).text).toBe(word);
        }
        return toOriginalOffset(text.length) === original.length;
      },
    );
  });
});

test('a text with typographic marks is written with plain characters as it is with any other characters', () => {
  const written = fc.string({ unit: fc.constantFrom(...'ab Z9\n\'"‘’“”–—…•·→✓£€é.,-'), maxLength: 30 });
  forAll(written, (text) => {
    const { text: plain, toOriginalOffset } = createPlainText(text);
    // The invisible character, which is left out, makes the text an unusual one.
    const unusual = createPlainText(`${text}\u200B`);
    expect(plain).toBe(unusual.text);
    for (let offset = 0; offset <= plain.length; offset++)
      expect(toOriginalOffset(offset)).toBe(Math.min(unusual.toOriginalOffset(offset), text.length));
  });
});
