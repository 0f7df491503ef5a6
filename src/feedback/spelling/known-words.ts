import { ENGLISH_RANKS } from '../lexicon/english.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

let created: Vocabulary | undefined;

/**
 * Returns the words of English that the spelling checker knows; they are prepared for searches at the first
 * call.
 */
export function getEnglishVocabulary(): Vocabulary {
  created ??= createVocabulary(ENGLISH_RANKS);
  return created;
}
