// Corrects “do” where “be” or “have” is needed, and the other way round: “Do you hungry?” → “Are you
// hungry?”, “He doesn't at home” → “He isn't at home”, “Do you have been to Rome?” → “Have you been to
// Rome?”, “She hasn't to pay” → “She doesn't have to pay”.

import type { NounGroup } from '../grammar/groups.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

type Tokens = readonly GrammarToken[];

/** The form of "be" to use for "do", "does" or "did". */
function chooseBe(auxiliary: GrammarToken, subject: NounGroup): string {
  return auxiliary.lower === 'did' ? toPast('be', subject) : toPresent('be', subject);
}

/** Whether a word is only an adjective, at the end of its phrase: "hungry". */
function isOnlyAdjective(tokens: Tokens, { tag, isInLexicon, possibleTags, at }: GrammarToken): boolean {
  if (tag !== 'ADJ' || !isInLexicon) return false;
  const endsGroup = /^(?:MARK|SUBORD|AND|PREP|ADV)$/.test(tokens[at + 1]?.tag ?? '');
  return (
    endsGroup && !(['VERB', 'ADV', 'NOUN', 'PRON', 'DET'] as const).some((each) => possibleTags.has(each))
  );
}

/** True for "at home", "at the station"; not for "at the moment". */
function isAtPlace(tokens: Tokens, at: number): boolean {
  const [preposition, next, noun] = tokens.slice(at, at + 3);
  if (preposition?.lower !== 'at') return false;
  if (/^(?:home|school|work)$/.test(next?.lower ?? '')) return true;
  const isTime = /^(?:moment|end|beginning|time|start|same)$/.test(noun?.lower ?? '');
  return next?.lower === 'the' && noun?.tag === 'NOUN' && !isTime;
}

/** True for "from Peru", and for "from" in "Where do you from?". */
function isOrigin(tokens: Tokens, at: number): boolean {
  return tokens[at]?.lower === 'from' && /^(?:NAME|MARK)$/.test(tokens[at + 1]?.tag ?? '');
}

/** True for "very", "so", "really", "too". */
function isDegree(token: GrammarToken | undefined): boolean {
  return token?.tag === 'ADV' && /^(?:very|so|really|too)$/.test(token.lower);
}

/** Whether the words from an index on need "be" before them: "very hungry", "at home", "from Peru". */
function needsBe(tokens: Tokens, at: number): boolean {
  const word = tokens[isDegree(tokens[at]) ? at + 1 : at];
  if (!word) return false;
  return isOnlyAdjective(tokens, word) || isAtPlace(tokens, at) || isOrigin(tokens, at);
}

/** The words that need "be", as the reason quotes them: "hungry" of "very hungry", "at the station". */
function quoteWords(context: RuleContext, at: number): string {
  const { tokens } = context.sentence;
  if (tokens[at]?.lower !== 'at') return tokens[isDegree(tokens[at]) ? at + 1 : at]?.text ?? '';
  return getWritten(context, at, tokens[at + 1]?.lower === 'the' ? at + 3 : at + 2);
}

/** "[Do you hungry → Are you hungry]?"; "Where [do you from → are you from]?". */
function checkQuestion(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const { at } = auxiliary;
  if (!isQuestion || (at > 0 && !/^(?:WH|MARK|AND|ADV)$/.test(tokens[at - 1]?.tag ?? ''))) return [];
  const subject = groups.find((group): group is NounGroup => group.kind === 'noun' && group.from === at + 1);
  if (!subject || takesThirdPerson(subject) === undefined || !needsBe(tokens, subject.to)) return [];
  const right = chooseBe(auxiliary, subject);
  // The adjective is marked as well, so that no other rule makes it an adverb of "do".
  const end = subject.to + (tokens[subject.to]?.tag === 'ADV' ? 2 : 1);
  const words = getWritten(context, subject.from, end);
  return createFinding(context, at, end, `${right} ${words}`, {
    simple: `“${quoteWords(context, subject.to)}” is not a verb, so we ask with “be”: “${right} ${words} …?”`,
    full: `“Do” needs a verb after it, and “${quoteWords(context, subject.to)}” is none: “${right} ${words} …?”`,
  });
}

/** "Where [did you was → were you]?" */
function checkBoth(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { at } = auxiliary;
  const [pronoun, be] = tokens.slice(at + 1, at + 3);
  if (!isQuestion || !pronoun || !/^(?:you|he|she|it|we|they)$/.test(pronoun.lower)) return [];
  if (!/^(?:is|are|was|were)$/.test(be?.lower ?? '')) return [];
  const isOne = /^(?:he|she|it)$/.test(pronoun.lower);
  const isPast = auxiliary.lower === 'did' || be?.tag === 'PAST';
  const right = isPast ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are';
  return createFinding(context, at, at + 3, `${right} ${pronoun.lower}`, {
    simple: `A question with “be” needs no “${auxiliary.lower}”: “${right} ${pronoun.lower}”.`,
    full: `“Be” makes its questions without “do”: “${right} ${pronoun.lower}”.`,
  });
}

const isFeeling = createWordTest(
  'tired interested excited bored married surprised worried scared satisfied disappointed pleased ashamed',
);

/** "He [doesn't → isn't] at home"; "I [don't → am not] tired". */
function checkStatement(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const { at } = auxiliary;
  const not = tokens[at + 1];
  if (isQuestion || not?.tag !== 'NOT' || !needsBe(tokens, at + 2)) return [];
  // Not marked here: "They did not developed", where the verb has a wrong form.
  const isVerb = tokens[at + 2]?.possibleTags.has('PAST') && !isFeeling(tokens[at + 2]);
  if (auxiliary.lower === 'did' && isVerb) return [];
  const clause = clauses.find(({ verb, subject }) => subject?.to === at && verb?.finite?.at === at);
  const subject = clause?.subject;
  // Right: "He doesn't, tired as he is, sleep", with a second verb for "do".
  if (!subject || clause.verb?.verbs.length !== 1 || takesThirdPerson(subject) === undefined) return [];
  const be = chooseBe(auxiliary, subject);
  const right = not.lower === "n't" && be !== 'am' ? `${be}n't` : `${be} not`;
  return createFinding(context, at, at + 2, right, {
    simple: `“${quoteWords(context, at + 2)}” is not a verb, so it needs “be” before it, not “do”: “${right}”.`,
    full: `“Do” needs a verb after it, and “${quoteWords(context, at + 2)}” is none, so the negative is that of “be”: “${right}”.`,
  });
}

/** True for the word after "free" in "free?", "free on Sunday", "free to talk"; not in "free the animals". */
function endsOrGoesOnWithoutObject(next: GrammarToken | undefined): boolean {
  return (
    next?.text === '?' ||
    /^(?:on|at|in|this|next|now|today|tonight|tomorrow|after|for|to)$/.test(next?.lower ?? '')
  );
}

/** "[Do you free → Are you free] on Sunday?"; not "Do you free the animals?". */
function checkFree(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [subject, free, next] = tokens.slice(auxiliary.at + 1, auxiliary.at + 4);
  // Not marked with "did": "Did you free for an hour …" may be about the verb.
  if (!isQuestion || auxiliary.lower === 'did' || !/^(?:you|they|we|he|she)$/.test(subject?.lower ?? ''))
    return [];
  if (!subject || free?.lower !== 'free' || !endsOrGoesOnWithoutObject(next)) return [];
  const right = /^(?:he|she)$/.test(subject.lower) ? 'is' : 'are';
  return createFinding(context, auxiliary.at, free.at + 1, `${right} ${subject.text} free`, {
    simple: `“free” is not a verb here, so we ask with “be”: “${right} ${subject.text} free …?”`,
    full: `“Do” needs a verb after it, and “free” is none here: “${right} ${subject.text} free …?”`,
  });
}

const AUXILIARY_FOR_HAVE: Readonly<Record<string, string>> = { have: 'do', has: 'does', had: 'did' };

/** "She [hasn't to → doesn't have to] pay". */
function checkHaveNotTo(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [not, to, verb] = tokens.slice(have.at + 1, have.at + 4);
  if (not?.tag !== 'NOT' || to?.lower !== 'to') return [];
  if (!verb?.possibleTags.has('VERB') || verb.lower !== verb.lemma) return [];
  const right = `${AUXILIARY_FOR_HAVE[have.lower]}${not.lower === "n't" ? "n't" : ' not'} have to`;
  return createFinding(context, have.at, to.at + 1, right, {
    simple: `“Have to” takes “do” to say “not”: “${right}”.`,
    full: `“Have to” makes its negative with “do”: “${right} ${verb.lower}”.`,
  });
}

/** Participles with which learners ask about experience. */
const EXPERIENCES = /^(?:been|gone|seen|done|eaten|visited|finished|met)$/;

/** "[Do you have been → Have you been] to Rome?" */
function checkDoHave(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [subject, have, third, fourth] = tokens.slice(auxiliary.at + 1, auxiliary.at + 5);
  const hasEver = third?.lower === 'ever';
  const participle = hasEver ? fourth : third;
  if (!isQuestion || !subject || !/^(?:i|you|he|she|it|we|they)$/.test(subject.lower)) return [];
  if (!/^(?:have|had)$/.test(have?.lower ?? '') || !participle || !EXPERIENCES.test(participle.lower))
    return [];
  const right = /^(?:he|she|it)$/.test(subject.lower) ? 'has' : 'have';
  const words = `${right} ${subject.text}${hasEver ? ' ever' : ''} ${participle.text}`;
  return createFinding(context, auxiliary.at, participle.at + 1, words, {
    simple: `A question with “${participle.text}” needs only “${right}”, not “${auxiliary.lower}”: “${words} …?”`,
    full: `The present perfect makes its question with “have” alone: “${words} …?”`,
  });
}

/**
 * Conditions: “Do”, “does” or “did” stands next to the subject, with no other verb, before a word that is
 * only an adjective, “at” with a place, “from” or “free”; or with a form of “be” or a perfect in the same
 * question; “have not to” before a verb.
 */
export const DO_OR_BE_RULE: GrammarRule = {
  id: 'do-or-be',
  kind: 'negation',
  wordChecks: [
    atWords('do does did', checkBoth),
    atWords('do does did', checkQuestion),
    atWords('do does did', checkStatement),
    atWords('do does did', checkFree),
    atWords('do does did', checkDoHave),
    atWords('have has had', checkHaveNotTo),
  ],
};
