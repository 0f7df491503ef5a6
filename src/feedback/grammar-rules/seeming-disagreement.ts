import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

// Right English in which the number of a verb seems to differ from that of its subject.

/** "Three-quarters of the land is used", "one and a half hours is enough": a part agrees with its whole. */
const FRACTION = /(?:^|-)(?:hal(?:f|ves)|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?|hundredths?)$/;

/** Whether a group is measured in parts, whose verb may have either number. */
export function isPart({ from, to }: NounGroup, { tokens }: SentenceAnalysis): boolean {
  return tokens.slice(from, to).some(({ lower }) => FRACTION.test(lower));
}

/** What is said of a word or a work, and not of the many that it names. */
const WORDS_AND_WORKS =
  /^(?:word|plural|noun|pronoun|verb|name|title|book|novel|story|play|film|movie|musical|song|band|series|show|painting|game|cartoon|opera|magazine|shop|company|brand|dish)$/;

/** "Romeo and Juliet is my favourite play", "Children is an irregular plural": one work, one word. */
export function namesOneThing({ verb, complements }: Clause): boolean {
  const [first] = complements;
  if (verb?.main.lemma !== 'be' || first?.kind !== 'noun' || first.number !== 'singular') return false;
  return WORDS_AND_WORKS.test(first.head.lemma);
}

/** "Romeo and Juliet is a sad story": two names can be one title, and so one thing. */
export function isTitle({ subject, verb, complements }: Clause, { tokens }: SentenceAnalysis): boolean {
  const named = complements.find(({ from }) => from === verb?.to);
  if (!subject || !/^(?:is|was)$/.test(verb?.finite?.lower ?? '') || named?.kind !== 'noun') return false;
  return (
    subject.members.length > 0 &&
    subject.members.every(({ head }) => head.tag === 'NAME' || /^\p{Lu}/u.test(head.text)) &&
    /^(?:a|an|the|my|our)$/.test(tokens[named.from]?.lower ?? '') &&
    named.number === 'singular' &&
    named.nounClass !== 'person'
  );
}

/** "He need not worry", "she dare not": verbs that act as modals. */
export function isHalfModal(finite: GrammarToken, { tokens }: SentenceAnalysis): boolean {
  return /^(?:need|dare)$/.test(finite.lower) && tokens[finite.at + 1]?.tag === 'NOT';
}

/** "Everyone sit down.", "Someone help me.": a few words that ask all or anyone to do something. */
export function isRequest(
  finite: GrammarToken,
  { head, from }: NounGroup,
  { tokens }: SentenceAnalysis,
): boolean {
  const isToAll = /^(?:every|some|any|no)(?:one|body)$/.test(head.lower) && from === 0;
  const next = tokens[finite.at + 1];
  const isShort = tokens.length <= 5 && !/^(?:DET|NOUN|NOUNS|NAME|ADJ|NUM|TO)$/.test(next?.tag ?? '');
  return isToAll && isShort && finite.tag === 'VERB' && finite.at === 1;
}
