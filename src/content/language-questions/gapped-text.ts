import { capitalise } from '../../domain/capitalise.ts';
import { GAP } from '../gap.ts';
import type { Word } from '../words/word-schema.ts';

/** Regular endings; two words with the same ending fit the same gap. */
const ENDINGS = ['s', 'ed', 'ing', 'er', 'est'] as const;
/** `''` is the dictionary form. */
export type WordEnding = '' | (typeof ENDINGS)[number];

/** A text with a gap, and the form of the word that was in it. */
export interface GappedText {
  text: string;
  form: string;
  ending: WordEnding;
}

/**
 * Puts a gap in place of the word or a regular form of it.
 *
 * @returns `null` if the text has no form, or has it twice, or starts with it, because its capital would be a
 * hint
 */
export function cutGap(text: string, word: string): GappedText | null {
  for (const { 0: form, index } of text.matchAll(/[A-Za-z]+(?:-[a-z]+)*/g)) {
    const ending = index > 0 || form !== capitalise(form) ? findEnding(form, word) : null;
    if (ending === null) continue;
    const rest = text.slice(index + form.length);
    return rest.includes(form) ? null : { text: text.slice(0, index) + GAP + rest, form, ending };
  }
  return null;
}

/** The form of a word with an ending, if its examples have one. */
export function findFormWithEnding(ending: WordEnding, { word, examples }: Word): string | null {
  if (ending === '') return word;
  const shown = examples.map((example) => cutGap(example, word)).find((each) => each?.ending === ending);
  return shown?.form ?? null;
}

/** Whether a form goes with the article before the gap, if there is one. */
export function fitsArticle({ text }: GappedText, form: string): boolean {
  const article = /\b(an?) ___/i.exec(text)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === startsWithVowelSound(form);
}

/** Whether a word starts with a vowel sound, unlike "university" but like "hour". */
function startsWithVowelSound(word: string): boolean {
  return (
    /^(?:[aio]|e(?!u)|u(?!ni|s[aeu]|til)|h(?:our|onest|eir|onour))/i.test(word) && !/^once?\b/i.test(word)
  );
}

function findEnding(form: string, word: string): WordEnding | null {
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
