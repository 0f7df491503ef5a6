/*
 * Corrects the present simple for what is going on now, and the present continuous for a habit:
 *
 *   Look! The baby sleeps → is sleeping
 *   He reads a book at the moment → is reading
 *   I am going to school every day → go
 *   The children are liking chocolate → like
 */

import type { Clause } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkStateContinuous } from './state-continuous.ts';
import { isActivityVerb, isStateVerb } from './verb-classes.ts';
import { takesThirdPerson, toPresent, toProgressive } from './verb-forms.ts';

/** Phrases that say that something is going on. */
const NOW_PHRASES = ['right now', 'at the moment', 'at this moment'];
/** How far the verb may be from a phrase that opens the sentence: "Right now the two small dogs sleep". */
const MAX_WORDS_BEFORE_VERB = 4;
const isOtherVerbOrMark = createTagTest('VERB', 'VERBS', 'PAST', 'MODAL', 'MARK');

/** Whether the words from an index on are those of a phrase. */
function matchesPhrase(tokens: readonly GrammarToken[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.lower === word);
}

/** The phrase for now that belongs to the verb of the clause; undefined where there is none. */
function findNowPhrase(tokens: readonly GrammarToken[], { verb }: Clause): string | undefined {
  const [from, to] = [verb?.from ?? 0, verb?.to ?? 0];
  return NOW_PHRASES.find((phrase) => {
    const words = phrase.split(' ');
    const start = tokens.findIndex(({ at }) => matchesPhrase(tokens, at, words));
    const end = start + words.length;
    // Not marked: "at the moment of the crash", another moment.
    if (start < 0 || tokens[end]?.tag === 'PREP') return false;
    if (start === 0) return from <= end + MAX_WORDS_BEFORE_VERB;
    // With another verb between, the phrase belongs to that one.
    return start >= to && !tokens.slice(to, start).some(isOtherVerbOrMark);
  });
}

/**
 * Verbs of what takes minutes. With "now" at the end: "She cooks now." → "is cooking"; not "She works here
 * now."
 */
const isShortActivity = createLemmaTest(
  'sleep rain snow cry wait sit stand write cook eat watch wash shine ring knock laugh shout talk clean swim',
);
const isLookOrListen = createWordTest('look listen');

/** The sentence before, if it is "Look!" or "Listen!". */
function findCallBefore({ before }: RuleContext): string | undefined {
  const [call, mark, ...others] = before.at(-1)?.tokens ?? [];
  if (!mark || others.length > 0 || !isLookOrListen(call)) return undefined;
  return /^[!.]$/.test(mark.text) ? `${call?.text}${mark.text}` : undefined;
}

/** The words which show that it is happening now: "right now", "Look!"; undefined where there are none. */
function findSignal(context: RuleContext, clause: Clause): string | undefined {
  const { tokens } = context.sentence;
  const phrase = findNowPhrase(tokens, clause);
  if (phrase) return phrase;
  const words = ` ${tokens.map(({ lower }) => lower).join(' ')} `;
  if (/ now [.!]/.test(words) && isShortActivity(clause.verb?.main)) return 'now';
  const call = findCallBefore(context);
  if (call) return call;
  const [first, second] = tokens;
  if (isLookOrListen(first) && /^[,!]$/.test(second?.text ?? '')) return first?.text;
  return /^ (?:be quiet|quiet|hush|shh) [,!:] /.test(words) ? 'be quiet' : undefined;
}

/** Whether the word is the end of a compound noun. Not marked: "I'll make a phone call right now". */
function isCompoundNoun(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const isAfterVerb = tokens.slice(0, verb.at).some((token) => isOtherVerbOrMark(token) && token.isWord);
  return isAfterVerb && verb.possibleTags.has('NOUN') && tokens[verb.at - 1]?.tag === 'NOUN';
}

/** Words with which a present simple is right: "Look, she always sleeps", "Look, when she comes, …". */
const allowsSimple = createWordTest(
  'every always usually often sometimes never normally rarely generally if when whenever until till still no only who which',
);
const isForOrAt = createWordTest('for at');

/** Whether "work" or "look" names a state. Right: "Look! It works", "sales look good right now". */
function isOfState({ subject, verb }: Clause, tokens: readonly GrammarToken[]): boolean {
  if (verb?.main.lemma === 'work') return subject?.head.lower === 'it';
  return verb?.main.lemma === 'look' && !isForOrAt(tokens[verb.to]);
}

/** "Look! The baby sleeps" → "is sleeping". */
function checkNow(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || isQuestion || (kind !== 'main' && kind !== 'unjoined')) return [];
  if (verb.verbs.length !== 1 || verb.isNegative || verb.isInverted || subject.to > finite.at) return [];
  if ((finite.tag !== 'VERB' && finite.tag !== 'VERBS') || finite.possibleTags.has('PAST')) return [];
  if (!isActivityVerb(verb.main.lemma) || isOfState(clause, tokens)) return [];
  if (takesThirdPerson(subject) === undefined || tokens.some(allowsSimple)) return [];
  // Not marked: "Here comes the bus."
  if (tokens[finite.at - 1]?.tag === 'TO' || tokens[0]?.lower === 'here') return [];
  const signal = findSignal(context, clause);
  if (signal === undefined || isCompoundNoun(tokens, finite)) return [];
  const right = toProgressive(verb.main.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `It is happening now, so we say “${right}”.`,
    full: `“${signal}” shows that it is going on: the present continuous, “${right}”.`,
  });
}

/** Words of a plan, a change or these days, with which it is right: "He is running every day this week". */
const allowsContinuous = createWordTest(
  'now this these currently more always getting becoming moment today next from until',
);
/** Verbs of a change that goes on. Right: "It is growing every day". */
const isOfChange = createLemmaTest(
  'get become grow improve change increase decrease rise fall sink shrink melt warm spread make learn lose',
);

/** Whether "every day" ends the clause. */
function endsWithEvery({ complements }: Clause, tokens: readonly GrammarToken[]): boolean {
  const every = complements.find(
    (group) => group.kind === 'noun' && group.isTime && group.determiner?.lower === 'every',
  );
  return every !== undefined && /^[.!,]$/.test(tokens[every.to]?.text ?? '');
}

const isRegularTime = createWordTest('day morning afternoon evening night week weekend month summer winter');

/** Whether "every morning" opens the sentence. */
function opensWithEvery([every, time]: readonly GrammarToken[]): boolean {
  return every?.lower === 'every' && isRegularTime(time);
}

/** "I am going to school every day", "Every morning he is drinking tea" → "go", "drinks". */
function checkHabit(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind, complements } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || isQuestion || kind !== 'main' || !verb.isProgressive) return [];
  if (verb.isNegative || verb.isPerfect || verb.isInverted || verb.tense !== 'present') return [];
  if (verb.verbs.length !== 2 || verb.main.at !== finite.at + 1) return [];
  if (takesThirdPerson(subject) === undefined || isStateVerb(verb.main.lemma)) return [];
  if (
    !(endsWithEvery(clause, tokens) || opensWithEvery(tokens)) ||
    context.whole.tokens.some(allowsContinuous) ||
    isOfChange(verb.main)
  )
    return [];
  // Not marked: "He is going to run every day", a plan.
  const isGoingTo = tokens[verb.to]?.tag === 'TO' || complements.some((group) => group.kind === 'verb');
  if (verb.main.lower === 'going' && isGoingTo) return [];
  const right = toPresent(verb.main.lemma, subject);
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `It happens again and again, so we say “${right}”.`,
    full: `“Every …” tells of a habit: the present simple, “${right}”.`,
  });
}

/**
 * The present simple for what is happening now, and the present continuous for a habit.
 *
 * Conditions: A present simple is a verb of activities with “right now” or “at the moment”, after “Look!” or
 * “Be quiet”, or a short activity with “now” at the end, and no word tells of a habit. A present continuous
 * has “every” + time at one end of the sentence, and nothing tells of a plan or a change. A verb of a state
 * in the continuous has a person as its subject, or a thing that no -ing form describes.
 */
export const PRESENT_NOW_RULE: GrammarRule = {
  id: 'present-now',
  looksBack: true,
  kind: 'tense',
  find: findInClauses(checkNow, checkHabit, checkStateContinuous),
};
