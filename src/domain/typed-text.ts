/*
 * What keyboards of other countries and phones write for the same letter or mark. Every comparison of a typed
 * text with an expected one folds both here.
 */

/** Accents, primes, letters, and the quotation marks ’ and ‘, which are written for an apostrophe. */
const APOSTROPHES = "'`´‘’‛′‵ʹʻʼʽʾʿˈˊˋʹ΄՚׳ߴߵ᾽᾿`´῾ꞌ＇｀";
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const DOUBLE_QUOTES = /[“”„‟«»″〝〞〟＂]/g;
/** Marks of other scripts, with those that stand for them. */
const MARKS = new Map([
  ['。', '.'],
  ['｡', '.'],
  ['।', '.'],
  ['۔', '.'],
  ['、', ','],
  ['､', ','],
  ['،', ','],
  ['؛', ';'],
  ['\u037E', ';'],
  ['؟', '?'],
  ['ı', 'i'],
  ['İ', 'I'],
]);
/** The digit zero of scripts whose keyboards write their own digits, each followed by its nine others. */
const ZEROS = [...'٠۰०০๐'].map((zero) => zero.charCodeAt(0));

/** Marks after which these keyboards write no space. */
const WIDE_MARK = /[。｡、､！，．：；？]/;

/** Invisible characters, and those that only choose how another is drawn. */
const INVISIBLE = '\\p{Cf}|\\u034F|[\\uFE00-\\uFE0F]';
const VARIANT_MARKS = /\u034F|[\uFE00-\uFE0F]/g;

const FORM = new RegExp(
  [
    INVISIBLE,
    // An accent key before a letter that takes no accent.
    '[ \\u00A0]\\p{M}',
    `[${APOSTROPHES}]`,
    // Full-width characters, letters in decorative fonts, and joined letters.
    '[\\uFF01-\\uFF5E\\u{1D400}-\\u{1D7FF}\\uFB00-\\uFB06]',
    `[${[...MARKS.keys()].join('')}]`,
    // Not the plain digits and spaces, which most of a text consists of.
    '(?![0-9])\\p{Nd}',
    '(?! )\\p{Zs}',
    '\\P{M}\\p{M}+',
  ].join('|'),
  'gu',
);

const IS_INVISIBLE = new RegExp(`^(?:${INVISIBLE})$`, 'u');

/** The plain form of one match of `FORM`, before `next`. */
function toPlainForm(form: string, next: string): string {
  if (IS_INVISIBLE.test(form)) return '';
  if (APOSTROPHES.includes(form) || /^\s(?:\u0300|\u0301)$/.test(form)) return "'";
  if (/^\p{Zs}$/u.test(form)) return ' ';
  if (WIDE_MARK.test(form)) {
    const mark = MARKS.get(form) ?? form.normalize('NFKC');
    return /\p{L}/u.test(next) ? `${mark} ` : mark;
  }
  if (/^\p{Nd}$/u.test(form)) return toPlainDigit(form);
  if (/\p{M}$/u.test(form)) return form.replace(VARIANT_MARKS, '').normalize('NFC');
  return MARKS.get(form) ?? form.normalize('NFKC');
}

function toPlainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit.normalize('NFKC') : String(code - zero);
}

/** A text with plain characters, and where they were. */
export interface PlainText {
  text: string;
  /** The offset in the original text of an offset in `text`, both in UTF-16 units. */
  toOriginalOffset(offset: number): number;
}

/** Printable ASCII without the grave accent, which is the usual text. */
const IS_PLAIN = /^[\n\x20-\x5F\x61-\x7E]*$/;
/** The same with dashes, double quotation marks and dots, which stay, and with typographic apostrophes. */
const IS_TYPOGRAPHIC = /^[\n\x20-\x5F\x61-\x7E‘’“”–—…•·→✓£€é]*$/;
const TYPOGRAPHIC_APOSTROPHES = /[‘’]/g;

/**
 * Writes a text with plain characters: composed letters, `'` for every apostrophe, no invisible characters,
 * and half-width letters and marks. Case, spaces and line breaks stay.
 */
export function createPlainText(original: string): PlainText {
  if (IS_PLAIN.test(original)) return { text: original, toOriginalOffset: (offset) => offset };
  if (IS_TYPOGRAPHIC.test(original))
    return {
      text: original.replace(TYPOGRAPHIC_APOSTROPHES, "'"),
      toOriginalOffset: (offset) => offset,
    };
  /** The ends of each replacement: in the plain text, and in the original one. */
  const ends: { plain: number; original: number }[] = [];
  let text = '';
  let at = 0;
  for (const { 0: form, index } of original.matchAll(FORM)) {
    const end = index + form.length;
    text += original.slice(at, index) + toPlainForm(form, original.slice(end, end + 1));
    at = end;
    ends.push({ plain: text.length, original: end });
  }
  return {
    text: text + original.slice(at),
    toOriginalOffset(offset) {
      const after = countUntil(ends, offset);
      const [last, next] = [ends[after - 1], ends[after]];
      const same = (last?.original ?? 0) + offset - (last?.plain ?? 0);
      return next ? Math.min(same, next.original) : same;
    },
  };
}

/** How many of the ends, in their order, are not after an offset of the plain text. */
function countUntil(ends: readonly { plain: number }[], offset: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle]?.plain ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The form in which texts are searched, and names compared: plain characters in one line, in lower case, with
 * plain hyphens and quotation marks, single spaces, trimmed.
 */
export function foldTypedText(text: string): string {
  return createPlainText(text)
    .text.replace(HYPHENS, '-')
    .replace(DOUBLE_QUOTES, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Latin letters without their accents, which English keyboards lack. */
export function removeAccents(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC');
}

/**
 * The form in which a typed answer is compared with the right one: as `foldTypedText`, without accents and
 * punctuation except apostrophes (specification, section 5).
 */
export function foldTypedAnswer(text: string): string {
  return removeAccents(foldTypedText(text))
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
}

/** Whether two texts are the same typed answer. */
export function isSameAnswer(one: string, other: string): boolean {
  return foldTypedAnswer(one) === foldTypedAnswer(other);
}
