import { ENGLISH_RANKS } from '../lexicon/english.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

let created: Vocabulary | undefined;

/** The words of English that the speller knows; they are prepared for searches at the first call. */
export function getEnglishVocabulary(): Vocabulary {
  created ??= createVocabulary(ENGLISH_RANKS);
  return created;
}
