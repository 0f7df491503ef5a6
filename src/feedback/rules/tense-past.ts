import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { getClauseAfter, isAboutThePast, isInPastClause, joinLowerCase, namesPastTime } from './clause.ts';
import {
  DEFAULT_EXPLANATION,
  hasSincePhrase,
  MENTAL_VERBS,
  needsPresentPerfect,
  PERFECT_CONTINUOUS_EXPLANATION,
  PERFECT_EXPLANATION,
  WORD_LISTS,
} from './tense-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `-to =NAME MIDADV? ~PAST|NOUN|NOUNS|have|has|do|does <v=VERB|VERBS>`: “Maria always [go]”, but not “to
 * Maria …”. The verb is kept as `v`.
 * `%persons` a word of the list; CAPITALS kinds of words (SUBJ “I”, MIDADV “always”, ANY any word); `=X` of
 * this kind only; `x?` x or nothing; `~x` x does not follow; `-x` x does not precede; `^` sentence start.
 */
export const TENSE_PAST_RULES: RuleSet = {
  kind: 'tense',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // I [have seen → saw] him yesterday.
    {
      id: 'tense-past-01',
      find: ["SUBJ|NAME|NOUN|NOUNS|people <have|has|'ve a=MIDADV? not? v=EN>", '<when have|has s=SUBJ v=EN>'],
      fix: '{a} {v:past}',
      when: (match, sentence) =>
        getFirstMarkedWord(match, sentence) !== 'when' && isInPastClause(match, sentence),
    },
    // I [haven't seen → didn't see] him yesterday.
    {
      id: 'tense-past-02',
      find: ["SUBJ|NAME|NOUN|NOUNS <haven't|hasn't a=MIDADV? v=EN>"],
      fix: "didn't {a} {v:base}",
      when: isAboutThePast,
    },
    // When [have you arrived → did you arrive]?
    {
      id: 'tense-past-03',
      find: [
        '^ when <have|has s=SUBJ|NAME v=EN>',
        '^ what time <have|has s=SUBJ|NAME v=EN>',
        '<have|has s=SUBJ|NAME v=EN>',
      ],
      fix: 'did {s} {v:base}',
      when: (match, sentence) =>
        /^(?:when|what time) (?:have|has)\b/.test(joinLowerCase(sentence)) ||
        // "I remember what have I read" is no question, and has another mistake.
        (sentence.at(-1)?.text === '?' && isAboutThePast(match, sentence)),
      explanation: {
        simple: 'This asks about a time that is over, so we say “did”: “{right}”.',
        full: 'A question about a time that is over takes the past simple: “{right}”.',
      },
    },
    // Yesterday he [go → went] home.
    {
      id: 'tense-past-04',
      find: [
        '-to|that|who SUBJ MIDADV? ~PAST|have|has|do|does|be <v=VERB|VERBS>',
        'POSS|the|we %persons|children|parents|friends MIDADV? ~PAST|NOUN|NOUNS|have|has|do|does <v=VERB|VERBS>',
        '-to =NAME MIDADV? ~PAST|NOUN|NOUNS|have|has|do|does <v=VERB|VERBS>',
        '-do|does|did SUBJ <v=have|has> -MODAL a|an|the|NUM|to|POSS|lunch|dinner|breakfast|some|no',
      ],
      fix: '{v:past}',
      unless: ["did|didn't|do|does|don't|doesn't|would|could|should|can|will"],
      when: (match, sentence) => {
        const v = getFirstMarkedWord(match, sentence);
        return (
          !MENTAL_VERBS.some((verb) => v === verb || v === `${verb}s`) &&
          isInPastClause(match, sentence) &&
          !['when', 'if', 'who'].includes(getWordBeforeMatch(match, sentence))
        );
      },
    },
    // Yesterday I [am → was] ill.
    {
      id: 'tense-past-05',
      find: ['^ ANY? ANY? ANY? ,? SUBJ <v=am|is> '],
      fix: 'was',
      when: (match, sentence) =>
        namesPastTime(sentence.slice(0, match.marked.from)) &&
        !sentence.slice(0, match.marked.from - 1).some(({ tags }) => tags.has('PAST')),
    },
    // Yesterday [is → was] Sunday.
    {
      id: 'tense-past-22',
      find: [
        '^ yesterday <is> POSS',
        '^ yesterday <is> monday|tuesday|wednesday|thursday|friday|saturday|sunday',
      ],
      fix: 'was',
    },
    // He [is → was] ill yesterday.
    {
      id: 'tense-past-06',
      find: ['SUBJ|NAME|NOUN <am|is>'],
      fix: 'was',
      when: (match, sentence) =>
        getClauseAfter(sentence, match.to).length <= 5 &&
        namesPastTime(getClauseAfter(sentence, match.to)) &&
        !getClauseAfter(sentence, match.to).some(
          ({ tags, lower }) => tags.has('EN') || tags.has('COMP') || lower === 'than',
        ),
    },
    // Yesterday we [are → were] tired.
    {
      id: 'tense-past-07',
      find: ['SUBJ|NAME|NOUNS|people <are>'],
      fix: 'were',
      when: (match, sentence) =>
        (getClauseAfter(sentence, match.to).length <= 5 &&
          namesPastTime(getClauseAfter(sentence, match.to)) &&
          !getClauseAfter(sentence, match.to).some(({ tags }) => tags.has('EN'))) ||
        /^(?:yesterday|last (?:week|night|year|month|summer|weekend))\b/.test(
          joinLowerCase(sentence.slice(0, match.from)),
        ),
    },
    // When he was ten he [plays → played] chess.
    {
      id: 'tense-past-08',
      find: [
        'when SUBJ was ANY ANY? ANY? ,? SUBJ MIDADV? ~PAST|have|do|remember|know|think|am <v=VERB|VERBS>',
        'when SUBJ were ANY ANY? ANY? ,? SUBJ MIDADV? ~PAST|have|do|remember|know|think <v=VERB|VERBS>',
        '^ when SUBJ was DIGITS|NUM years old ,? SUBJ MIDADV? ~PAST|have|do|remember|know|think <v=VERB|VERBS>',
        '^ when SUBJ was ANY ANY? ANY? ANY? , SUBJ ~used <v=have> a|an|NUM',
      ],
      fix: '{v:past}',
      explanation: {
        simple: 'The time with “when” is over, so the verb is in the past: “{right}”.',
        full: 'The clause with “when” names a time that is over, so the verb is in the past: “{right}”.',
      },
    },
    // I [live → lived] in Rome when I was small.
    {
      id: 'tense-past-09',
      find: [
        'SUBJ MIDADV? ~PAST|have|do|remember|know|think|be|miss|love|like|wonder|forget|mean|see|understand <v=VERB|VERBS> ANY ANY? ANY? ANY? when SUBJ was|were',
      ],
      fix: '{v:past}',
      explanation: {
        simple: 'The time with “when” is over, so the verb is in the past: “{right}”.',
        full: 'The clause with “when” names a time that is over, so the verb is in the past: “{right}”.',
      },
      unless: "did|didn't|do|does|don't|doesn't|would|could|should|can|will|to",
    },
    // We [are living → have been living] here since May.
    {
      id: 'tense-past-10',
      find: ["i|we|you|they|%persons|NAME <am|are|'m|'re ~%states v=ING>"],
      fix: 'have been {v}',
      explanation: PERFECT_CONTINUOUS_EXPLANATION,
      when: needsPresentPerfect,
    },
    // She [is working → has been working] here since 2018.
    {
      id: 'tense-past-11',
      find: ["he|she|it|%persons|NAME <is|'s ~%states v=ING>"],
      fix: 'has been {v}',
      explanation: PERFECT_CONTINUOUS_EXPLANATION,
      when: needsPresentPerfect,
    },
    // I [live → have lived] here since 2019.
    {
      id: 'tense-past-12',
      find: [
        'i|we|you|they|NOUNS MIDADV? ~do|have <v=VERB> ',
        'i|we|you|they|NOUNS MIDADV? <v=have> ~to|been|EN|not|MIDADV',
      ],
      fix: 'have {v:en}',
      explanation: PERFECT_EXPLANATION,
      when: lastsUpToNow,
    },
    // He [has → has had] a dog for two years.
    {
      id: 'tense-past-13',
      find: [
        'HESHE|NAME|NOUN MIDADV? ~does|has|NOUNS <v=VERBS>',
        'HESHE|NAME|NOUN MIDADV? <v=has> ~to|been|EN|not|MIDADV',
        'HESHE|NAME MIDADV? ~does|has <v=VERBS>',
        '%persons ~does|has <v=VERBS>',
      ],
      fix: 'has {v:en}',
      explanation: PERFECT_EXPLANATION,
      when: lastsUpToNow,
    },
    // I [am → have been] a teacher since 2010.
    {
      id: 'tense-past-14',
      find: ['i|we|they|you|NOUNS <am|are|was|were>', "i|we|they|you <'m|'re>"],
      fix: 'have been',
      explanation: PERFECT_EXPLANATION,
      when: needsPresentPerfect,
    },
    {
      // A change has no passive here: "My English is improved since May."
      id: 'tense-past-21',
      find: ['HESHE|NAME|NOUN <is> MIDADV? improved|increased|decreased|changed|become|grown|risen|fallen'],
      fix: 'has',
      explanation: {
        simple: 'For a change up to now we say “has”, not “{wrong}”.',
        full: 'A change up to now takes the present perfect with “has”; “{wrong}” would make a passive.',
      },
      when: needsPresentPerfect,
    },
    // She [is → has been] ill since Monday.
    {
      id: 'tense-past-15',
      find: ['HESHE|NAME|NOUN <is|was>', "HESHE <'s> ~EN"],
      fix: 'has been',
      explanation: PERFECT_EXPLANATION,
      when: (match, sentence) =>
        needsPresentPerfect(match, sentence) &&
        !/\bit(?: is|'s| was) (?:DIGITS|\d+|a|two|three|four|five|six|ten|many|long|years)/.test(
          joinLowerCase(sentence),
        ),
    },
    // I [don't see → haven't seen] him since May.
    {
      id: 'tense-past-16',
      find: ["i|we|you|they <didn't v=VERB>", "i|we|you|they <don't v=VERB>"],
      fix: "haven't {v:en}",
      explanation: {
        simple: 'The time with “since” goes on up to now, so we say “{right}”.',
        full: 'A time with “since” goes on up to now, so it takes the present perfect: “{right}”.',
      },
      when: (match, sentence) => hasSincePhrase(sentence.slice(match.marked.to)),
    },
    // She [didn't call → hasn't called] since Monday.
    {
      id: 'tense-past-17',
      find: ["HESHE <didn't v=VERB>", "HESHE <doesn't v=VERB>"],
      fix: "hasn't {v:en}",
      explanation: {
        simple: 'The time with “since” goes on up to now, so we say “{right}”.',
        full: 'A time with “since” goes on up to now, so it takes the present perfect: “{right}”.',
      },
      when: (match, sentence) => hasSincePhrase(sentence.slice(match.marked.to)),
    },
    // How long [do you know → have you known] him?
    {
      id: 'tense-past-18',
      find: ['^ how long <do s=i|you|we|they v=live|work|know|learn|study|have|wait|play|own>'],
      fix: 'have {s} {v:en}',
      explanation: PERFECT_EXPLANATION,
      unless: 'every|each|usually|normally|a day|week',
    },
    // How long [does she live → has she lived] here?
    {
      id: 'tense-past-19',
      find: [
        '^ how long <does s=HESHE v=live|work|know|learn|study|have|wait|play|own>',
        '^ how long <is s=HESHE v=living|working|learning|studying|waiting|playing>',
      ],
      fix: 'has {s} {v:en}',
      explanation: PERFECT_EXPLANATION,
      unless: 'every|each|usually|normally|a day|week',
    },
    // How long [are you living → have you been living] here?
    {
      id: 'tense-past-20',
      find: [
        '^ how long <are s=you|we|they v=living|working|learning|studying|waiting|playing>',
        '^ how long <are s=you> ~ING|going|staying|EN|at',
      ],
      fix: 'have {s} been {v}',
      explanation: PERFECT_EXPLANATION,
    },
  ],
};

/** "He start sewing since he was twelve": what begins at one moment has no perfect with "since". */
function lastsUpToNow(match: Match, sentence: Sentence): boolean {
  const verb = sentence[match.marked.to - 1];
  return (
    !/^(?:start|begin|stop|finish|leave|arrive|marry|buy)$/.test(verb?.base ?? '') &&
    needsPresentPerfect(match, sentence)
  );
}
