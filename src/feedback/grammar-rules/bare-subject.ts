// Corrects a subject without “the” before a verb in the past: “Hotel was near the beach” → “The hotel was
// near the beach”. The rule is in missing-article.ts.

import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { ANIMALS_OF_STORIES, NOUNS_ALSO_NAMES } from '../lexicon/nouns.ts';
import { isBare, isTitleOrPhrase, needsArticleInSingular } from './bare-nouns.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

/**
 * True for "Hotel was …", "because bus left": the clause begins with the subject and its verb in the past.
 */
function opensPastClause(
  { tokens }: SentenceAnalysis,
  { kind, connector, verb }: Clause,
  subject: NounGroup,
): boolean {
  if (kind !== 'main' && kind !== 'subordinate') return false;
  if (verb?.finite?.tag !== 'PAST' || verb.isInverted || subject.to !== verb.from) return false;
  // A heading, such as "Bus left without driver", has no full stop.
  if (tokens.at(-1)?.text !== '.') return false;
  return subject.from === 0 || (connector?.at === subject.from - 1 && connector.lower !== 'whose');
}

/** True for "hotel"; not for "snow", nor for "ate" in "… and ate grilled corn", which is read as a noun. */
function needsThe(subject: NounGroup): boolean {
  if (subject.nounClass === 'stuff' || subject.head.possibleTags.has('PAST')) return false;
  return isBare(subject) && needsArticleInSingular(subject) && !isTitleOrPhrase(subject);
}

/**
 * Whether the subject is called by a name: "But Elephant let go", which has a capital letter inside the
 * sentence, and at its start "Turner was born", "Hare won the race".
 */
function isName({ tokens }: SentenceAnalysis, { from, to, head }: NounGroup): boolean {
  const first = tokens[from];
  if (!first || to - from > 1 || !/^\p{Lu}/u.test(first.text)) return false;
  return from > 0 || NOUNS_ALSO_NAMES.has(head.lemma) || ANIMALS_OF_STORIES.has(head.lemma);
}

/** Relatives and titles can be used like names. Right: "Grandfather grew vegetables". */
const LIKE_A_NAME =
  /^(?:grandfather|grandmother|grandpa|grandma|granny|doctor|nurse|professor|captain|coach|teacher|chef|nanny)$/;

function isLikeName({ from, head, modifiers }: NounGroup, { complements }: Clause): boolean {
  if (from > 0 || modifiers.length > 0 || complements[0]?.kind === 'noun') return false;
  return LIKE_A_NAME.test(head.lemma);
}

/**
 * Not marked: "Dog found after three weeks.", where the verb can be a participle, and "Parrot greeted
 * visitors.", where the object has no article either. Both can be headings.
 */
function mayBeHeading({ verb, complements }: Clause, { from }: NounGroup): boolean {
  const object = complements[0]?.kind === 'noun' ? complements[0] : undefined;
  if (!object) return verb?.finite?.possibleTags.has('EN') === true && verb.main.lemma !== 'have';
  return from === 0 && !object.isPronoun && !object.determiner;
}

/** "[Hotel → The hotel] was near the beach", "… because [bus → the bus] left". */
export function checkBareSubject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject } = clause;
  if (!subject || !opensPastClause(context.sentence, clause, subject) || !needsThe(subject)) return [];
  if (isName(context.sentence, subject) || isLikeName(subject, clause) || mayBeHeading(clause, subject))
    return [];
  const written = getWritten(context, subject.from, subject.to);
  const isFirst = subject.from === 0;
  const right = `the ${isFirst ? written.charAt(0).toLowerCase() + written.slice(1) : written}`;
  return createFinding(context, subject.from, subject.to, right, {
    simple: `We know which ${subject.head.lower}, so we say “${right}”.`,
    full: `“${subject.head.lower}” is countable and known here, so it needs “the”.`,
  });
}
