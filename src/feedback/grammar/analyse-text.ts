import { adjustTags } from './adjust-tags.ts';
import { buildClauses } from './build-clauses.ts';
import type { SentenceAnalysis, TextAnalysis } from './groups.ts';
import { parseGroups } from './parse-groups.ts';
import { tagSentence } from './tag-sentence.ts';
import { type PlainToken, splitSentences } from './tokens.ts';

/**
 * Parses one sentence, without a look at those around it: the tags of its words, its groups and its clauses.
 */
export function analyseSentence(plain: readonly PlainToken[]): SentenceAnalysis {
  const tokens = adjustTags(tagSentence(plain));
  const isQuestion = tokens.findLast(({ tag }) => tag === 'MARK')?.text === '?';
  const groups = parseGroups(tokens, isQuestion);
  return { tokens, groups, clauses: buildClauses(groups), isQuestion };
}

/**
 * The share of verbs that decides; no more, since a story has some in the present: "my brother is a nurse".
 */
const MIN_SHARE = 0.6;
/** With fewer verbs, a past decides only alone, and a present never. */
const MIN_VERBS = 2;

/** Returns the tense of most finite verbs; questions and "have done" do not count. */
export function findTense(sentences: readonly SentenceAnalysis[]): TextAnalysis['tense'] {
  const counts = { past: 0, present: 0 };
  for (const { clauses, isQuestion } of sentences) {
    if (isQuestion) continue;
    for (const { verb, kind } of clauses) {
      if (kind === 'nonfinite' || (verb?.tense !== 'past' && verb?.tense !== 'present')) continue;
      if (verb.tense === 'present' && verb.isPerfect) continue;
      counts[verb.tense]++;
    }
  }
  const total = counts.past + counts.present;
  if (total < MIN_VERBS) return counts.past > 0 && counts.present === 0 ? 'past' : 'unknown';
  if (counts.past / total >= MIN_SHARE) return 'past';
  return counts.present / total >= MIN_SHARE ? 'present' : 'unknown';
}

/**
 * Parses a text: words with their parts of speech, groups with heads, clauses with subject and verb. The work
 * grows linearly with the length of the text, because long sentences are cut.
 */
export function analyseText(text: string): TextAnalysis {
  const sentences = splitSentences(text).map(analyseSentence);
  return { text, sentences, tense: findTense(sentences) };
}
