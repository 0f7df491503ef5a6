import { listBaseForms } from '../lexicon/english.ts';
import { ENGLISH_VOCABULARY } from './english-vocabulary.ts';
import { unpackVocabulary } from './packed-vocabulary.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

let unpacked: Vocabulary | undefined;

/** Returns the words of English that the spelling checker knows; they are unpacked at the first call. */
export function getEnglishVocabulary(): Vocabulary {
  unpacked ??= createVocabulary(unpackVocabulary(ENGLISH_VOCABULARY, listBaseForms()));
  return unpacked;
}
