import type { VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

// "For", "until" and "by" before a point of time that another of these words goes with.

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

const NAMED_POINTS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight|tonight)$/;
const TIMES_AFTER_NEXT =
  /^(?:week|month|year|friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend)$/;
const HOURS =
  /^(?:\d{1,2}(?:[.:]\d\d)?(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/** "Friday", "next week", "the end of May", "five o'clock"; not "five days". */
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

/** "I can't pay until Friday" and "only until Friday" are right. */
const NEGATIVE =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|cannot|few|little|less|only)$/;

/** The positive verb that a group with "until" or "by" belongs to: not "I can't pay until Friday". */
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
    full: `“Until” tells how long something goes on, “by” the latest time for something: “${right}”.`,
  };
}

/** "I will stay [by → until] five o'clock". */
export function checkBy(context: RuleContext, by: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!isPointOfTime(tokens, by.at + 1)) return [];
  const verb = findPositiveVerb(context, by);
  if (!verb || !/^(?:stay|wait|remain)$/.test(verb.main.lemma) || tokens[verb.to]?.tag === 'MARK') return [];
  return createWordFinding(context, by, 'until', explain('It goes on up to that time', 'until'));
}

/** In tokens: how far after "until" the words "at the latest" may end. */
const LATEST_WITHIN = 8;

/** "The landlord wants the keys until noon at the latest": what is named is the last moment. */
function namesLatest(tokens: Tokens, until: GrammarToken): boolean {
  return tokens
    .slice(until.at + 1, until.at + 1 + LATEST_WITHIN)
    .some(
      ({ lower, at }) =>
        lower === 'latest' && tokens[at - 1]?.lower === 'the' && tokens[at - 2]?.lower === 'at',
    );
}

/** What is done at a moment, so that no length of time can be meant. */
const MOMENTARY = /^(?:finish|complete|submit|deliver|return|reply|hand)$/;
/** What may go on for a time as well: "You can pay until Friday" names a period. */
const WITH_DEADLINE = /^(?:pay|send|give|book|register|confirm|pack)$/;
/** "You must pay until Friday": a duty has a limit. */
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
    return createWordFinding(context, until, 'by', explain('It is the last time for it', 'by'));
  if (!hasDeadline(tokens, verb)) return [];
  return createWordFinding(context, until, 'by', explain('It happens once, not later than that', 'by'));
}
