import { parseWordList } from '../lexicon/word-list.ts';
import type { Tag } from './tag.ts';
import type { GrammarToken } from './tokens.ts';

/** Answers a question about one token of a sentence; false where there is no token. */
export type TokenTest = (token: GrammarToken | undefined) => boolean;

/** Whether a token is one of these words as written, in lower case: `createWordTest('a an the')`. */
export function createWordTest(words: string): TokenTest {
  const known = new Set(parseWordList(words));
  return (token) => token !== undefined && known.has(token.lower);
}

/** Whether a token is a form of one of these base forms: `createLemmaTest('go')` for "go", "goes", "went". */
export function createLemmaTest(bases: string): TokenTest {
  const known = new Set(parseWordList(bases));
  return (token) => token !== undefined && known.has(token.lemma);
}

/** Whether a token is read as one of these parts of speech. */
export function createTagTest(...tags: readonly Tag[]): TokenTest {
  const known = new Set(tags);
  return (token) => token !== undefined && known.has(token.tag);
}

/** A verb that shows tense, or a modal: go, goes, went, can. */
export const isFiniteVerb = createTagTest('VERB', 'VERBS', 'PAST', 'MODAL');

/** A verb that shows tense and is not a modal: go, goes, went. */
export const isTensedVerb = createTagTest('VERB', 'VERBS', 'PAST');

/** A singular or plural noun, not a name. */
export const isNoun = createTagTest('NOUN', 'NOUNS');

/** A singular or plural noun, or a name. */
export const isNounOrName = createTagTest('NOUN', 'NOUNS', 'NAME');

export const isKin = createWordTest(
  'mother father brother sister uncle aunt cousin grandmother grandfather grandma grandpa mum mom dad husband wife son daughter niece nephew',
);

const isThisOrThat = createWordTest('this that');
const isIsOrWas = createWordTest('is was');

/** Whether a clause such as "that is fine" or "this was funny" begins at the index. */
export function opensThatIs(tokens: readonly GrammarToken[], at: number): boolean {
  return isThisOrThat(tokens[at]) && isIsOrWas(tokens[at + 1]);
}

export const isAOrAn = createWordTest('a an');
export const isWasOrWere = createWordTest('was were');
/** “Would”, also as “'d”, which can be “had” as well. */
export const isWould = createWordTest("would 'd");
