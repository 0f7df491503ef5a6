// Corrects a noun or a base form where an adjective is needed: “a peace life” → “a peaceful life”, “an
// interest book” → “an interesting book”, “I feel more confidence” → “I feel more confident”. The rule that
// uses these checks is in adjective-form.ts.

import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle, toIngForm } from '../lexicon/inflection.ts';
import { NOUN_FOR_ADJECTIVE } from '../lexicon/word-families.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { findLinkingBefore, isPersonWord, type Linking } from './linking-verb.ts';

/** Verbs of feeling whose base form learners put before a noun. Wrong: "an interest book". */
const FEELINGS_BEFORE_NOUN =
  /^(?:interest|excite|bore|tire|frighten|amaze|surprise|shock|disappoint|embarrass|exhaust|relax|fascinate)$/;
/** Nouns before which "interest" and "shock" are right: "an interest rate", "a shock result". */
const NOUNS_OF_KIND =
  /^(?:rate|group|payment|absorber|result|victory|tactic|defeat|win|announcement|rise|rates|free|loan|ending|move|wave|effect|election)$/;
/** Nouns of qualities that learners put before a noun. Wrong: "a danger road". */
const QUALITIES_BEFORE_NOUN =
  /^(?:danger|peace|beauty|health|success|importance|difference|difficulty|noise|patience|happiness|anger|wisdom|honesty|fame|confidence|intelligence|violence|silence|comfort|pride|youth|poverty)$/;
/** Nouns before which a noun of quality is right: "danger zone", "peace talk", "health service". */
const NOUNS_AFTER_QUALITY =
  /^(?:zone|sign|talk|treaty|problem|problems|centre|center|service|services|story|rate|process|conference|salon|contest|product|check|insurance|level|club|visa|movement|plan|agreement|deal|keeper|group|trap|trick|money|card|care|system|worker|food|magazine|shop|store|advice|benefit|benefits|risk|risks|issue|issues|expert|experts|report|minister|department|reasons|conditions|scare|crime|film|pollution|reduction|barrier)$/;

/** Whether a word is a noun for a thing, an idea, a time or a place; persons are described in other ways. */
function isNounOfThing(token: GrammarToken | undefined): token is GrammarToken {
  if (!token || !/^(?:NOUN|NOUNS)$/.test(token.tag)) return false;
  return /^(?:thing|idea|time|place)$/.test(findEntry(token.lemma)?.nounClass ?? '');
}

/** Not marked: "a surprise picnic", "an interest rate", where the word tells what kind of thing it is. */
function tellsKind(feeling: string, before: GrammarToken, noun: GrammarToken): boolean {
  if (feeling === 'surprise') return /^an?$/.test(before.lower);
  return /^(?:interest|shock)$/.test(feeling) && NOUNS_OF_KIND.test(noun.lower);
}

/** The adjective that is meant before a noun: "interesting" for "interest", "peaceful" for "peace". */
function findAdjective(word: GrammarToken, before: GrammarToken, noun: GrammarToken): string | undefined {
  const { lower, tag } = word;
  if (FEELINGS_BEFORE_NOUN.test(lower)) return tellsKind(lower, before, noun) ? undefined : toIngForm(lower);
  if (!QUALITIES_BEFORE_NOUN.test(lower) || tag === 'ADJ' || NOUNS_AFTER_QUALITY.test(noun.lower))
    return undefined;
  return NOUN_FOR_ADJECTIVE.get(lower);
}

/** "An [interest → interesting] book"; "a [peace → peaceful] life". */
export function checkBeforeNoun(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, after] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!before || !/^(?:a|an|very|really|so)$/.test(before.lower) || !isNounOfThing(noun)) return [];
  // Not marked: "a health food shop", where the second noun after the word is the one described.
  if (after && /^(?:NOUN|NOUNS|POSS|NAME)$/.test(after.tag)) return [];
  const right = findAdjective(word, before, noun);
  return right === undefined ? [] : replaceByAdjective(context, before, word, right, noun);
}

function replaceByAdjective(
  context: RuleContext,
  before: GrammarToken,
  word: GrammarToken,
  right: string,
  noun: GrammarToken,
): readonly GrammarFinding[] {
  const article = /^an?$/.test(before.lower) ? chooseArticle(right) : before.text;
  const isArticleRight = article === before.lower;
  const from = isArticleRight ? word.at : before.at;
  return createFinding(context, from, word.at + 1, isArticleRight ? right : `${article} ${right}`, {
    simple: `To describe “${noun.text}”, we say “${right}”, not “${word.lower}”.`,
    full: `To describe the noun “${noun.text}”, we need an adjective: “${right}”, not “${word.lower}”.`,
  });
}

/**
 * Nouns of qualities that are meant as adjectives after a linking verb. Wrong: "It is importance to drink
 * water".
 */
const QUALITIES =
  /^(?:confidence|importance|patience|intelligence|independence|happiness|danger|success|health|beauty|honesty|necessity|difference|difficulty|violence|wisdom|generosity|nervousness)$/;
/** Of these, those that are said of a person after "be". Wrong: "He is patience". */
const QUALITIES_OF_PERSONS =
  /^(?:confidence|intelligence|patience|independence|honesty|generosity|violence)$/;
/** Not marked after "feel": "They feel more happiness than before", where the noun is right. */
const FELT_AS_NOUN = /^(?:happiness|beauty|success)$/;

/** True for "I feel more confidence", "she seems intelligence"; not for "we get more success". */
function isSaidOfFeelingPerson(quality: string, { verb, subject }: Linking): boolean {
  if (!/^(?:feel|become|look|seem)$/.test(verb.lemma) || !isPersonWord(subject)) return false;
  return verb.lemma !== 'feel' || !FELT_AS_NOUN.test(quality);
}

/**
 * True for "It is importance to drink water", "it is necessity that …"; not for "it is success that counts".
 */
function isJudgement(quality: string, { subject }: Linking, next: GrammarToken | undefined): boolean {
  return subject.lower === 'it' && (next?.tag === 'TO' || next?.lower === 'that') && quality !== 'success';
}

/** True for "He is patience". */
function isOfPerson(quality: string, { subject }: Linking): boolean {
  return /^(?:i|he|she|we|they)$/.test(subject.lower) && QUALITIES_OF_PERSONS.test(quality);
}

/** Whether nothing follows that the noun belongs to, such as "of life". */
function endsPhrase(next: GrammarToken | undefined): boolean {
  return !next || (/^(?:MARK|AND|SUBORD|PREP|TO|ADV)$/.test(next.tag) && next.lower !== 'of');
}

/** "I feel more [confidence → confident]"; "it is [importance → important] to drink water". */
export function checkAfterLinkingVerb(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const quality = word.lower;
  const right = NOUN_FOR_ADJECTIVE.get(quality);
  if (right === undefined || word.tag !== 'NOUN' || !QUALITIES.test(quality) || isQuestion) return [];
  const [before, next] = [tokens[word.at - 1], tokens[word.at + 1]];
  if (!before || !endsPhrase(next)) return [];
  const isCompared = /^(?:more|less)$/.test(before.lower);
  const linking = findLinkingBefore(context.sentence, isCompared ? before.at : word.at);
  if (!linking) return [];
  const isMeantAsAdjective =
    linking.verb.lemma === 'be'
      ? isJudgement(quality, linking, next) || isOfPerson(quality, linking)
      : isSaidOfFeelingPerson(quality, linking);
  if (!isMeantAsAdjective) return [];
  return createWordFinding(context, word, right, {
    simple: `“${quality}” is the name of a thing. To describe, we say “${right}”.`,
    full: `After “${linking.verb.text}” comes an adjective here: “${right}”, not the noun “${quality}”.`,
  });
}
