import { capitalise } from '../../domain/capitalise.ts';
import { GAP } from '../gap.ts';
import type { Word } from '../words/word-schema.ts';

/** The endings that spelling rules make; two words with the same one fit the same gap. */
const ENDINGS = ['s', 'ed', 'ing', 'er', 'est'] as const;
/** `''` is the word as the dictionary has it. */
export type WordEnding = '' | (typeof ENDINGS)[number];

/** A word in a text, and the text without it. */
export interface GappedText {
  text: string;
  form: string;
  ending: WordEnding;
}

/**
 * The text with a gap for the word or a regular form of it; `null` where neither stands there or one stands there
 * twice, and where the form begins the text, since its capital would tell it from others.
 */
export function cutGap(text: string, word: string): GappedText | null {
  for (const { 0: form, index } of text.matchAll(/[A-Za-z]+(?:-[a-z]+)*/g)) {
    const ending = index > 0 || form !== capitalise(form) ? endingOf(form, word) : null;
    if (ending === null) continue;
    const rest = text.slice(index + form.length);
    return rest.includes(form) ? null : { text: text.slice(0, index) + GAP + rest, form, ending };
  }
  return null;
}

/** The form of the word with that ending that its examples show. */
export function findFormWithEnding(ending: WordEnding, { word, examples }: Word): string | null {
  if (ending === '') return word;
  const shown = examples.map((example) => cutGap(example, word)).find((each) => each?.ending === ending);
  return shown?.form ?? null;
}

/** Whether a word could follow "a" in that text or, where the text has "an", could follow that. */
export function fitsArticle({ text }: GappedText, form: string): boolean {
  const article = /\b(an?) ___/i.exec(text)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === beginsWithVowel(form);
}

/** By its sound: an hour, a university. */
function beginsWithVowel(word: string): boolean {
  return (
    /^(?:[aio]|e(?!u)|u(?!ni|s[aeu]|til)|h(?:our|onest|eir|onour))/i.test(word) && !/^once?\b/i.test(word)
  );
}

function endingOf(form: string, word: string): WordEnding | null {
  if (form === word) return '';
  return ENDINGS.find((ending) => listFormsWithEnding(ending, word).some((stem) => form === stem)) ?? null;
}

/** The spellings that a word can have with an ending: stopped, making, tries, lying. */
function listFormsWithEnding(ending: Exclude<WordEnding, ''>, word: string): readonly string[] {
  if (ending === 's') return [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
  const last = word.slice(-1);
  return [
    word + ending,
    word + last + ending,
    word.replace(/e$/, '') + ending,
    ending === 'ing' ? word.replace(/ie$/, 'y') + ending : word.replace(/y$/, 'i') + ending,
  ];
}
