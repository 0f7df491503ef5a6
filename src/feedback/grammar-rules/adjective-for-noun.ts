import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle, toIngForm } from '../lexicon/inflection.ts';
import { NOUN_FOR_ADJECTIVE } from '../lexicon/word-families.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { findLinkingBefore, isPersonWord, type Linking } from './linking-verb.ts';

// A noun or a base form in the place of an adjective: "a peace life", "I feel more confidence".

/** Verbs of feeling that learners put before a noun: "an interest book". */
const FEELINGS_BEFORE_NOUN =
  /^(?:interest|excite|bore|tire|frighten|amaze|surprise|shock|disappoint|embarrass|exhaust|relax|fascinate)$/;
/** "Interest rate", "shock result": nouns that these two tell the kind of. */
const NOUNS_OF_KIND =
  /^(?:rate|group|payment|absorber|result|victory|tactic|defeat|win|announcement|rise|rates|free|loan|ending|move|wave|effect|election)$/;
/** Qualities that learners put before a noun: "a danger road". */
const QUALITIES_BEFORE_NOUN =
  /^(?:danger|peace|beauty|health|success|importance|difference|difficulty|noise|patience|happiness|anger|wisdom|honesty|fame|confidence|intelligence|violence|silence|comfort|pride|youth|poverty)$/;
/** "Danger zone", "peace talk", "health service": nouns before which the quality is right. */
const NOUNS_AFTER_QUALITY =
  /^(?:zone|sign|talk|treaty|problem|problems|centre|center|service|services|story|rate|process|conference|salon|contest|product|check|insurance|level|club|visa|movement|plan|agreement|deal|keeper|group|trap|trick|money|card|care|system|worker|food|scare|crime|film|pollution|reduction|barrier)$/;

function isThing(token: GrammarToken | undefined): token is GrammarToken {
  if (!token || !/^(?:NOUN|NOUNS)$/.test(token.tag)) return false;
  return /^(?:thing|idea|time|place)$/.test(findEntry(token.lemma)?.nounClass ?? '');
}

/** "A surprise picnic", "an interest rate": the word tells what kind of thing it is. */
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
  if (!before || !/^(?:a|an|very|really|so)$/.test(before.lower) || !isThing(noun)) return [];
  // "A health food shop": the noun after is the head.
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
    simple: `“${noun.text}” needs a describing word before it: “${right}”, not “${word.lower}”.`,
    full: `The noun “${noun.text}” needs an adjective before it: “${right}”, not “${word.lower}”.`,
  });
}

/** Nouns of qualities that are surely meant as adjectives after a linking verb. */
const QUALITIES =
  /^(?:confidence|importance|patience|intelligence|independence|happiness|danger|success|health|beauty|honesty|necessity|difference|difficulty|violence|wisdom|generosity|nervousness)$/;
const QUALITIES_OF_PERSONS =
  /^(?:confidence|intelligence|patience|independence|honesty|generosity|violence)$/;
/** "They feel more happiness than before" is right; more confidence is what becomes, too. */
const FELT_AS_NOUN = /^(?:happiness|beauty|success)$/;

/** "I feel more confidence", "she seems intelligence"; not "we get more success". */
function isFelt(quality: string, { verb, subject }: Linking): boolean {
  if (!/^(?:feel|become|look|seem)$/.test(verb.lemma) || !isPersonWord(subject)) return false;
  return verb.lemma !== 'feel' || !FELT_AS_NOUN.test(quality);
}

/** "It is importance to sleep", "it is necessity that …"; but "it is success that counts". */
function isJudged(quality: string, { subject }: Linking, next: GrammarToken | undefined): boolean {
  return subject.lower === 'it' && (next?.tag === 'TO' || next?.lower === 'that') && quality !== 'success';
}

/** "He is patience". */
function isOfPerson(quality: string, { subject }: Linking): boolean {
  return /^(?:i|he|she|we|they)$/.test(subject.lower) && QUALITIES_OF_PERSONS.test(quality);
}

/** Whether nothing follows that the noun belongs to, such as "of life". */
function endsPhrase(next: GrammarToken | undefined): boolean {
  return !next || (/^(?:MARK|AND|SUBORD|PREP|TO|ADV)$/.test(next.tag) && next.lower !== 'of');
}

/** "I feel more [confidence → confident]"; "it is [importance → important] to sleep". */
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
      ? isJudged(quality, linking, next) || isOfPerson(quality, linking)
      : isFelt(quality, linking);
  if (!isMeantAsAdjective) return [];
  return createWordFinding(context, word, right, {
    simple: `“${quality}” is the name of a thing. To describe, we say “${right}”.`,
    full: `After “${linking.verb.text}” stands an adjective: “${right}”, not the noun “${quality}”.`,
  });
}
