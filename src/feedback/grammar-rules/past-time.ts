import type { Clause, Group, VerbGroup } from '../grammar/groups.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { findPastTime, type PastTime } from './time-words.ts';
import { toPast } from './verb-forms.ts';

/** With these, a present can look back: "I remember last summer", "I think about yesterday". */
const LOOKING_BACK =
  /^(?:remember|know|think|say|hope|believe|mean|forget|love|like|miss|hate|regret|talk|thank|tell|see|want|need|suppose|guess|seem|look|sound|feel|understand|wonder|let|imagine|call|describe|compare|describe|discuss)$/;

/** Verbs of states, behind whose object a time belongs to the object: "I have a photo of us last year". */
const STATES = /^(?:be|have|own|belong|contain|keep|live|stand|hang|cost|include|show)$/;

/** Whether the verbs of the group stand side by side, so that one form can take their place. */
function isUnbroken({ verbs }: VerbGroup): boolean {
  return verbs.every(({ at }, index) => index === 0 || at === (verbs[index - 1]?.at ?? 0) + 1);
}

function correctPerfect(
  context: RuleContext,
  clause: Clause,
  verb: VerbGroup,
  time: string,
): readonly GrammarFinding[] {
  const { subject } = clause;
  const [have] = verb.verbs;
  if (
    !subject ||
    !have ||
    have.tag === 'MODAL' ||
    have.lemma !== 'have' ||
    verb.isInverted ||
    verb.isNegative
  )
    return [];
  if (verb.verbs.length !== 2 || !isUnbroken(verb) || have.lower === 'had' || have.tag === 'PAST') return [];
  // "I have been to Rome" is said of a visit that is over: "I went to Rome".
  const isVisit = verb.main.lower === 'been' && context.sentence.tokens[verb.to]?.lower === 'to';
  const right = toPast(isVisit ? 'go' : verb.main.lemma, subject);
  const wrong = getWritten(context, have.at, verb.main.at + 1);
  return createFinding(context, have.at, verb.main.at + 1, right, {
    simple: `“${time}” is over, so we say “${right}”, without “have”.`,
    full: `“${time}” names a time that is over: use the past simple “${right}”, not “${wrong}”.`,
  });
}

function correctPresent(
  context: RuleContext,
  clause: Clause,
  verb: VerbGroup,
  time: PastTime,
): readonly GrammarFinding[] {
  const { subject, kind } = clause;
  const { finite, main } = verb;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return [];
  if (finite.tag !== 'VERB' && finite.tag !== 'VERBS') return [];
  // "Yesterday I not go" lacks "did".
  if (/^(?:not|no|never)$/.test(context.sentence.tokens[finite.at - 1]?.lower ?? '')) return [];
  if (
    (time.from > verb.from && LOOKING_BACK.test(main.lemma)) ||
    !finite.isKnown ||
    finite.possibleTags.has('PAST') ||
    finite.lower.startsWith("'")
  )
    return [];
  if (kind === 'unjoined' || !clause.isSubjectCertain || subject.isTime || subject.head.tag === 'THERE')
    return [];
  // "The film last night is my favourite": the time stands behind a noun, not behind a verb.
  if (STATES.test(main.lemma) && time.from > verb.from) return [];
  // "We celebrate last year's win", "I prefer last year": the time is the object.
  if (time.from === verb.to && !takes(main.lemma, 'x')) return [];
  const next = context.sentence.tokens[verb.to];
  const isFollowed = next !== undefined && /^(?:DET|PRON|PREP|TO|ADV|NUM)$/.test(next.tag);
  if (finite.possibleTags.has('NOUN') && !subject.isPronoun && !isFollowed) return [];
  const right = toPast(main.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${time.words}” is over, so we say “${right}”.`,
    full: `“${time.words}” names a time that is over: the verb is in the past, “${right}”.`,
  });
}

/** "Yesterday I don't go" → "didn't go". */
function correctNegative(
  context: RuleContext,
  clause: Clause,
  verb: VerbGroup,
  time: PastTime,
): readonly GrammarFinding[] {
  const [auxiliary, main] = verb.verbs;
  if (!main || auxiliary?.lemma !== 'do' || verb.verbs.length !== 2 || verb.isInverted || !verb.isNegative)
    return [];
  if (!clause.subject || !clause.isSubjectCertain || clause.kind !== 'main' || LOOKING_BACK.test(main.lemma))
    return [];
  return createWordFinding(context, auxiliary, 'did', {
    simple: `“${time.words}” is over, so we say “did”, not “${auxiliary.text}”.`,
    full: `“${time.words}” names a time that is over: the past of “${auxiliary.text}” is “did”.`,
  });
}

/** "In 2015" behind the verb; only years that a learner writes of as over. */
function findYear({ complements }: Clause): Group | undefined {
  return complements.find(
    (group) =>
      group.kind === 'preposition' &&
      group.preposition.lower === 'in' &&
      group.object?.from === group.object?.head.at &&
      /^(?:19\d\d|20[01]\d)$/.test(group.object?.head.lower ?? ''),
  );
}

function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb } = clause;
  if (!verb?.finite || clause.kind === 'nonfinite') return [];
  if (verb.tense !== 'present') return [];
  const time = findPastTime(clause, context.sentence.tokens, (from, to) => getWritten(context, from, to));
  const year = verb.isPerfect && !time ? findYear(clause) : undefined;
  if (year) return correctPerfect(context, clause, verb, getWritten(context, year.from, year.to));
  if (!time) return [];
  // "Our plan last year …": the time stands between the subject and its verb.
  if (clause.subject && time.from > clause.subject.from && time.from < verb.from) return [];
  if (verb.isNegative && !verb.isPerfect) return correctNegative(context, clause, verb, time);
  return verb.isPerfect
    ? correctPerfect(context, clause, verb, time.words)
    : correctPresent(context, clause, verb, time);
}

/** What is done for pleasure or by the way, without a result that stays: not "lose", "buy", "decide". */
const OUTINGS =
  /^(?:eat|drink|visit|go|swim|dance|play|walk|sleep|watch|meet|talk|sing|see|have|listen|climb)$/;

/** "Last week we visited the cathedral and we have eaten crêpes" → "ate": one story has one tense. */
function checkStory(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, connector, kind } = clause;
  const { tokens, clauses } = context.sentence;
  if (!verb?.isPerfect || verb.tense !== 'present' || verb.isNegative || verb.isInverted || !subject)
    return [];
  if (
    kind !== 'main' ||
    !/^(?:and|then)$/.test(connector?.lower ?? '') ||
    verb.isPassive ||
    verb.isProgressive
  )
    return [];
  const first = clauses.find((each) => each.verb?.finite && each.verb.from < verb.from);
  if (first?.verb?.tense !== 'past' || first.verb.verbs.length !== 1 || first.kind !== 'main') return [];
  if (first.subject?.head.lower !== subject.head.lower || !/^(?:i|we|he|she|they)$/.test(subject.head.lower))
    return [];
  if (!OUTINGS.test(verb.main.lemma) || !OUTINGS.test(first.verb.main.lemma)) return [];
  if (
    context.analysis.tense !== 'past' ||
    tokens.some(({ lower }) =>
      /^(?:already|just|ever|never|since|so|now|today|yet|for|recently|also|twice|once|times)$/.test(lower),
    )
  )
    return [];
  const words = getWritten(context, first.verb.from, first.verb.to);
  return correctPerfect(context, clause, verb, words).map((finding) => ({
    ...finding,
    reason: {
      simple: `“${words}” is in the past, so the next verb is, too: “${finding.correction}”.`,
      full: `“${words}” tells the story in the past simple, and so does “${finding.correction}”.`,
    },
  }));
}

export const PAST_TIME_RULE: GrammarRule = {
  id: 'past-time',
  kind: 'tense',
  precision:
    'Only with yesterday, last + time or ago in the same clause as the verb, not behind since or inside a noun; not with verbs that look back (remember, know, think).',
  find: findInClauses(checkClause, checkStory),
};
