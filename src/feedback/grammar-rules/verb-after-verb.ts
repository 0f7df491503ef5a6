/*
 * Checks of the form of a verb after another verb, part of the rule in gerund-or-infinitive.ts:
 *
 *   She hates take showers → taking
 *   when I stopped to work five years ago → stopped working
 *   I would recommend to extend the hours → extending
 *   spend your time to memorise words → memorising
 *   We went to shopping → went shopping
 *   I have no choice but reporting you → to report you
 */

import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isNoun,
  isTensedVerb,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { canBeBaseForm } from './verb-forms.ts';

const isSubjectOrAdverb = createTagTest('PRON', 'ADV', 'NAME', 'NOUN', 'NOUNS');
/** Verbs that an -ing form or a noun may follow: "I want to try growing melons". */
const isMark = createTagTest('MARK');
const isOfTrying = createWordTest('try start stop finish continue keep practise practice');
const opensWhatIsTried = createTagTest('ING', 'DET', 'NOUNS', 'NAME');
/** Verbs that are common with an object: "take photos", "play football". */
const isCommonWithObject = createWordTest(
  'take make have do get give play watch ride meet wear eat drink visit read listen help',
);

/** Those of them that can't be nouns here, so that any noun is their object. */
const takesAnyObject = createWordTest('take make have do get give wear meet eat');
/** For the others, their usual objects. Not marked: "I love watch shops", where "watch" is part of a noun. */
const USUAL_OBJECTS: Readonly<Record<string, ReadonlySet<string>>> = {
  play: new Set(
    'football soccer basketball tennis volleyball badminton chess computer video games guitar piano cards'.split(
      ' ',
    ),
  ),
  watch: new Set('tv television films movies series videos football cartoons anime'.split(' ')),
  read: new Set('books novels comics stories magazines manga newspapers'.split(' ')),
  ride: new Set('bike bikes horse horses bicycle bicycles'.split(' ')),
  drink: new Set('coffee tea water milk juice'.split(' ')),
};

/** Whether the next word can only be the object of the verb: "play football"; not "play areas". */
function hasUsualObject(verb: GrammarToken, next: GrammarToken): boolean {
  if (next.tag === 'DET') return true;
  return isNoun(next) && (takesAnyObject(verb) || USUAL_OBJECTS[verb.lower]?.has(next.lower) === true);
}

/** "She hates take showers" → "taking"; "I want try growing melons" → "to try". */
export function checkWithObject(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!isTensedVerb(word) || !isSubjectOrAdverb(before)) return [];
  if (!verb || !next || verb.lower !== verb.lemma) return [];
  if (word.lemma === 'want') {
    if (!isOfTrying(verb) || !opensWhatIsTried(next)) return [];
    const right = `to ${verb.lower}`;
    return createWordFinding(context, verb, right, {
      simple: `After “${word.lower}” we use “to”: “${word.lower} ${right}”.`,
      full: `“${word.lemma}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
    });
  }
  if (!isCommonWithObject(verb) || !hasUsualObject(verb, next)) return [];
  return correctLiked(context, word, verb);
}

/**
 * Whether the second of two verbs has "to", so that the first needs it as well: "likes play football and to
 * read".
 */
function isBeforeInfinitive(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const and = tokens.find(({ at, tag }) => at > verb.at && (tag === 'AND' || tag === 'SUBORD'));
  const [to, second] = and ? tokens.slice(and.at + 1, and.at + 3) : [];
  return to?.lower === 'to' && canBeBaseForm(second) && !tokens.slice(verb.at, and?.at).some(isMark);
}

/** "She hates [take → taking] showers"; "He likes [play → to play] football and to read". */
export function correctLiked(
  context: RuleContext,
  word: GrammarToken,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const [infinitive, ing] = [`to ${verb.lower}`, toIngForm(verb.lower)];
  if (word.lemma === 'enjoy')
    return createWordFinding(context, verb, ing, {
      simple: `After “${word.lower}” the verb has -ing: “${ing}”.`,
      full: `“Enjoy” takes an -ing form: “${word.lower} ${ing}”.`,
    });
  const right = isBeforeInfinitive(context.sentence.tokens, verb) ? infinitive : ing;
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the next verb has “to” or -ing: “${infinitive}” or “${ing}”.`,
    full: `After “${word.lower}” comes “to” or an -ing form, not the base form: “${infinitive}” or “${ing}”.`,
  });
}

/** Verbs of what one does for years and gives up. */
const isGivenUp = createWordTest(
  'smoke work study play drink live eat go learn write talk speak train dance swim use watch cry',
);
const isLongPeriod = createWordTest('year years month months');

/** "Five years ago, when I stopped to work" → "stopped working": with a long time, it ended. */
export function checkStop(context: RuleContext, stop: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [to, verb, next] = tokens.slice(stop.at + 1, stop.at + 4);
  if (stop.tag !== 'PAST' || to?.lower !== 'to' || !verb || !isGivenUp(verb)) return [];
  // Not marked: "We stopped to eat lunch two months ago", "I stopped to watch them", which tell of a purpose.
  if (verb.lower === 'eat' || next?.tag === 'DET' || next?.tag === 'PRON') return [];
  if (!tokens.some(({ lower, at }) => lower === 'ago' && isLongPeriod(tokens[at - 1]))) return [];
  const right = toIngForm(verb.lower);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `“Stop” with -ing means that it ended: “stopped ${right}”.`,
    full: `“Stopped to ${verb.lower}” tells of an aim; what ended is “stopped ${right}”.`,
  });
}

/** Verbs after which a verb has -ing, never "to": the words at which `checkToAfterIngVerb` is asked. */
export const WITH_ING =
  'recommend suggest avoid enjoy finish consider deny imagine practise dislike risk resist postpone delay quit';
const mayPrecedeVerb = createTagTest('PRON', 'MODAL', 'ADV', 'NOT', 'NAME', 'NOUNS');
const isNounOrAdjective = createTagTest('NOUN', 'NOUNS', 'ADJ');

/** "I would recommend to extend the hours" → "extending". */
export function checkToAfterIngVerb(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const before = tokens[word.at - 1];
  const [to, verb, next] = tokens.slice(word.at + 1, word.at + 4);
  if (!isTensedVerb(word) || !mayPrecedeVerb(before)) return [];
  // Right: "what most people consider to be fair", a judgement.
  if (word.lemma === 'consider' && verb?.lower === 'be') return [];
  if (to?.lower !== 'to' || !canBeBaseForm(verb) || !verb.isInLexicon) return [];
  // Not marked: "I recommend to hotel guests", where "hotel" is part of a noun.
  if (isNounOrAdjective(next) && verb.tag !== 'VERB') return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${word.lower}” the verb has -ing: “${right}”.`,
    full: `“${word.lemma}” takes the -ing form, not “to”: “${word.lower} ${right}”.`,
  });
}

/** "I heard my daughter to shout" → "shout". */
export function checkHear(context: RuleContext, hear: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (hear.tag !== 'VERB' && hear.tag !== 'PAST') return [];
  const person = groups.find(({ kind, from }) => kind === 'noun' && from === hear.at + 1);
  if (person?.kind !== 'noun' || person.nounClass !== 'person') return [];
  const [to, verb] = [tokens[person.to], tokens[person.to + 1]];
  if (to?.lower !== 'to' || !canBeBaseForm(verb)) return [];
  return createFinding(context, to.at, verb.at + 1, verb.lower, {
    simple: `After “${hear.lower}” and a person there is no “to”: “${verb.lower}”.`,
    full: `“Hear” with an object takes the base form without “to”: “${verb.lower}”.`,
  });
}

const isSpentTime = createWordTest(
  'time hour hours day days week weeks month months year years evening evenings weekend weekends morning mornings afternoon afternoons minute minutes life',
);
/** How many words a time after "spend" may have: "spend most of your free time". */
const MAX_TIME_WORDS = 6;
const isPartOfTime = createTagTest('DET', 'ADJ', 'ADV', 'NUM', 'NOUN', 'NOUNS', 'PREP', 'PRON');

/** "Don't spend all your time to memorise words" → "memorising". */
export function checkSpend(context: RuleContext, spend: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  // Not marked: "time spent to learn".
  if (spend.tag === 'EN' && tokens[spend.at - 1]?.lemma !== 'have') return [];
  const time = tokens.slice(spend.at + 1, spend.at + 1 + MAX_TIME_WORDS).find(isSpentTime);
  if (!time || !tokens.slice(spend.at + 1, time.at).every(isPartOfTime)) return [];
  const [to, verb] = [tokens[time.at + 1], tokens[time.at + 2]];
  if (to?.lower !== 'to' || !canBeBaseForm(verb)) return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${spend.lower} … ${time.lower}” the verb has -ing: “${right}”.`,
    full: `“Spend” takes a time and an -ing form: “${spend.lower} … ${time.lower} ${right}”.`,
  });
}

const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'ING', 'EN');
/** Activities that follow "go" directly. */
const isGoActivity = createWordTest(
  'shopping swimming fishing skiing camping hiking jogging sightseeing skating cycling surfing',
);
const mayFollowActivity = createTagTest('MARK', 'PREP', 'AND', 'ADV', 'SUBORD');

/** "We went to shopping" → "went shopping". */
export function checkGoTo(context: RuleContext, go: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [to, activity, next] = tokens.slice(go.at + 1, go.at + 4);
  if (to?.lower !== 'to' || !activity || !isVerb(go)) return [];
  // Not marked: "go to swimming pools", where a noun follows.
  if (!isGoActivity(activity) || !mayFollowActivity(next)) return [];
  const right = `${go.text} ${activity.text}`;
  return createFinding(context, go.at, activity.at + 1, right, {
    simple: `With “${activity.lower}” we say “${right}”, without “to”.`,
    full: `“Go” takes the -ing form of such activities directly: “${right}”.`,
  });
}

const isChoice = createWordTest('choice option alternative');
const isNoOrOther = createWordTest('no other any');

/** "I have no choice but reporting you" → "to report". */
export function checkChoice(context: RuleContext, but: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [no, choice, verb] = [tokens[but.at - 2], tokens[but.at - 1], tokens[but.at + 1]];
  if (!isNoOrOther(no) || !isChoice(choice) || verb?.tag !== 'ING' || !verb.isInLexicon) return [];
  // Not marked: "There is no alternative but walking", which names the alternative.
  const hasChoice = tokens.slice(Math.max(0, but.at - 5), but.at - 1).some(({ lemma }) => lemma === 'have');
  if (!hasChoice) return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${choice?.lower} but” we say “${right}”.`,
    full: `“No ${choice?.lower} but” takes an infinitive with “to”: “${right}”.`,
  });
}

/** Adjectives between "make it" and an infinitive: the words at which `checkMakesEasy` is asked. */
export const EASE = 'easy easier hard harder difficult possible impossible necessary';
const makesOrFinds = createLemmaTest('make find');
const mayFollowIng = createTagTest('DET', 'PRON', 'NOUN', 'NOUNS', 'NAME', 'ADJ', 'MARK', 'PREP');

/** "They make it easy finding the books" → "to find". */
export function checkMakesEasy(context: RuleContext, adjective: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const it = tokens.slice(Math.max(0, adjective.at - 2), adjective.at).find(({ lower }) => lower === 'it');
  const make = it && tokens[it.at - 1];
  const [verb, next] = [tokens[adjective.at + 1], tokens[adjective.at + 2]];
  if (!makesOrFinds(make) || verb?.tag !== 'ING' || !verb.isInLexicon || verb.lower === 'going') return [];
  if (!mayFollowIng(next)) return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${make?.lower} it ${adjective.lower}” we say “${right}”.`,
    full: `“It” stands for the infinitive: “${make?.lower} it ${adjective.lower} ${right}”.`,
  });
}
