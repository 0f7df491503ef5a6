/*
 * Corrects the present and the present perfect beside a time that is over: “yesterday he go home” →
 * “yesterday he went home”, “I have seen him yesterday” → “I saw him yesterday”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ yesterday <is> POSS`: “Yesterday [is] my birthday”.
 *   <…>           the wrong words, which `fix` replaces
 *   is|am         one of these words
 *   ,?            this, or nothing
 *   t=MONTH*      none to four of these
 *   &last         the next word is this; takes no word itself
 *   ~VERB         the next word is not this; takes no word itself
 *   -who|when|if  the word before is none of these; takes no word itself
 *   ^             the sentence begins here
 *   $             the sentence ends here
 *   ^c            a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   @plan         any form of “plan”: plan, plans, planned, planning
 *   %persons      a word of the list `persons` in `lists` below: “mother”
 *   =NAME         a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   a=MIDADV?     this word, which `fix` and the reasons quote as {a} (so also v, s, t); empty where the
 *                 pattern took no word
 *   {v:past}      its past form: “went”
 *   {v:base}      its base form: “go”
 *   unless        patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, MONTH “May”, WEEKDAY “Monday”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { type RuleSet, STORY_EXPLANATION } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { getClauseAfter, isAboutThePast, isInPastClause, joinLowerCase, namesPastTime } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const PAST_SIMPLE_EXPLANATION = {
  simple: 'The time in this sentence is over, so the verb is in the past: “{right}”.',
  full: 'The sentence names a time that is over, so the verb is in the past simple: “{right}”.',
};
const TIME_WITH_WHEN_EXPLANATION = {
  simple: 'The time with “when” is over, so the verb is in the past: “{right}”.',
  full: 'The clause with “when” names a time that is over, so the verb is in the past: “{right}”.',
};

const THOUGHT_EXPLANATION = {
  simple: 'The verb before is in the past, so this one usually is, too: “{right}”.',
  full: 'After a past verb of saying or thinking, the next verb usually moves to the past: “{right}”.',
};

/** Verbs of what one thinks or feels now. Right: "I think he went home yesterday". */
const MENTAL_VERBS = parseWordList(
  'remember forget regret miss know think hope believe say mean love like wonder guess feel suppose wish',
);

/**
 * The present or the present perfect beside a time that is over: "yesterday", "in 2010", "when I was ten".
 */
export const TENSE_PAST_RULES: RuleSet = {
  kind: 'tense',
  explanation: PAST_SIMPLE_EXPLANATION,
  lists: { persons: PERSONS, mentalVerbs: MENTAL_VERBS.flatMap((verb) => [verb, `${verb}s`]) },
  rules: [
    // I [have met → met] my wife when I was a student.
    {
      id: 'tense-past-23',
      find: "SUBJ|NAME|%persons <have|has|'ve|'s a=already|also|just|first|never? v=EN> ~,|even ANY ~,|even ANY? ~,|even ANY? ~,|even ANY? when i|he|she|we|they was|were",
      fix: '{a} {v:past}',
      explanation: TIME_WITH_WHEN_EXPLANATION,
      unless:
        'asked|wondered|forgotten|known|told|said|shown|seen|thought|remembered|learned|written|since|that|what|how|who|from',
    },
    // After we [eat → ate] dinner, we watched a film.
    {
      id: 'tense-past-24',
      find: [
        '^ when|after|before|until SUBJ|NAME ~PAST|EN|do|does|have|has|be|look|think|see|read|hear|consider|remember|say <v=VERB|VERBS> ANY? ANY? ANY? ANY? , SUBJ|NAME MIDADV? ~wanted|thought|hoped|VERB was|were|PAST',
        '^ when|after|before|until SUBJ|NAME ~PAST|EN|do|does|have|has|be|look|think|see|read|hear|consider|remember|say <v=VERB|VERBS> ANY? ANY? ANY? ANY? , the|POSS NOUN|NOUNS MIDADV? ~VERB was|were|PAST',
      ],
      fix: '{v:past}',
      explanation: {
        simple: 'The other verb is in the past, so this one is, too: “{right}”.',
        full: 'Both parts of the sentence tell of the same past, so the verb is “{right}”.',
      },
      unless: ['always|usually|often|every|if|"|“', 'would|will|can'],
    },
    // I was very tired so I [go → went] to bed.
    {
      id: 'tense-past-25',
      find: '^c SUBJ|POSS|the NOUN? was|were|felt ~born|a|an|the|POSS|friends ANY? ANY? ANY? ,? so|but SUBJ <v=go|take|call|buy|leave|decide|come|order|arrive|start|eat|make|run|open|ask|tell|give|find|return|goes|takes|calls|buys|leaves|decides|comes|runs|opens|asks|tells|gives|finds|returns> ~that',
      fix: '{v:past}',
      explanation: STORY_EXPLANATION,
      unless:
        'now|always|often|usually|every|still|never|today|sometimes|child|young|mondays|saturdays|sundays|who|which',
    },
    // I thought that he [is → was] a doctor.
    {
      id: 'tense-past-26',
      find: ['SUBJ thought that? i|he|she|it <is|am>', "SUBJ didn't know that? i|he|she|it <is|am>"],
      fix: 'was',
      explanation: THOUGHT_EXPLANATION,
    },
    // I thought you [are → were] at home.
    {
      id: 'tense-past-27',
      find: ['SUBJ thought that? you|we|they <are>', "SUBJ didn't know that? you|we|they <are>"],
      fix: 'were',
      explanation: THOUGHT_EXPLANATION,
    },
    // We thought they [will → would] come.
    {
      id: 'tense-past-28',
      find: [
        'SUBJ thought|hoped that? SUBJ <v=will|can>',
        'SUBJ thought|hoped that? the|POSS NOUN|NOUNS <v=will|can>',
        "SUBJ|NAME|%persons said|told OBJ? that? SUBJ <v=will|can> ANY ANY? ANY? ANY? ,? but SUBJ never? PAST|did|didn't|couldn't",
      ],
      fix: '{v:past}',
      explanation: THOUGHT_EXPLANATION,
    },
    // I thought that you [don't → didn't] like dogs.
    {
      id: 'tense-past-30',
      find: "SUBJ thought|hoped that? SUBJ <don't|doesn't> VERB",
      fix: "didn't",
      explanation: THOUGHT_EXPLANATION,
    },
    // First we went in, then we [eat → ate] lunch.
    {
      id: 'tense-past-31',
      find: '^ first ,? SUBJ MIDADV? ~VERB PAST ANY? ANY? ANY? ANY? ,? then|and SUBJ <v=go|take|call|buy|leave|come|order|arrive|start|eat|drink|make|run|open|ask|tell|find|visit|meet|see|return|play|watch|swim|cook>',
      fix: '{v:past}',
      explanation: STORY_EXPLANATION,
    },
    // He asked me if I [want → wanted] a coffee.
    {
      id: 'tense-past-29',
      find: [
        '-have|has|had|be|been|was|is|am SUBJ|NAME|%persons|NOUN asked OBJ|NAME? if|whether SUBJ <v=want|wants|need|needs|like|likes|know|knows|can|will|speak|live> ',
        '-have|has|had|be|been|was|is|am SUBJ|NAME|%persons|NOUN asked OBJ|NAME? if|whether SUBJ <v=want|wants|need|needs|like|likes|have|has> to VERB',
        '-have|has|had|be|been|was|is|am SUBJ|NAME|%persons|NOUN asked OBJ|NAME? if|whether SUBJ <v=have|has> a|any|some|time|enough|POSS',
      ],
      fix: '{v:past}',
      explanation: THOUGHT_EXPLANATION,
    },
    // I [have seen → saw] him yesterday.
    {
      id: 'tense-past-01',
      find: "SUBJ|NAME|NOUN|NOUNS|people <have|has|'ve a=MIDADV? not? v=EN>",
      // Right: "It has grown from 700 in 2012 to 2,100."
      unless: ['from DIGITS NOUNS? in DIGITS to', 'so far', '@promise|@plan|@agree|@decide|pledged|vowed to'],
      fix: '{a} {v:past}',
      when: isInPastClause,
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
      find: '<have|has s=SUBJ|NAME v=EN>',
      fix: 'did {s} {v:base}',
      explanation: {
        simple: 'This asks about a time that is over, so we say “did”: “{right}”.',
        full: 'A question about a time that is over takes the past simple: “{right}”.',
      },
      when: asksAboutPast,
    },
    // Yesterday I [go → went] to school.
    {
      id: 'tense-past-33',
      find: '^ &yesterday|last t=yesterday|last|WEEKDAY|week|weekend|month|year|night|morning|afternoon|evening|summer|winter|spring|autumn|MONTH|time* ,? SUBJ MIDADV? ~PAST|have|has|do|does|be|%mentalVerbs <v=VERB|VERBS>',
      fix: '{v:past}',
      explanation: {
        simple: '“{t}” is over, so the verb is in the past: “{right}”.',
        full: '“{t}” is a time that is over, so the verb is in the past simple: “{right}”.',
      },
      unless: "did|didn't|do|does|don't|doesn't|would|could|should|can|will",
    },
    // He [go → went] to school yesterday.
    {
      id: 'tense-past-04',
      find: [
        '-to|that|who|when|if|now SUBJ MIDADV? ~PAST|have|has|do|does|be|%mentalVerbs <v=VERB|VERBS>',
        '-who|when|if POSS|the|we %persons|children|parents|friends MIDADV? ~PAST|NOUN|NOUNS|have|has|do|does|%mentalVerbs <v=VERB|VERBS>',
        '-to|who|when|if =NAME MIDADV? ~PAST|NOUN|NOUNS|have|has|do|does|%mentalVerbs <v=VERB|VERBS>',
        '-do|does|did|who|when|if SUBJ <v=have|has> a|an|the|NUM|to|POSS|lunch|dinner|breakfast|some|no',
      ],
      fix: '{v:past}',
      unless: "did|didn't|do|does|don't|doesn't|would|could|should|can|will",
      when: isInPastClause,
    },
    // Yesterday [is → was] Sunday.
    {
      id: 'tense-past-22',
      find: [
        '^c yesterday <is> POSS',
        '^c yesterday <is> monday|tuesday|wednesday|thursday|friday|saturday|sunday',
      ],
      fix: 'was',
    },
    // We [have moved → moved] here before two weeks.
    {
      id: 'tense-past-34',
      find: `SUBJ|NAME|%persons|people <have|has|'ve a=MIDADV? ~been|known|had|lived v=EN> ANY? ANY? ANY? ANY? before NUM|DIGITS|a|few|several|some year|years|month|months|week|weeks|day|days|hour|hours|minutes $`,
      fix: '{a} {v:past}',
      explanation: {
        simple: 'You count back to a time that is over, so we say “{right}”.',
        full: 'A time counted back from now is over, so the verb is in the past simple: “{right}”.',
      },
      unless: 'never|not',
    },
    // He [is → was] ill yesterday.
    {
      id: 'tense-past-06',
      find: 'SUBJ|NAME|NOUN <am|is>',
      fix: 'was',
      when: (match, sentence) => isBeforePastTime(match, sentence) && !compares(match, sentence),
    },
    // Yesterday we [are → were] tired.
    {
      id: 'tense-past-07',
      find: 'SUBJ|NAME|NOUNS|people <are>',
      fix: 'were',
      when: (match, sentence) => isBeforePastTime(match, sentence) || beginsWithPastTime(match, sentence),
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
      explanation: TIME_WITH_WHEN_EXPLANATION,
    },
    // I [live → lived] in Rome when I was small.
    {
      id: 'tense-past-09',
      find: [
        'SUBJ MIDADV? ~PAST|have|do|remember|know|think|be|miss|love|like|wonder|forget|mean|see|understand <v=VERB|VERBS> ANY ANY? ANY? ANY? when SUBJ was|were',
      ],
      fix: '{v:past}',
      explanation: TIME_WITH_WHEN_EXPLANATION,
      unless: [
        "did|didn't|do|does|don't|doesn't|would|could|should|can|will|to",
        'than|as|time|day|of|from|since|until when',
      ],
      // Right: "I play the songs I played when I was ten."
      when: ({ marked, to }, sentence) =>
        !sentence.slice(marked.to, to - 2).some(({ tags }) => tags.has('PAST') && !tags.has('VERB')),
    },
  ],
};

/** Wrong: "When have you arrived?", "Have you seen him yesterday?" */
function asksAboutPast(match: Match, sentence: Sentence): boolean {
  if (/^(?:when|what time) (?:have|has)\b/.test(joinLowerCase(sentence))) return true;
  // Wrong in another way: "I remember what have I read", which is not a direct question.
  return sentence.at(-1)?.text === '?' && isAboutThePast(match, sentence);
}

/** The most tokens after the verb in which a time surely belongs to it. */
const MAX_SHORT_CLAUSE = 5;

/** Wrong: "He is ill yesterday". Not marked in long clauses. Right: "The man is called last week's hero". */
function isBeforePastTime({ to }: Match, sentence: Sentence): boolean {
  const clause = getClauseAfter(sentence, to);
  return (
    clause.length <= MAX_SHORT_CLAUSE &&
    namesPastTime(clause) &&
    !clause.some(({ tags, lower }) => tags.has('EN') || FUNCTION_WORDS.SUBJ.has(lower))
  );
}

/** Wrong: "Yesterday we are tired." */
function beginsWithPastTime({ from }: Match, sentence: Sentence): boolean {
  const opening = joinLowerCase(sentence.slice(0, from));
  return /^(?:yesterday|last (?:week|night|year|month|summer|weekend))\b/.test(opening);
}

/** Right: "It is warmer than yesterday." */
function compares({ to }: Match, sentence: Sentence): boolean {
  return getClauseAfter(sentence, to).some(({ tags, lower }) => tags.has('COMP') || lower === 'than');
}
