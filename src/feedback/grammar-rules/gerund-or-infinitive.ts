// Corrects the form of a verb after another verb, or as a subject: “Don't forget bringing a jacket” → “Don't
// forget to bring a jacket”, “She wants become a pilot” → “She wants to become a pilot”, “My hobby is play
// football” → “My hobby is playing football”, “Wear a uniform makes students equal” → “Wearing a uniform
// makes students equal”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createWordTest, isWould } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atForms,
  atWords,
  combineFinds,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkAfterQuestionWord } from './verb-after-question-word.ts';
import {
  checkChoice,
  checkGoTo,
  checkHear,
  checkMakesEasy,
  checkSpend,
  checkStop,
  checkToAfterIngVerb,
  checkWithObject,
  correctLiked,
  EASE,
  WITH_ING,
} from './verb-after-verb.ts';
import { isBaseForm } from './verb-forms.ts';

type Tokens = readonly GrammarToken[];

/** Verbs for what people may forget to do. Wrong: "Don't forget buying bread". */
const CHORES =
  /^(?:bring|buy|take|call|send|pay|write|tell|give|lock|check|feed|pack|book|invite|visit|ask|close)$/;

/** True for "Don't forget" at the start of a clause. */
function isReminder(tokens: Tokens, forget: GrammarToken): boolean {
  const [before, auxiliary, not] = [-3, -2, -1].map((step) => tokens[forget.at + step]);
  if (auxiliary?.lower !== 'do' || not?.tag !== 'NOT') return false;
  return !before || /^(?:MARK|AND|INTERJ|SUBORD)$/.test(before.tag);
}

/** Right: "Don't forget cooking takes time", where the -ing form is the subject of another verb. */
function isSubjectOfVerb(tokens: Tokens, ing: GrammarToken): boolean {
  const rest = tokens.slice(ing.at);
  const end = rest.findIndex(({ tag }, step) => step > 0 && /^(?:MARK|SUBORD)$/.test(tag));
  return rest.slice(0, end < 0 ? rest.length : end).some(({ tag }) => /^(?:VERBS|MODAL|VERB)$/.test(tag));
}

/**
 * True for "bringing a jacket", "buying bread"; not for "swimming things", "walking shoes", "dancing with
 * him".
 */
function hasObjectOfChore(ing: GrammarToken, next: GrammarToken | undefined): boolean {
  if (/^(?:DET|PRON|NAME)$/.test(next?.tag ?? '')) return true;
  return CHORES.test(ing.lemma) && /^(?:NOUN|NOUNS|PREP|NUM|ADJ)$/.test(next?.tag ?? '');
}

/** "Don't forget [bringing → to bring] a jacket". */
function checkForget(context: RuleContext, forget: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const ing = tokens[forget.at + 1];
  if (ing?.tag !== 'ING' || !isReminder(tokens, forget)) return [];
  if (isSubjectOfVerb(tokens, ing) || !hasObjectOfChore(ing, tokens[ing.at + 1])) return [];
  const right = `to ${ing.lemma}`;
  return createWordFinding(context, ing, right, {
    simple: `For what you must still do, we say “don't forget ${right}”.`,
    full: `“Forget” takes an infinitive for what is still to be done: “${right}”.`,
  });
}

/** Verbs that are nouns as well, but then have "a": "I like a swim". Wrong: "I like swim". */
const ACTIONS_WITH_ARTICLE = /^(?:cook|run|swim|ride|jog|hike|sing|draw|read)$/;

/** Not marked here: "I like sing and dance shows", where two words with "and" describe a noun. */
function isFirstOfPair(tokens: Tokens, next: GrammarToken): boolean {
  const afterPair = tokens[next.at + 2];
  return next.tag === 'AND' && afterPair !== undefined && !/^(?:MARK|PREP|SUBORD)$/.test(afterPair.tag);
}

/** "I like [cook → cooking]". */
function checkLikedAction(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!/^(?:i|you|we|they|he|she|to|really|also)$/.test(before?.lower ?? '')) return [];
  if (!verb || !next || !ACTIONS_WITH_ARTICLE.test(verb.lower)) return [];
  if (!/^(?:MARK|PREP|AND|SUBORD|ADV)$/.test(next.tag) || isFirstOfPair(tokens, next)) return [];
  return correctLiked(context, word, verb);
}

/** Verbs of hobbies that are not the first part of a noun, as "dance" is in "dance music". */
const HOBBIES = /^(?:play|watch|collect|listen|ride|make|take|go)$/;

/** True for "(my hobby is) play football", "collect stamps". */
function isHobby(verb: GrammarToken, next: GrammarToken): boolean {
  return HOBBIES.test(verb.lower) && /^(?:NOUN|NOUNS|DET|NAME|TO|ADJ|POSS|ING|PREP)$/.test(next.tag);
}

/** True for "(my dream is) become a doctor": a word that is not a noun, with its object. */
function isGoal(verb: GrammarToken, next: GrammarToken): boolean {
  return !verb.possibleTags.has('NOUN') && /^(?:DET|POSS|TO|NAME)$/.test(next.tag);
}

/** The form that is meant after "my hobby is" or "my dream is"; undefined after other nouns. */
function choosePredicate(subject: string, verb: GrammarToken, next: GrammarToken): string | undefined {
  if (/^(?:hobby|pastime)$/.test(subject)) return isHobby(verb, next) ? toIngForm(verb.lemma) : undefined;
  if (!/^(?:dream|goal|aim|wish|ambition)$/.test(subject)) return undefined;
  return isGoal(verb, next) ? `to ${verb.lemma}` : undefined;
}

/** "My hobby is [play → playing] football"; "my dream is [become → to become] a doctor". */
function checkPredicate(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [subject, verb, next] = [tokens[be.at - 1], tokens[be.at + 1], tokens[be.at + 2]];
  if (!subject || !verb || !next || verb.lower !== verb.lemma) return [];
  const { possibleTags } = verb;
  if (!possibleTags.has('VERB') || possibleTags.has('ADJ') || possibleTags.has('ADV')) return [];
  const right = choosePredicate(subject.lower, verb, next);
  if (right === undefined) return [];
  return createWordFinding(context, verb, right, {
    simple: `After “${subject.lower} ${be.lower}” the verb ${right.startsWith('to ') ? 'needs “to”' : 'has -ing'} here: “${right}”.`,
    full: `The verb names the ${subject.lower}, so it is “${right}”, not the base form “${verb.lower}”.`,
  });
}

/** Verbs that need "to" before the next verb. */
const WITH_INFINITIVE =
  'want hope decide plan promise refuse agree expect learn manage wish afford offer like love';
/**
 * Of these, those that cannot have two objects, so that "pass" in "want pass the exam" is a verb, although it
 * can be a noun.
 */
const WITHOUT_TWO_OBJECTS = /^(?:want|decide|promise|refuse|manage)$/;
/**
 * Of these, those that count only after a pronoun. Elsewhere they may be nouns, or end a clause before an
 * order.
 */
const ONLY_AFTER_PRONOUN = /^(?:wish|hope|learn|agree|expect)$/;

/**
 * True for "pass the" in "want pass the exam": a noun would have no determiner after it, except "the most".
 */
function isVerbWithObject(tokens: Tokens, { possibleTags, lower, lemma, at }: GrammarToken): boolean {
  if (!possibleTags.has('VERB') || lower !== lemma || tokens[at + 2]?.lower === 'most') return false;
  return /^(?:an?|the|my|your|his|her|our|their|this|some|me|him|it|them)$/.test(tokens[at + 1]?.lower ?? '');
}

/** True for "become": a base form that cannot be a noun, an adjective or a past form. */
function canOnlyBeBaseForm(verb: GrammarToken): boolean {
  const { possibleTags } = verb;
  if (possibleTags.has('NOUN') || possibleTags.has('ADJ') || possibleTags.has('PAST')) return false;
  return isBaseForm(verb);
}

/** "She wants [become → to become] a pilot". */
function checkMissingTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!before || !verb || !/^(?:VERB|VERBS|PAST)$/.test(word.tag)) return [];
  const isVerb =
    canOnlyBeBaseForm(verb) || (WITHOUT_TWO_OBJECTS.test(word.lemma) && isVerbWithObject(tokens, verb));
  // Right: "They promised live lessons."
  if (!isVerb || (verb.lower === 'live' && /^NOUNS?$/.test(next?.tag ?? ''))) return [];
  // Not marked: "let hope become …", "help plan become …". The word is the base form of another verb.
  if (before.lemma === 'let' || before.lemma === 'help') return [];
  if (ONLY_AFTER_PRONOUN.test(word.lemma) && before.tag !== 'PRON') return [];
  const right = `to ${verb.text}`;
  if (word.lemma !== 'like' && word.lemma !== 'love')
    return createWordFinding(context, verb, right, {
      simple: `After “${word.lower}” we use “to”: “${word.lower} ${right}”.`,
      full: `“${word.lemma}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
    });
  // Not marked: "They liked come". "Coming" or "how they came" may be meant.
  if (word.lemma === 'like' && word.tag === 'PAST') return [];
  if (tokens.slice(Math.max(0, word.at - 2), word.at).some(isWould))
    return createWordFinding(context, verb, right, {
      simple: `After “would ${word.lower}” the verb needs “to”: “${right}”.`,
      full: `“Would ${word.lower}” takes an infinitive with “to”: “${right}”.`,
    });
  const ing = toIngForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the next verb has “to” or -ing: “${word.lower} ${right}” or “${word.lower} ${ing}”.`,
    full: `“${word.lemma}” takes “to” or an -ing form: “${word.lower} ${right}”, “${word.lower} ${ing}”.`,
  });
}

/** Verbs that are nouns as well, but are rarely what one needs or wants: "we don't need cook". */
const NEEDED_ACTIONS = /^(?:cook|swim|jog|hike|sing|fly)$/;
const isTimeWord = createWordTest(
  'day week month year morning afternoon evening night weekend summer winter time',
);
const isSubjectPronoun = createWordTest('i you we they he she');

/** True for "I need", "we don't need"; not for "no one need" or "all we need". */
function hasPlainSubject(tokens: Tokens, need: GrammarToken): boolean {
  const before = tokens[need.at - 1];
  const isNegative = before?.tag === 'NOT' && tokens[need.at - 2]?.lemma === 'do';
  return (
    (isNegative || isSubjectPronoun(before)) && !tokens.slice(0, need.at).some(({ lower }) => lower === 'all')
  );
}

/** "I need [answer → to answer] this letter", "we don't need [cook → to cook]". */
function checkNeededAction(context: RuleContext, need: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, next] = [tokens[need.at + 1], tokens[need.at + 2]];
  if (!verb || !next || !hasPlainSubject(tokens, need)) return [];
  // Right: "I need help this week", "I need work the whole summer".
  const isWithObject =
    need.lemma === 'need' &&
    isVerbWithObject(tokens, verb) &&
    !tokens.slice(verb.at + 2, verb.at + 5).some(isTimeWord);
  const isAction =
    NEEDED_ACTIONS.test(verb.lower) &&
    /^(?:MARK|PREP|AND|SUBORD|ADV)$/.test(next.tag) &&
    next.lower !== 'and';
  if (!isWithObject && !isAction) return [];
  const right = `to ${verb.text}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${need.lower}” another verb needs “to”: “${need.lower} ${right}”.`,
    full: `“${need.lemma}” takes an infinitive with “to”: “${need.lower} ${right}”.`,
  });
}

/**
 * True for "(was made) pay for it", "wait for an hour": verbs that are nouns as well, before a preposition.
 */
function isVerbBeforePreposition({ lower }: GrammarToken, next: GrammarToken | undefined): boolean {
  return /^(?:pay|wait|work|clean|leave|sit|stand|run|walk|wash)$/.test(lower) && next?.tag === 'PREP';
}

/** "We were made [pay → to pay] for it". */
function checkPassiveMake(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (verb?.main.lower !== 'made' || !verb.isPassive) return [];
  const [next, afterNext] = tokens.slice(verb.to, verb.to + 2);
  if (!next || !(isBaseForm(next) || isVerbBeforePreposition(next, afterNext))) return [];
  // Not marked: "It was made play." The word may be a noun.
  if (next.possibleTags.has('NOUN') && afterNext?.tag === 'MARK') return [];
  return createWordFinding(context, next, `to ${next.text}`, {
    simple: `After “${verb.verbs.at(-2)?.lower} made” we need “to” before the verb: “to ${next.text}”.`,
    full: `In the passive, “make” takes an infinitive with “to”: “made to ${next.text}”.`,
  });
}

/** True for "Wear a uniform makes …": a base form opens the sentence, or the words after a comma. */
function opensWithBase({ kind, verb, subject, opening, parent }: Clause, tokens: Tokens): boolean {
  if (kind !== 'main' || parent || subject || verb?.verbs.length !== 1) return false;
  if (verb.form !== 'finite' || !isBaseForm(verb.main)) return false;
  return verb.from === 0 || (opening.length > 0 && tokens[verb.from - 1]?.text === ',');
}

/** Right: "Suppose the car gets lost", "Say the first word is …", "Make sure each light is off": orders. */
function isOrderWithClause({ lemma, at }: GrammarToken, tokens: Tokens): boolean {
  if (takes(lemma, 'that-clause') || /^(?:let|suppose|do)$/.test(lemma)) return true;
  return /^(?:sure|certain)$/.test(tokens[at + 1]?.lower ?? '');
}

/** Right: "Mount Fuji is …", "Miss Brown is …", where the first word belongs to a name. */
function isName({ determiner, head }: NounGroup): boolean {
  return determiner === undefined && head.tag === 'NAME';
}

/** True for "makes", "is", "helps": a verb in -s, and not a plural noun. */
function isSecondVerbInS(second: GrammarToken | undefined): second is GrammarToken {
  if (second?.tag !== 'VERBS') return false;
  return !second.possibleTags.has('NOUNS') || /^(?:make|help)$/.test(second.lemma);
}

/** Verbs that can be the first part of a noun: "live music", "play equipment". */
const mayBeginNoun = createWordTest('live play work travel study sleep');

/** "[Wear → Wearing] a uniform makes students equal". */
function checkSubject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const { verb } = clause;
  if (isQuestion || !verb || !opensWithBase(clause, tokens) || isOrderWithClause(verb.main, tokens))
    return [];
  const object = groups.find(({ from }) => from === verb.to);
  if (object?.kind !== 'noun' || isName(object)) return [];
  // Right: "Live music is …", "Play equipment is …".
  if (mayBeginNoun(verb.main) && !object.determiner) return [];
  const second = tokens[object.to];
  if (!isSecondVerbInS(second) || object.members.length > 0 || object.number === 'unknown') return [];
  const right = toIngForm(verb.main.lemma);
  return createWordFinding(context, verb.main, right, {
    simple: `Before “${second.text}” an action ends in -ing: “${right} ${getWritten(context, object.from, object.to)}”.`,
    full: `A verb that is the subject of “${second.text}” is an -ing form: “${right}”.`,
  });
}

/**
 * Conditions: A verb, noun or adjective of the lists comes before a word that can only be a verb there,
 * because it is not a noun or has an object, or is one of a few actions after “need” and “want”; or a base
 * form with its object opens a sentence before a verb in -s. After “do not forget” and “my hobby is”, the
 * word must also be a usual chore, hobby or goal.
 */
export const GERUND_OR_INFINITIVE_RULE: GrammarRule = {
  id: 'gerund-or-infinitive',
  kind: 'verb-form',
  wordChecks: [
    atWords('forget', checkForget),
    atWords('is was', checkPredicate),
    atWords('like likes love loves enjoy enjoys hate hates prefer prefers', checkLikedAction),
    atForms('want like love hate prefer', checkWithObject), // "She hates [take → taking] showers."
    atWords('but', checkChoice), // "I have no choice but [reporting → to report] you."
    atWords('stopped', checkStop), // "I stopped [to smoke → smoking] two years ago."
    atForms('spend', checkSpend), // "He spends too much time [to play → playing] games."
    atForms(WITH_ING, checkToAfterIngVerb), // "I would recommend [to extend → extending] the hours."
    atForms('hear', checkHear), // "I heard my daughter [to shout → shout] my name."
    atForms('go', checkGoTo), // "We [went to shopping → went shopping]."
    atWords(EASE, checkMakesEasy), // "It makes it easy [finding → to find] the books."
    atWords('what how where when', checkAfterQuestionWord), // "I didn't know what [do → to do]."
    atForms(WITH_INFINITIVE, checkMissingTo),
    atForms('need want', checkNeededAction), // "We don't need [cook → to cook]."
  ],
  find: combineFinds(findInClauses(checkPassiveMake), findInClauses(checkSubject)),
};
