/*
 * Corrects times that learners name with the words of their language: “yesterday night” → “last night”, “at
 * weekend” → “at the weekend”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `this-morning | <today m=morning|afternoon|evening> ~NOUN | this {m}` corrects “[today morning → this
 * morning] I …”. The noun is kept as `m`. Between columns and patterns, `|` and `;` have spaces around them.
 *   a | b ; c | d   a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c | d     a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>             the wrong words, which `fix` replaces
 *   a|an            one of these words
 *   ,?              this, or nothing
 *   ANY*            none to four of these
 *   ~NOUN|by        the next word is none of these; takes no word itself
 *   -of|than|and|…  the word before is none of these; takes no word itself
 *   ^               the sentence begins here
 *   $               the sentence ends here
 *   @get            any form of “get”: get, gets, got, getting
 *   n=NUM|DIGITS    this word, which `fix` and the reasons quote as {n} (so also m, u, w)
 *   PAST “went”
 *   NOUN “dog”, NOUNS “dogs”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   ANY any word
 *   Reasons quote {right} the correction.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** The names, patterns and corrections of the rules: “[yesterday night → last night]”. */
const TABLE = `
last-night | <yesterday night> ~NOUN|by ; <yesterday 's night> ; PAST ANY* <the yesterday night> | last night
this-morning | -of|than|and|between <today m=morning|afternoon|evening> ~NOUN|NOUNS | this {m}
yesterday-morning | ^ <last m=morning|afternoon> ,? SUBJ|POSS|the ; PAST ANY? ANY? ANY? -the|a|one|first|my|his|her|our|their|your|very|'s <last m=morning|afternoon> $ | yesterday {m}
hour-ago | ^ <before n=NUM|DIGITS|a|some u=years|months|weeks|days|hours|year|month|week ago> ,? SUBJ PAST|was|were|had ; ^ <before n=NUM|DIGITS|a|an|one|some u=year|years|month|months|week|weeks|day|days|hour|hours|minutes> ,? SUBJ PAST ; PAST ANY? ANY? <ago n=NUM|DIGITS|a|an|one|some|many u=year|years|month|months|week|weeks|day|days|hour|hours|minutes> $|,|and|when|because|in|at|with | {n} {u} ago
in-the-evening | -late|early|DET|POSS <at|in|on w=morning|evening|afternoon> $|,|and|because|SUBJ|POSS|the|there|after|until|at|with|when | in the {w}
at-seven | @go to bed|school|work|sleep <n=NUM|DIGITS> o'clock|am|pm|$|every ; @get|@wake up <n=NUM|DIGITS> o'clock|$|am|pm|every|in ; @start|@begin|@finish|@open|@close|@leave home|school|work? <n=NUM|DIGITS> o'clock|am|pm | at {n}
at-the-weekend | <in|on|at weekend> $|,|SUBJ|and|with|because | at the weekend
at-christmas | <in|on|at the w=christmas|easter> $|,|SUBJ|POSS|and|with | at {w}
`;

/** The reasons of the rules, by their names. */
const REASONS = `
last-night | The night before today is “last night”. | “Yesterday” goes with morning, afternoon and evening; for the night it is “last night”.
this-morning | The {m} of today is “this {m}”.
yesterday-morning | We say “last night”, but for the {m} it is “yesterday {m}”.
hour-ago | To say how long before now, we put “ago” last: “{right}”.
in-the-evening | Parts of the day have “in the”: “in the {w}”. But we say “at night”.
at-seven | A clock time needs “at” here: “{right}”.
at-the-weekend | With “weekend” we say “at” and “the”: “{right}”. | “Weekend” takes “at” and, for one or each of them, “the”: “{right}”.
at-christmas | To tell when, “{w}” has “at” before it, and no “the”.
`;

/** Rules for times in the words of another language: “[yesterday night → last night]”. */
export const TIME_PHRASE_RULES: RuleSet = createPhraseRules(
  'usage',
  'time-phrase',
  TABLE,
  { simple: 'We say “{right}” for this time.', full: 'This time is “{right}” in English.' },
  REASONS,
);
