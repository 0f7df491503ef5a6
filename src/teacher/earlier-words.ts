import { ALIKE_WORDS } from '../content/language-questions/alike-words.ts';
import {
  areRelated,
  collectRelatedStems,
  indexAlikeGroups,
} from '../content/language-questions/word-relatedness.ts';
import type { LessonPlan, VocabularyRow } from '../domain/lesson-plan.ts';

/* The words of earlier classes, for questions that ask them again. */

/** A word that an earlier class taught, explained as there. */
export interface EarlierWord extends VocabularyRow {
  /** The class was of the same week. */
  readonly isOfWeek: boolean;
  /** The stems of the words that it is related to. */
  readonly stems: ReadonlySet<string>;
}

/**
 * The words of earlier classes by their lower case, without those that the new class teaches.
 * @param classes newest first, because a word is explained as in the newest class
 */
export function indexEarlierWords(
  classes: readonly Pick<LessonPlan, 'week' | 'vocabulary'>[],
  { week, vocabulary }: Pick<LessonPlan, 'week' | 'vocabulary'>,
): ReadonlyMap<string, EarlierWord> {
  const own = new Set(vocabulary.map(({ word }) => word.toLowerCase()));
  const alikeGroups = indexAlikeGroups(ALIKE_WORDS);
  const words = new Map<string, EarlierWord>();
  for (const earlier of classes) {
    const isOfWeek = week !== undefined && earlier.week === week;
    for (const row of earlier.vocabulary) {
      const key = row.word.toLowerCase();
      if (row.meaning === '' || own.has(key) || words.has(key)) continue;
      words.set(key, { ...row, isOfWeek, stems: collectRelatedStems(row, alikeGroups) });
    }
  }
  return words;
}

/** Whether a word could be taken for another one by its meaning. */
export function areAlike(one: EarlierWord, other: EarlierWord): boolean {
  return areRelated(one.stems, other.stems);
}

/** Whether both are verbs, nouns or other words, judged by how their meanings begin. */
export function areOfOneKind(one: EarlierWord, other: EarlierWord): boolean {
  return getMeaningKind(one) === getMeaningKind(other);
}

function getMeaningKind({ meaning }: EarlierWord): 'verb' | 'noun' | 'other' {
  if (/^to\s/i.test(meaning)) return 'verb';
  return /^(?:an?|the)\s/i.test(meaning) ? 'noun' : 'other';
}
