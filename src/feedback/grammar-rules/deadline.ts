// Corrects “for”, “until” and “by” before a point of time: “I have lived here for 2010” → “I have lived here
// since 2010”, “You must pay until Friday” → “You must pay by Friday”, “I will stay by five o'clock” → “I
// will stay until five o'clock”. The rule that uses these checks is in connector.ts.

import type { VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

type Tokens = readonly GrammarToken[];

/** "I have lived here [for → since] 2010". */
export function checkForYear(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [year, next] = [tokens[word.at + 1], tokens[word.at + 2]];
  if (!/^(?:19|20)\d\d$/.test(year?.lower ?? '') || next?.tag !== 'MARK') return [];
  const isPerfect = clauses.some(
    ({ verb, complements }) =>
      verb?.isPerfect && verb.tense === 'present' && complements.some(({ from }) => from === word.at),
  );
  if (!isPerfect) return [];
  return createWordFinding(context, word, 'since', {
    simple: `“${year?.text}” is when it began: we say “since ${year?.text}”.`,
    full: `“For” takes a length of time, “since” the time when it began: “since ${year?.text}”.`,
  });
}

/** Names of points of time. */
const NAMED_POINTS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight|tonight)$/;
/** Nouns that are points of time after "next" and "this". */
const TIMES_AFTER_NEXT =
  /^(?:week|month|year|friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend)$/;
/** Numbers that can be an hour or a day: 5, 5.30, 5th, five. */
const HOURS =
  /^(?:\d{1,2}(?:[.:]\d\d)?(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/** True for "Friday", "next week", "the end of May", "five o'clock"; not for "five days". */
function isPointOfTime(tokens: Tokens, at: number): boolean {
  const [word, next, third] = tokens.slice(at, at + 3);
  if (!word) return false;
  if (NAMED_POINTS.test(word.lower)) return true;
  if (/^(?:next|this)$/.test(word.lower)) return TIMES_AFTER_NEXT.test(next?.lower ?? '');
  if (word.lower === 'the') return next?.lower === 'end' && third?.lower === 'of';
  return (
    HOURS.test(word.lower) &&
    (/^(?:MARK|ADV)$/.test(next?.tag ?? '') || next?.lower === "o'clock" || next?.lower === 'at')
  );
}

/** Right: "I can't pay until Friday", "I stay only until Friday". */
const NEGATIVE =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|cannot|few|little|less|only)$/;

/** The verb that a phrase with "until" or "by" belongs to; undefined if the words before are negative. */
function findPositiveVerb({ sentence }: RuleContext, word: GrammarToken): VerbGroup | undefined {
  const verb = sentence.clauses.find(
    (clause) => clause.verb !== undefined && clause.complements.some(({ from }) => from === word.at),
  )?.verb;
  const isNegative =
    verb?.isNegative || sentence.tokens.slice(0, word.at).some(({ lower }) => NEGATIVE.test(lower));
  return isNegative ? undefined : verb;
}

function explain(why: string, right: string) {
  return {
    simple: `${why}: we say “${right}”.`,
    full: `“Until” tells how long something goes on; “by” tells the latest time for it: here “${right}”.`,
  };
}

/** "I will stay [by → until] five o'clock". */
export function checkBy(context: RuleContext, by: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!isPointOfTime(tokens, by.at + 1)) return [];
  const verb = findPositiveVerb(context, by);
  // Not marked: "I will wait, by Friday at the latest", where a mark follows the verb.
  if (!verb || !/^(?:stay|wait|remain)$/.test(verb.main.lemma) || tokens[verb.to]?.tag === 'MARK') return [];
  return createWordFinding(context, by, 'until', explain('It goes on up to that time', 'until'));
}

/** In tokens: how far after "until" the words "at the latest" may end. */
const LATEST_WITHIN = 8;

/** True for "The landlord wants the keys until noon at the latest", which names the last moment. */
function namesLatest(tokens: Tokens, until: GrammarToken): boolean {
  return tokens
    .slice(until.at + 1, until.at + 1 + LATEST_WITHIN)
    .some(
      ({ lower, at }) =>
        lower === 'latest' && tokens[at - 1]?.lower === 'the' && tokens[at - 2]?.lower === 'at',
    );
}

/** Verbs for what is done at one moment, so that "until" cannot tell how long. */
const MOMENTARY = /^(?:finish|complete|submit|deliver|return|reply|hand)$/;
/**
 * Verbs for what can go on for a time as well, marked after a duty only. Right: "You can pay until Friday".
 */
const WITH_DEADLINE = /^(?:pay|send|give|book|register|confirm|pack)$/;
/** Words of duty, which has a latest time. Wrong: "You must pay until Friday". */
const WORDS_OF_DUTY = /^(?:must|should|have|has|need|needs|please)$/;
const WORDS_OF_DUTY_OR_PLAN = /^(?:must|should|have|has|had|need|needs|please|ought|will|'ll|shall)$/;

/** Whether the verb names a duty or a plan that has a limit. */
function hasDeadline(tokens: Tokens, { main, from, to, isPerfect, isProgressive }: VerbGroup): boolean {
  if (isPerfect || isProgressive) return false;
  const words = tokens.slice(Math.max(0, from - 2), to);
  if (MOMENTARY.test(main.lemma)) return words.some(({ lower }) => WORDS_OF_DUTY_OR_PLAN.test(lower));
  return WITH_DEADLINE.test(main.lemma) && words.some(({ lower }) => WORDS_OF_DUTY.test(lower));
}

/** "You must pay [until → by] Friday". */
export function checkUntil(context: RuleContext, until: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!isPointOfTime(tokens, until.at + 1)) return [];
  const verb = findPositiveVerb(context, until);
  if (!verb) return [];
  if (namesLatest(tokens, until))
    return createWordFinding(context, until, 'by', explain('It can be earlier, but not later', 'by'));
  if (!hasDeadline(tokens, verb)) return [];
  return createWordFinding(context, until, 'by', explain('It happens once, at that time or before it', 'by'));
}
