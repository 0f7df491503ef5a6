import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';

const hasComma = (sentence: Sentence) => sentence.some(({ text }) => text === ',');

/**
 * Whether the sentence is a question from its first word on. False for "When you are ready, shall we go?".
 */
export function isQuestion({ marked }: Match, sentence: Sentence): boolean {
  const opening = getOpeningWord(sentence);
  // Also false for "And when we have done that?", which asks what comes then.
  if (opening === 'when' && (hasComma(sentence) || sentence[0]?.lower !== 'when')) return false;
  if (FUNCTION_WORDS.WH.has(opening) && hasOtherClause(sentence.slice(marked.to))) return false;
  return sentence.at(-1)?.text === '?' || sentence.at(-2)?.text === '?';
}

/** "When you travel what do you take?", "what you need is a rest, isn't it?": a later verb asks or tells. */
function hasOtherClause(words: Sentence): boolean {
  const { BEFIN, DO, MODAL, HAVE, SUBJ, POSS } = FUNCTION_WORDS;
  return words.some(({ lower }, at) => {
    const next = words[at + 1];
    const isAuxiliary = [BEFIN, DO, MODAL, HAVE].some((list) => list.has(lower));
    const asks = isAuxiliary && next !== undefined && (SUBJ.has(next.lower) || POSS.has(next.lower));
    return asks || (at > 0 && /^(?:is|are|was|were)$/.test(lower) && next?.isWord === true);
  });
}

/** "So you like it?", "And you live here?": the order of a statement is right for a conclusion. */
function drawsConclusion(sentence: Sentence): boolean {
  return /^(?:so|and|but|then)$/.test(sentence[0]?.lower ?? '');
}

/** Whether the sentence is a question without a comma. False for "You like it, don't you?". */
export function isQuestionWithoutComma(match: Match, sentence: Sentence): boolean {
  return isQuestion(match, sentence) && !hasComma(sentence) && !drawsConclusion(sentence);
}
