/*
 * Corrects the words at the beginning of a relative clause:
 *
 *   The flat, that we found online, was small → which we found online
 *   He laughed at me, what I found rude → which I found rude
 *   The findings, which most of them were new → most of which were new
 *   Haruka, who she is very quiet → who is very quiet
 *   among whom live near the airport → among those who live
 *   skills in which I still use → which I still use
 */

import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isFiniteVerb,
  isNoun,
  isNounOrName,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { findVerbFrame } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const isSubjectPronoun = createWordTest('i you he she we they it');

/** Whether a word is a noun for a person, or a name. */
function isPersonWord(token: GrammarToken | undefined): boolean {
  return token !== undefined && (token.tag === 'NAME' || findEntry(token.lemma)?.nounClass === 'person');
}

/** Nouns that a clause with "that" explains. Not marked: "the fact, that we had lost, was …". */
const isExplainedByThat = createLemmaTest(
  'fact idea truth belief claim news rumour rumor proof hope fear view argument point feeling promise conclusion impression opinion theory thought reason problem answer result statement message lesson rule dream notion assumption suspicion worry condition decision evidence report suggestion possibility risk danger',
);
const isNounGroupWord = createTagTest('DET', 'ADJ', 'NOUN', 'NOUNS', 'NAME', 'POSS', 'NUM');
/** Longer subjects may be more than one noun. */
const MAX_SUBJECT_WORDS = 4;
const isBeOrHave = createWordTest('is was has had were are');

/** Whether the words are one noun group of at most `MAX_SUBJECT_WORDS`, with the noun at its end. */
function isOneNoun(words: readonly GrammarToken[], noun: GrammarToken): boolean {
  if (words.length === 0 || words.length > MAX_SUBJECT_WORDS || !words.every(isNounGroupWord)) return false;
  return isNounOrName(noun) || (noun.possibleTags.has('NOUN') && words[0]?.tag === 'DET');
}

/**
 * "The flat, that we had found online, turned out …" → "which": the clause adds something about the subject
 * at the start of the sentence.
 */
function checkThatBetweenCommas(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[that.at - 2], tokens[that.at - 1]];
  const [subject, verb] = [tokens[that.at + 1], tokens[that.at + 2]];
  if (comma?.text !== ',' || !noun || isExplainedByThat(noun)) return [];
  // The subject may follow an adverb: "Finally, breakfast, that was included, …"
  const start = tokens[0]?.tag === 'ADV' && tokens[1]?.text === ',' ? 2 : 0;
  if (!isOneNoun(tokens.slice(start, comma.at), noun)) return [];
  const isObject = isSubjectPronoun(subject) && isFiniteVerb(verb);
  const isSubject = start > 0 && isBeOrHave(subject);
  if (!isObject && !isSubject) return [];
  // The verb of the subject follows the second comma.
  const close = tokens.slice(that.at + 3).find(({ text }) => text === ',');
  if (!close || !isFiniteVerb(tokens[close.at + 1])) return [];
  // Not marked: "Progress, that we need, …". "That" may explain a word for an idea, so such a word needs a
  // determiner or an adjective before it.
  const mayBeExplained = findEntry(noun.lemma)?.nounClass === 'idea' && noun.tag === 'NOUN';
  if (isObject && mayBeExplained && noun.at === start) return [];
  const right = isPersonWord(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `To add something after a comma, we use “${right}”, not “that”.`,
    full: `Between commas, a clause that only adds something can't begin with “that”: use “${right}”.`,
  });
}

/** The most tokens of a judgement with its punctuation mark: "very rude and quite unfair." */
const MAX_JUDGEMENT_TOKENS = 5;
const isOfJudging = createLemmaTest('find consider');
const mayBeInJudgement = createTagTest('ADV', 'ADJ', 'ING', 'AND', 'MARK');

/** "He laughed at me, what I found rude" → "which I found rude". */
function checkJudgingWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const comma = tokens[what.at - 1];
  const [subject, verb, ...rest] = tokens.slice(what.at + 1);
  if (comma?.text !== ',' || !isSubjectPronoun(subject)) return [];
  if (!isOfJudging(verb) || !isFiniteVerb(verb)) return [];
  // Only the judgement and a punctuation mark follow: "what I found very rude."
  if (rest.length < 2 || rest.length > MAX_JUDGEMENT_TOKENS || !rest.every(mayBeInJudgement)) return [];
  const followsSentence = clauses.some(
    ({ kind, subject: who, verb: main }) => kind === 'main' && who && main?.finite && main.to < what.at,
  );
  if (!followsSentence) return [];
  return createWordFinding(context, what, 'which', {
    simple: `“Which” here means everything before the comma: “which ${subject?.text} ${verb?.text}”.`,
    full: 'A clause about the whole sentence before it begins with “which”, not “what”.',
  });
}

const isAmount = createWordTest(
  'most some many all both none half several few two three four five one each neither',
);
const isThemOrIt = createWordTest('them it');

/** "The findings, which most of them were new" → "most of which". */
function checkAmount(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [amount, of, them, verb] = tokens.slice(which.at + 1, which.at + 5);
  const noun = tokens[which.at - (tokens[which.at - 1]?.text === ',' ? 2 : 1)];
  if (!amount || !isAmount(amount) || of?.lower !== 'of' || !them || !isThemOrIt(them)) return [];
  // Right: "a party that most of them went to", with a preposition at the end.
  const endsInPreposition = tokens
    .slice(them.at + 2)
    .some(({ tag, at }) => tag === 'PREP' && !tokens[at + 1]?.isWord);
  if (endsInPreposition && which.lower === 'that') return [];
  if (!isFiniteVerb(verb) || !noun || !isNounOrName(noun)) return [];
  // Right: "a concert that most of them had seen", where "them" means others.
  if (which.lower === 'that' && them.lower === 'them' && noun.tag === 'NOUN' && !isPersonWord(noun))
    return [];
  const right = `${amount.text} of ${isPersonWord(noun) ? 'whom' : 'which'}`;
  return createFinding(context, which.at, them.at + 1, right, {
    simple: `“${right}” joins this part to the people or things before it.`,
    full: `The amount comes before the relative pronoun: “${right}”, without “${them.lower}”.`,
  });
}

const isPersonSubject = createWordTest('he she they');
const isBe = createWordTest('is are was were');
const endsDescription = createTagTest('ADJ', 'NOUN', 'NOUNS', 'NAME');
const opensDescription = createTagTest('ADJ', 'DET');

/** "Haruka, who she is very quiet, …" → "who is". */
function checkDoubledSubject(context: RuleContext, who: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[who.at - 2], tokens[who.at - 1]];
  const [pronoun, be, ...rest] = tokens.slice(who.at + 1);
  if (comma?.text !== ',' || !isPersonWord(noun)) return [];
  if (!pronoun || !isPersonSubject(pronoun) || !isBe(be)) return [];
  // Not marked: "My uncle, who she is afraid of". The clause must end in a noun or adjective, so that it is
  // complete without "who".
  const end = rest.find(({ tag }) => tag === 'MARK');
  const description = rest.find(({ tag }) => tag !== 'ADV');
  if (!end || !endsDescription(tokens[end.at - 1]) || !opensDescription(description)) return [];
  return createFinding(context, who.at, pronoun.at + 1, who.text, {
    simple: `“Who” already stands for “${noun?.text}”, so we leave out “${pronoun.lower}”.`,
    full: `“Who” is the subject of its clause, so “${pronoun.lower}” is left out: “who ${be?.text}”.`,
  });
}

const takesPersons = createWordTest('among for to by from with');
const isBaseOrPast = createTagTest('VERB', 'PAST');
const opensRest = createTagTest('PREP', 'DET');

/** "Especially among whom live near the airport" → "among those who live". */
function checkThose(context: RuleContext, whom: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, preposition] = [tokens[whom.at - 2], tokens[whom.at - 1]];
  const [verb, next] = [tokens[whom.at + 1], tokens[whom.at + 2]];
  if (before?.tag !== 'ADV' || preposition?.tag !== 'PREP' || !takesPersons(preposition)) return [];
  if (!verb || !isBaseOrPast(verb) || !opensRest(next)) return [];
  return createWordFinding(context, whom, 'those who', {
    simple: `We need a word for the people: “${preposition.lower} those who ${verb.text}”.`,
    full: `No noun comes before “${whom.lower}”, so it is “those who”: “${preposition.lower} those who ${verb.text}”.`,
  });
}

/** Nouns that have a preposition of their own. Right: "the way in which I use it", "the extent to which". */
const hasOwnPreposition = createLemmaTest('way manner sense extent degree case');
/** Times that may follow the verb: "which I use every day". */
const isTimeOfUse = createWordTest('every today now daily');

/** Whether the verb always takes an object, and takes neither the preposition nor a clause with "that". */
function takesOnlyObject(verb: GrammarToken, preposition: GrammarToken): boolean {
  const frame = findVerbFrame(verb.lemma);
  if (!frame?.isAuthored || !frame.complements.has('object') || frame.complements.has('no-object'))
    return false;
  return !frame.prepositions.has(preposition.lower) && !frame.complements.has('that-clause');
}

/** "Skills in which I still use every day" → "which I still use": the verb takes its object directly. */
function checkNeedlessPreposition(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, preposition, subject] = [tokens[which.at - 2], tokens[which.at - 1], tokens[which.at + 1]];
  if (preposition?.tag !== 'PREP' || !isNoun(noun) || hasOwnPreposition(noun)) return [];
  const verb = tokens.slice(which.at + 2, which.at + 4).find(({ tag }) => tag !== 'ADV');
  if (!isSubjectPronoun(subject) || !verb || !isFiniteVerb(verb)) return [];
  if (!takesOnlyObject(verb, preposition)) return [];
  const next = tokens[verb.at + 1];
  if (next && next.tag !== 'MARK' && !isTimeOfUse(next)) return [];
  return createFinding(context, preposition.at, which.at + 1, 'which', {
    simple: `We “${verb.lower}” a thing, without “${preposition.lower}”: “which ${subject?.text} … ${verb.text}”.`,
    full: `“${verb.lemma}” takes its object directly, so there is no “${preposition.lower}” before “which”.`,
  });
}

/**
 * Wrong words at the beginning of a relative clause, and words that say again what it stands for.
 *
 * Conditions: “That” stands between two commas after the subject at the start of the sentence; “what” with
 * “find” or “consider” and a judgement after a comma; an amount with “of them” or “of it” after “which” or
 * “who”; a pronoun with “be” and a complete description after “who”; an adverb and a preposition before
 * “whom” and a verb; and a preposition before “which” that the verb does not take.
 */
export const RELATIVE_CLAUSE_RULE: GrammarRule = {
  id: 'relative-clause',
  kind: 'relative',
  wordChecks: [
    // "The flat, that we found online, was small" → "which"
    atWords('that', checkThatBetweenCommas),
    // "He laughed at me, what I found rude" → "which"
    atWords('what', checkJudgingWhat),
    // "The findings, which most of them were new" → "most of which"
    atWords('which who that', checkAmount),
    // "Haruka, who she is very quiet" → "who"
    atWords('who', checkDoubledSubject),
    // "Among whom live near the airport" → "those who"
    atWords('whom who', checkThose),
    // "Skills in which I still use" → "which"
    atWords('which', checkNeedlessPreposition),
  ],
};
