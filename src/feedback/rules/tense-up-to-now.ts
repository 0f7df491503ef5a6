/*
 * Corrects the present and the past of what has lasted up to now: “I live here since 2019” → “I have lived
 * here since 2019”, “how long do you know him?” → “how long have you known him?”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `HESHE <didn't|doesn't v=VERB>`: “she [didn't call] since Monday”. The verb is kept as `v`.
 *   <…>       the wrong words, which `fix` replaces
 *   is|was    one of these words
 *   ANY?      this, or nothing
 *   ~EN       the next word is not this; takes no word itself
 *   ^         the sentence begins here
 *   $         the sentence ends here
 *   %persons  a word of the list `persons` in `lists` below: “mother”
 *   v=ING     this word, which `fix` and the reasons quote as {v} (so also s)
 *   {v:en}    its past participle: “gone”
 *   unless    patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADV “slowly”, SUPER “biggest”
 *   HESHE “he, she, it”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import { toThirdPerson } from '../lexicon/inflection.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { findStatementStart } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { joinLowerCase, mayBeFiniteVerb } from './clause.ts';
import { STATE_VERB_FORMS } from './state-verbs.ts';
import { hasLongForPhrase, hasSincePhrase } from './time-up-to-now.ts';
import { PERSONS } from './word-groups.ts';

const PERFECT_EXPLANATION = {
  simple: 'It began earlier and goes on up to now, so we say “{right}”.',
  full: 'It began in the past and goes on up to now: the present perfect, “{right}”.',
};
const PERFECT_CONTINUOUS_EXPLANATION = {
  simple: 'It began earlier and goes on now, so we say “{right}”.',
  full: 'It began in the past and is still going on: the present perfect continuous, “{right}”.',
};
const SINCE_EXPLANATION = {
  simple: 'The time with “since” goes on up to now, so we say “{right}”.',
  full: 'A time with “since” goes on up to now, so it takes the present perfect: “{right}”.',
};

/** Verbs of what lasts, after “how long do you”: “how long do you live here?” */
const LASTING_VERBS = 'live|work|know|learn|study|have|wait|play|own';
/** Right: “Sales are up since May”, “It is the first shop to open since 2010”, of today beside the past. */
const TODAY_BESIDES_THE_PAST = ['is|are up|down', 'is|are the? first|only|second|third|SUPER|most'];
const LASTING_ACTIVITIES = 'living|working|learning|studying|waiting|playing';

/**
 * The present or the past where something has lasted up to now: "since 2019", "for two years", "how long".
 */
export const TENSE_UP_TO_NOW_RULES: RuleSet = {
  kind: 'tense',
  explanation: PERFECT_EXPLANATION,
  lists: { persons: PERSONS, states: STATE_VERB_FORMS },
  rules: [
    // We [are living → have been living] here since May.
    {
      id: 'tense-past-10',
      find: ["i|we|you|they|%persons|NAME <am|are|'m|'re ~%states v=ING>"],
      fix: 'have been {v}',
      unless: 'feeling|doing|looking better|well|great',
      explanation: PERFECT_CONTINUOUS_EXPLANATION,
      when: lastsUpToNow,
    },
    // She [is working → has been working] here since 2018.
    {
      id: 'tense-past-11',
      find: ["he|she|it|%persons|NAME <is|'s ~%states v=ING>"],
      fix: 'has been {v}',
      unless: 'feeling|doing|looking better|well|great',
      explanation: PERFECT_CONTINUOUS_EXPLANATION,
      when: lastsUpToNow,
    },
    // I [live → have lived] here since 2019.
    {
      id: 'tense-past-12',
      find: [
        'i|we|you|they|NOUNS MIDADV? ~do|have|show|suggest|mean|say|report <v=VERB>',
        'i|we|you|they|NOUNS MIDADV? <v=have> ~to|been|EN|not|MIDADV|ADV|almost|nearly',
      ],
      fix: 'have {v:en}',
      when: (match, sentence) => !isMomentary(match, sentence) && lastsUpToNow(match, sentence),
    },
    // I [play → have played] it from when I was six years old.
    {
      id: 'tense-past-35',
      // Right: "We sing songs from when we were young."
      find: [
        'i|we|you|they MIDADV? <v=play|work|study|learn|do|practise|practice|dance|sing|speak|ride> it|this|here|there|football|tennis|basketball|volleyball|chess|english from when i|you|he|she|we|they was|were ~there',
        'i|we|you|they MIDADV? <v=play|practise|practice|learn> the piano|guitar|violin|flute|drums from when i|you|he|she|we|they was|were ~there',
        'i|we|you|they MIDADV? <v=live|work|study|swim|train|dance> here|there|in? NAME? from when i|you|he|she|we|they was|were ~there',
      ],
      fix: 'have {v:en}',
      explanation: {
        simple: 'It began then and still goes on, so we say “{right}”.',
        full: 'It began then and still goes on, so the verb is in the present perfect: “{right}”.',
      },
      unless: "did|didn't|do|does|don't|doesn't|would|could|should|can|will|to",
    },
    // He [has → has had] a dog for two years.
    {
      id: 'tense-past-13',
      find: [
        'HESHE|NAME|NOUN MIDADV? ~does|has|NOUNS <v=VERBS>',
        'HESHE|NAME|NOUN MIDADV? <v=has> ~to|been|EN|not|MIDADV|ADV|almost|nearly',
        'HESHE|NAME MIDADV? ~does|has <v=VERBS>',
        '%persons ~does|has <v=VERBS>',
      ],
      fix: 'has {v:en}',
      when: (match, sentence) => !isMomentary(match, sentence) && lastsUpToNow(match, sentence),
    },
    // I [am → have been] a teacher since 2010.
    {
      id: 'tense-past-14',
      // Right: "Letters are kept for ten years", "These are the only ones to be found since May".
      find: [
        'i|we|they|you|NOUNS <am|are|was|were> ~kept|stored|left|saved|boiled|baked|cooked|about',
        "i|we|they|you <'m|'re>",
      ],
      fix: 'have been',
      unless: [
        'available since',
        'the first|last|only|second|third NOUN|NOUNS|one|ones|to',
        ...TODAY_BESIDES_THE_PAST,
      ],
      when: (match, sentence) => lastsUpToNow(match, sentence) && !isWasInStory(match, sentence),
    },
    // My English [is → has] improved a lot since May.
    {
      id: 'tense-past-21',
      find: 'HESHE|NAME|NOUN <is> MIDADV? improved|increased|decreased|changed|become|grown|risen|fallen',
      fix: 'has',
      explanation: {
        simple: 'For a change up to now we say “has”, not “{wrong}”.',
        full: 'A change up to now takes the present perfect with “has”; “{wrong}” would make a passive.',
      },
      when: lastsUpToNow,
    },
    // She [is → has been] ill since Monday.
    {
      id: 'tense-past-15',
      find: ['HESHE|NAME|NOUN <is|was>', "HESHE <'s> ~EN"],
      fix: 'has been',
      // Right: "He is six", in "He is six and is since August in school".
      unless: ['and is|was ANY? since', ...TODAY_BESIDES_THE_PAST],
      when: (match, sentence) =>
        lastsUpToNow(match, sentence) && !countsTime(sentence) && !isWasInStory(match, sentence),
    },
    // The lift [was → had been] broken since Monday and we took the stairs.
    {
      id: 'tense-past-32',
      find: 'i|you|we|they|HESHE|NAME|NOUN|NOUNS <was|were>',
      fix: 'had been',
      // Right: "I was at home since I was ill, so I called", where “since” means “because”.
      unless: ['and is|was ANY? since', 'available since', 'since i|you|we|they|HESHE'],
      explanation: {
        simple: 'It began before another time in the past. With “since” we say “had been”.',
        full: 'With “since”, what lasted up to a time in the past takes the past perfect: “had been”.',
      },
      when: (match, sentence) =>
        lastsUpToNow(match, sentence) && !countsTime(sentence) && isWasInStory(match, sentence),
    },
    // I [don't see → haven't seen] him since May.
    {
      id: 'tense-past-16',
      find: "i|we|you|they <didn't|don't v=VERB>",
      fix: "haven't {v:en}",
      explanation: SINCE_EXPLANATION,
      when: isBeforeSince,
    },
    // She [didn't call → hasn't called] since Monday.
    {
      id: 'tense-past-17',
      find: "HESHE <didn't|doesn't v=VERB>",
      fix: "hasn't {v:en}",
      explanation: SINCE_EXPLANATION,
      when: isBeforeSince,
    },
    // How long [do you know → have you known] him?
    {
      id: 'tense-past-18',
      // Right: "How long do you have?", "how long do you play on Sundays?"
      find: [`^ how long <do s=i|you|we|they v=${LASTING_VERBS}> ~$|?|on|to`],
      fix: 'have {s} {v:en}',
      unless: ['every|each|usually|normally|a day|week', 'for a', 'in the morning|evening|afternoon'],
    },
    // How long [does she live → has she lived] here?
    {
      id: 'tense-past-19',
      find: [
        `^ how long <does s=HESHE v=${LASTING_VERBS}> ~$|?|on|to`,
        `^ how long <is s=HESHE v=${LASTING_ACTIVITIES}>`,
      ],
      fix: 'has {s} {v:en}',
      unless: ['every|each|usually|normally|a day|week', 'for a', 'in the morning|evening|afternoon'],
    },
    // How long [are you living → have you been living] here?
    {
      id: 'tense-past-20',
      find: [
        `^ how long <are s=you|we|they v=${LASTING_ACTIVITIES}>`,
        // Right: "How long are you here?" asks about the future as well.
        '^ how long <are s=you> married|together|a|an|ill|sick|friends|vegetarian|single',
      ],
      unless: 'today|tomorrow|tonight|next',
      fix: 'have {s} been {v}',
    },
    // I [live → have lived] here all my life.
    {
      id: 'tense-perfect-21',
      find: 'i|we|you|they <v=live|know|love|like|dream> here? ANY? ANY? all POSS life',
      fix: 'have {v:en}',
      // Right: "I want to live here all my life."
      unless: 'to|will|can|want|would',
    },
  ],
};

/** Whether a time with "since" follows. Wrong: "I don't see him since May". */
function isBeforeSince({ marked }: Match, sentence: Sentence): boolean {
  return hasSincePhrase(sentence.slice(marked.to));
}

/**
 * Not marked: "He starts sewing since he was twelve", because starting happens at one moment and does not
 * last.
 */
function isMomentary({ marked }: Match, sentence: Sentence): boolean {
  const momentaryVerbs = /^(?:start|begin|stop|finish|leave|arrive|marry|buy)$/;
  return momentaryVerbs.test(sentence[marked.to - 1]?.base ?? '');
}

/**
 * Right: "It is two years since we met", "it's a long time since then". Wrong: "It is available since May".
 */
function countsTime(sentence: Sentence): boolean {
  return /\bit (?:is|was|'s) (?:\S+ ){0,4}(?:long|time|ages|(?:day|week|month|year|decade)s?) (?:ago |now )?since\b/.test(
    joinLowerCase(sentence),
  );
}

/** With "for", the subject stands among this many words: "In Rome I live here for a year". */
const MAX_WORDS_BEFORE_SUBJECT = 3;

/** Whether a time after the marked verb shows that it lasts up to now. Wrong: "I live here since May". */
function lastsUpToNow({ from, marked }: Match, sentence: Sentence): boolean {
  const [before, verb] = [sentence.slice(0, from), sentence.slice(marked.from, marked.to)];
  const after = takeClause(sentence.slice(marked.to));
  if (isAboutOtherTime(before) || isAboutFuture(after) || hasOtherPerfect(after, verb)) return false;
  if (hasSincePhrase(after)) return true;
  const wordsBefore = from - findStatementStart(sentence, from);
  return wordsBefore <= MAX_WORDS_BEFORE_SUBJECT && isLasting(verb) && hasLongForPhrase(after);
}

/** How far after "and" the verb of another clause stands: "and my old father works". */
const MAX_SUBJECT_WORDS = 4;

function beginsClauseAfterAnd(words: Sentence): boolean {
  const isPronoun = /^(?:i|you|he|she|it|we|they|there)$/.test(words[0]?.lower ?? '');
  return isPronoun || words.slice(0, MAX_SUBJECT_WORDS).some(mayBeFiniteVerb);
}

/** Whether a clause follows: true in “my parents are here since May”, false in “my friend since May”. */
function hasVerbBeforeSince(words: Sentence): boolean {
  const since = words.findIndex(({ lower }) => lower === 'since');
  return words
    .slice(1, since < 0 ? MAX_SUBJECT_WORDS : since)
    .some((word) => mayBeFiniteVerb(word) || hasTag(word, 'VERB', 'VERBS', 'PAST'));
}

/** The words up to the next clause: "nineteen" in "I am [nineteen] and I am studying here since May". */
function takeClause(words: Sentence): Sentence {
  const end = words.findIndex(
    ({ lower }, at) =>
      /^(?:[,;:–—]|when|because|if|that|who|but|which|before|until)$/.test(lower) ||
      // "I think we are living here since May", where "think" does not last since May.
      (at === 0 && /^(?:i|he|she|it|we|they|there)$/.test(lower)) ||
      (at === 0 && /^(?:my|our)$/.test(lower) && hasVerbBeforeSince(words)) ||
      (lower === 'and' && beginsClauseAfterAnd(words.slice(at + 1))),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** Words before the subject or verb of a clause about another time than now. */
const WORDS_OF_OTHER_TIMES = new Set(
  parseWordList('will would if until to did do does can should must had have when before let since'),
);

/** Not marked: "Did he say I live here for two years?", "When I live here for a year, …". */
function isAboutOtherTime(before: Sentence): boolean {
  return before.some(({ lower }) => WORDS_OF_OTHER_TIMES.has(lower));
}

/** Right: "I like to dance for a long time", "we are going for a year": what one likes or plans. */
function isAboutFuture(after: Sentence): boolean {
  return (
    after[0]?.lower === 'to' ||
    after.slice(0, 3).some(({ lower }) => /^(?:going|leaving|moving|flying)$/.test(lower))
  );
}

/**
 * Right: "I know he has lived here for years", where another verb has the perfect. The marked one can be
 * "have".
 */
function hasOtherPerfect(after: Sentence, [firstOfVerb]: Sentence): boolean {
  return after.some(({ lower }) => /^(?:had|have|has|'ve)$/.test(lower) && lower !== firstOfVerb?.lower);
}

/**
 * Forms of verbs that "for" shows to have lasted, "studys" included. Of others it may be a habit: "I run for
 * a year".
 */
const LASTING_FORMS = new Set([
  ...parseWordList('am is are'),
  ...parseWordList('live work learn study know teach have be play wait love stay like own drive').flatMap(
    (verb) => [verb, `${verb}s`, toThirdPerson(verb)],
  ),
]);

/**
 * Wrong: "I live here for two years". Right: "I lived here for two years", "I am staying here for two years".
 */
function isLasting(verb: Sentence): boolean {
  const planned = /^(?:going|staying|leaving|coming|travelling|traveling|renting|looking)$/;
  if (verb.some((word) => isPast(word) || planned.test(word.lower))) return false;
  return verb.some(({ lower, tags }) => tags.has('ING') || LASTING_FORMS.has(lower));
}

/**
 * Whether "was" or "were" tells of a story: another verb before it, or after the time with "since", is in the
 * past as well. Wrong: "The lift was broken since Monday and we took the stairs".
 */
function isWasInStory({ marked }: Match, sentence: Sentence): boolean {
  if (!/^(?:was|were)$/.test(sentence[marked.from]?.lower ?? '')) return false;
  const since = sentence.findIndex(({ lower }) => lower === 'since');
  // "Since we met": the verb right after it belongs to the time.
  const next = sentence.findIndex(({ lower }, at) => at > since && /^(?:and|but|so|,)$/.test(lower));
  const otherWords = [...sentence.slice(0, marked.from), ...(next < 0 ? [] : sentence.slice(next))];
  return otherWords.some(isPast);
}

/** Whether the verb can only be in the past: "was", "lived". */
function isPast({ lower, tags }: Token): boolean {
  return lower === 'was' || lower === 'were' || (tags.has('PAST') && !tags.has('VERB'));
}
