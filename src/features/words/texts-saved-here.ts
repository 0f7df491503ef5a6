import * as v from 'valibot';
import { usePreference } from '../shell/use-preference.ts';
import { findReplacedTexts, type OwnTexts } from './my-words.ts';

/*
 * What the learner wrote about words on this device. When another device replaces such a text, the word's
 * details offer the lost one again.
 */

/** The number of texts that are kept; older ones are deleted. */
export const MAX_TEXTS_SAVED_HERE = 50;

const textsSavedHere = v.fallback(
  v.array(v.object({ word: v.string(), texts: v.object({ meaning: v.string(), example: v.string() }) })),
  [],
);
/** What the learner wrote about words on this device, the newest last. */
export type TextsSavedHere = readonly { readonly word: string; readonly texts: OwnTexts }[];

export const parseTextsSavedHere = (stored: unknown): TextsSavedHere => v.parse(textsSavedHere, stored);

/** Adds what was written about a word, or forgets the word if `texts` is `null`. */
export function rememberTexts(saved: TextsSavedHere, word: string, texts: OwnTexts | null): TextsSavedHere {
  const others = saved.filter((other) => other.word !== word);
  return (texts ? [...others, { word, texts }] : others).slice(-MAX_TEXTS_SAVED_HERE);
}

/** The texts written here that another device replaced; `null` if the word still has them. */
export function findTextsLostHere(saved: TextsSavedHere, word: string, current: OwnTexts): OwnTexts | null {
  const here = saved.find((other) => other.word === word)?.texts;
  return here && findReplacedTexts(here, current) ? here : null;
}

/** What the learner wrote about words on this device, and how to remember or forget a word's texts. */
export function useTextsSavedHere(): [TextsSavedHere, (word: string, texts: OwnTexts | null) => void] {
  const [saved = [], setSaved] = usePreference('words-saved-here', parseTextsSavedHere);
  return [saved, (word, texts) => setSaved(rememberTexts(saved, word, texts))];
}
