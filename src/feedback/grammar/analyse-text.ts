import { adjustTags } from './adjust-tags.ts';
import { buildClauses } from './build-clauses.ts';
import type { SentenceAnalysis, TextAnalysis } from './groups.ts';
import { parseGroups } from './parse-groups.ts';
import { tagSentence } from './tag-sentence.ts';
import { type PlainToken, splitSentences } from './tokens.ts';

function analyseSentence(plain: readonly PlainToken[], at: number): SentenceAnalysis {
  const tokens = adjustTags(tagSentence(plain));
  const isQuestion = tokens.findLast(({ tag }) => tag === 'MARK')?.text === '?';
  const groups = parseGroups(tokens, isQuestion);
  return { at, tokens, groups, clauses: buildClauses(groups), isQuestion };
}

/** Verbs that say what is true in general also in a story: "my brother is a nurse". */
const MIN_SHARE = 0.6;
const MIN_VERBS = 2;

/** The tense of most finite verbs of the clauses that tell something. */
function findTense(sentences: readonly SentenceAnalysis[]): TextAnalysis['tense'] {
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
 * Reads a text as a grammar would: words with their parts of speech, groups with heads, clauses with subject
 * and verb. The work grows with the length of the text; sentences of more than 120 tokens are cut.
 */
export function analyseText(text: string): TextAnalysis {
  const sentences = splitSentences(text).map((plain, at) => analyseSentence(plain, at));
  return { text, sentences, tense: findTense(sentences) };
}
