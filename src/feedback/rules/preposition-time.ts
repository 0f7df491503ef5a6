/*
 * Corrects prepositions with times: “in Monday” → “on Monday”, “on May” → “in May”, “in every morning” →
 * “every morning”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<on|at> MONTH ~DIGITS|NUM`: “we met [on] May”.
 *   <…>                      the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   in|at                    one of these words
 *   ,?                       this, or nothing
 *   ADJ*                     none to four of these
 *   ~is                      the next word is not this; takes no word itself
 *   -NOUN|NOUNS|…            the word before is none of these; takes no word itself
 *   ^                        the sentence begins here
 *   $                        the sentence ends here
 *   @be                      any form of “be”
 *   %wordsBeforePreposition  a word of the list `wordsBeforePreposition` in `lists` below: “look”
 *   unless                   patterns; the rule is off in a sentence that has one of them anywhere
 *   PAST “went”, ANY any word
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, MONTH “May”, WEEKDAY “Monday”, SEASON “summer”
 *   Reasons quote {wrong} the marked words, {next} the word after the mark, {after} what the pattern asks for
 *   after the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { DEFAULT_EXPLANATION } from './preposition-words.ts';
import { ENDED_AT_ONCE } from './word-groups.ts';

/** "On" a day, "in" a month, "at" an hour, "for" three years, and times without a preposition. */
export const PREPOSITION_TIME_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: {
    // Words that the preposition belongs to. Right: "We come in every day", "it depends on next week".
    // Right: "Sales are up 3% on last year."
    wordsBeforePreposition: parseWordList(
      '% look looked depends depend focus based working work ideas live interested happened at fit fitting turn turned go went come came prize stand pulled pull remember',
    ),
  },
  rules: [
    // I work [in → on] Monday.
    {
      id: 'preposition-place-05',
      find: [
        '<in|at> WEEKDAY',
        '<in|at> POSS birthday ~NOUN|NOUNS|party|cake|dinner',
        '<in|at> the DIGITS|first|second|third|fourth|fifth|tenth|twelfth|fifteenth|twentieth of? MONTH',
        '<in|at> MONTH DIGITS $',
        '<in|at> WEEKDAY morning|evening|afternoon|night',
        "<in|at> new year's|christmas eve|day",
        '<in|at> DIGITS MONTH',
        '<in|at> the DIGITS of MONTH',
        "<in|at> valentine's day",
        '<in> POSS last|first|next birthday ~NOUN|NOUNS|party|cake|dinner',
        '<in|at> POSS wedding|first|last|free day',
        '<at> POSS birth day',
        '<in|at> that|this day',
      ],
      fix: 'on',
      explanation: {
        simple: 'A day or a date goes with “on”, not with “{wrong}”.',
        full: 'Days and dates take “on”, not “{wrong}”.',
      },
      when: (match, sentence) => !hasYear(match, sentence),
    },
    // I rest [in → at] the weekend.
    {
      id: 'preposition-place-09',
      find: ['<in> the weekend|weekends ~is|NOUN|NOUNS|-', '<in> weekends ~is|NOUN|NOUNS'],
      fix: 'at',
      explanation: {
        simple: 'With “weekend” we say “at”, not “in”.',
        full: '“{after}” takes “at” in British English and “on” in American English, not “in”.',
      },
    },
    // We met [on → in] May.
    {
      id: 'preposition-time-16',
      find: '<on|at> MONTH ~DIGITS|NUM',
      fix: 'in',
      explanation: {
        simple: '“{after}” is a month, and with months we say “in”.',
        full: '“{after}” is a month, and months take “in”; “on” is for days, “at” for hours.',
      },
      when: isLongerTime,
    },
    // It snows [at → in] winter.
    {
      id: 'preposition-time-17',
      find: [
        '<on|at> SEASON ~evenings|nights|mornings|days|afternoons|NOUNS',
        '<on|at> the summer|winter|spring|autumn ~NOUN|NOUNS|ADJ|-|and|or',
      ],
      fix: 'in',
      explanation: {
        simple: '“{after}” is one of the four parts of a year, so we say “in”.',
        full: '“{after}” is a season, and seasons take “in”; “on” is for days, “at” for hours.',
      },
      when: isLongerTime,
    },
    // I get up early [at → in] the morning.
    {
      id: 'preposition-time-18',
      find: '<on|at> the morning|afternoon|evening ~i|we|they|he|she|of|before|after|when|that|market|flight|train|news|bus|shift',
      fix: 'in',
      explanation: {
        simple: '“{after}” is a part of the day, so we say “in”.',
        full: '“{after}” is a part of the day, so it takes “in”; “on” is for days, “at” for hours.',
      },
      when: isLongerTime,
    },
    // [On → In] 2019 I went to Italy.
    {
      id: 'preposition-place-06',
      find: [
        'born|was|were|it|there|here|school|started|ended|died|moved|met|married|opened|built|graduated <on> DIGITS ~NOUN|NOUNS|ADJ|NAME|-|of',
        '^ <on> DIGITS ~NOUN|NOUNS|ADJ|NAME|-|of',
        'married|moved|died|graduated|built <at> DIGITS ~NOUN|NOUNS|ADJ|NAME|-|of',
        'PAST to|in|at NAME|the|a|my NOUN? <on> DIGITS $|,|and|because|with|when',
        'PAST this|that|a|an|my|the|our NOUN|NOUNS <on> DIGITS $',
        'born <at> DIGITS $|,|and|in',
        '<on|at> the past|future|nineties|eighties|1990s|1980s ~of',
        '<on|at> the NOUN century',
        '<at> the year DIGITS',
      ],
      fix: 'in',
      explanation: {
        simple: '“{after}” is longer than a day, so we say “in”.',
        full: '“{after}” is a time of more than a day, so it takes “in”, not “{wrong}”.',
      },
      when: isLongerTime,
    },
    // It is cold [in → at] night.
    {
      id: 'preposition-place-07',
      find: [
        '-NOUN|NOUNS|@wake|@sleep <in|on> night $',
        '<on> the night $',
        '<in|on> night ~NOUN|NOUNS|school|shift|shifts|duty|duties|call',
        "<in|on> NUM|DIGITS o'clock",
        "<in|on> the? NUM|DIGITS o'clock",
        '<in|on> midnight|noon|midday',
        '<in> the end of the NOUN',
        '<on|in> the moment $',
        '<on|in> lunchtime|dinnertime|bedtime',
        '<in|on> half past',
        '@be|@start|@begin|@finish|@end|@wake|@leave|@arrive|@open|@close|@meet <in|on> ~two|three|four|five NUM|DIGITS $|every',
        '@get|@wake up <in|on> ~two|three|four|five NUM|DIGITS $|every',
        '@have|@eat breakfast|lunch|dinner|supper <in|on> NUM|DIGITS $|or|every|and',
        '-NUM|DIGITS|one <in|on> NUM|DIGITS in the morning|evening|afternoon',
        '<in|on> DIGITS am|pm|a.m|p.m',
        '<in|on> what time',
        '<in|on> christmas $',
        '-@believe|interested|joy <in> christmas every|with|POSS|SUBJ',
        '^ <in|on> christmas ,? SUBJ|POSS',
        '<in|on> the age of DIGITS|NUM',
      ],
      fix: 'at',
      explanation: {
        simple: '“{after}” goes with “at”, as clock times do.',
        full: '“{after}” takes “at”, as clock times do, not “{wrong}”.',
      },
      when: (match, sentence) => !hasYear(match, sentence),
    },
    // I run [in → ] every morning.
    {
      id: 'preposition-place-08',
      find: [
        '-%wordsBeforePreposition <in|on|at> last|next|every week|month|year|WEEKDAY|summer|winter|spring|autumn|night|morning|evening|afternoon|day|weekend|sunday ~of',
        // Right: "on this day every week".
        '-%wordsBeforePreposition <in|at> this week|month|year|WEEKDAY|summer|winter|spring|autumn|night|morning|evening|afternoon|day|weekend|sunday',
        "-%wordsBeforePreposition <in|on|at> yesterday|tomorrow ~-|time|world|today's|tomorrow's|yesterday's",
        '-%wordsBeforePreposition <on|in|at> every day|morning|evening|night|week|year ~of',
      ],
      fix: '',
      // Right: "The song is on every day", "joining us on this evening's walk".
      unless: ["is|'s|are|was|were on every", "this morning|evening|afternoon|week|year|month 's"],
      explanation: {
        simple: '“{next}” already tells when, so there is no “{wrong}” before it.',
        full: '“{next}” already tells when, so this time takes no “in”, “on” or “at”.',
      },
      when: (match, sentence) => !isParticleOfVerb(match, sentence) && !isBeforePossessive(match, sentence),
    },
    // I live here [from → for] three years.
    {
      id: 'preposition-time-01',
      find: [
        '<from> DIGITS|NUM|many ADJ* years|months ~to|old|ago|and|until|of',
        `-${ENDED_AT_ONCE} <since> a long time`,
      ],
      fix: 'for',
      explanation: {
        simple: '“{after}” tells how long, so we say “for”, not “{wrong}”.',
        full: '“{after}” is a length of time, so it takes “for”, not “{wrong}”.',
      },
      unless: '@be from',
    },
    // My grandfather died [since a long time → a long time ago].
    {
      id: 'preposition-time-15',
      find: `SUBJ|NAME|NOUN|NOUNS ${ENDED_AT_ONCE} <since a long time>`,
      fix: 'a long time ago',
      explanation: {
        simple: '“Since” is for what goes on up to now. This is over, so we say “{right}”.',
        full: '“Since” begins a time up to now; to count back to one event we say “{right}”.',
      },
    },
    // They repaired it [during → in] twenty minutes.
    {
      id: 'preposition-time-20',
      find: '@fix|@repair|@finish|@solve|@complete ANY? ANY? ANY? <during> DIGITS|NUM|a|an|several|few|some years|months|weeks|days|hours|minutes|year|month|week|hour ~of',
      fix: 'in',
      explanation: {
        simple: 'The time that was needed to do it goes with “in”.',
        full: 'The time that one needs to complete something goes with “in”, not “{wrong}”.',
      },
    },
    // I slept [during → for] two hours.
    {
      id: 'preposition-time-02',
      find: [
        '<during> DIGITS|NUM|a|an|many|several|few|some years|months|weeks|days|hours|minutes|year|month|week|hour ~of',
        '<during> a long time',
        '<during> more|less than NUM|DIGITS|a|an|one years|months|weeks|days|hours|minutes|year|month|week|hour ~of',
        '<during> about|almost|nearly|over|only NUM|DIGITS years|months|weeks|days|hours|minutes ~of',
        '@stay|@live|@wait|@sleep|@study|@work|@travel OBJ|there|here? <during> one year|month|week|day|hour|night $|,|and|in|with|at',
        '<along|while> DIGITS|NUM years|hours|days|minutes|months',
      ],
      fix: 'for',
      unless: '@fix|@repair|@finish|@solve|@complete ANY? ANY? ANY? during',
      explanation: {
        simple: '“{after}” tells how long, so we say “for”, not “{wrong}”.',
        full: '“{after}” is a length of time, so it takes “for”, not “{wrong}”.',
      },
    },
  ],
};

/** Right: "in May 2019", "in 2019": a year takes "in". */
function hasYear({ marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(marked.to, marked.to + 2).some(({ text }) => /^\d{4}$/.test(text));
}

/** Wrong: "It was on 2019", "on March". Right: "on 20 May", "it depends on spring". */
function isLongerTime(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  if (/^\d/.test(next?.text ?? '')) return /^(?:19|20)\d\d$/.test(next?.text ?? '');
  // Without a capital these are verbs and other nouns.
  if (/^(?:fall|march|may)$/.test(next?.lower ?? '')) return /^\p{Lu}/u.test(next?.text ?? '');
  const wordsWithOn = /^(?:look|looking|depends|depend|based|spend|spring|focus|effect|impact)$/;
  return !wordsWithOn.test(getWordBeforeMark(match, sentence));
}

/** Verbs whose meaning is another one with "in": "brought in", "called in". */
const VERBS_WITH_IN =
  /^(?:log|move|put|check|hand|fall|give|fill|fade|bring|take|call|come|go|get|break|send|turn|phone|clock|sign|let|join|drop|step|settle|sleep|stay)$/;
/** "Left on", "turned on". */
const VERBS_WITH_ON = /^(?:leave|turn|switch|put|log|sign|carry|keep|hang|hold|hop)$/;

/** Right: "Log in this morning", "handed it in last week": the preposition belongs to the verb. */
function isParticleOfVerb({ marked }: Match, sentence: Sentence): boolean {
  const [before, object] = [sentence[marked.from - 2], sentence[marked.from - 1]];
  const verb = /^(?:it|them|him|her|me|us)$/.test(object?.lower ?? '') ? before : object;
  const verbs = sentence[marked.from]?.lower === 'in' ? VERBS_WITH_IN : VERBS_WITH_ON;
  return sentence[marked.from]?.lower !== 'at' && verbs.test(verb?.base ?? '');
}

/** Right: "in tomorrow's paper", "in last week's edition". */
function isBeforePossessive({ marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(marked.to + 1, marked.to + 3).some(({ lower }) => lower === "'s");
}
