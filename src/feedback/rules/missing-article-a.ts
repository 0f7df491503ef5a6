/*
 * Corrects a singular noun without “a”: “she is doctor” → “she is a doctor”, “I have dog” → “I have a dog”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@become <n=%jobs> ~NOUN|NOUNS|'s|of`: “she became [doctor]”, but not “became doctor's …”. The noun is kept
 * as `n`.
 *   <…>               the wrong words, which `fix` replaces
 *   is|was            one of these words
 *   OBJ?              this, or nothing
 *   ADJ*              none to four of these
 *   ~NOUN|NOUNS       the next word is none of these; takes no word itself
 *   -the|a|my         the word before is none of these; takes no word itself
 *   ^                 the sentence begins here
 *   $                 the sentence ends here
 *   @go               any form of “go”: go, goes, went, gone, going
 *   %jobs             a word of the list `jobs` in missing-article-words.ts: “accountant”
 *   @%verbsOfGetting  any form of a verb of the list `verbsOfGetting` in missing-article-words.ts: have, has,
 *                     had, having
 *   a=ADJ             this word, which `fix` and the reasons quote as {a} (so also n, d, e, f); empty where
 *                     the pattern took no word
 *   {n:a}             it with its article: “an hour”
 *   unless            patterns; the rule is off in a sentence that has one of them anywhere
 *   VERBS “goes”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, OBJONLY “me, him …”
 *   POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import { JOB_NOUNS } from '../lexicon/nouns.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  INDEFINITE_EXPLANATION,
  isBeforeName,
  isParticipleOfNoun,
  isWholeNounGroup,
  needsIndefiniteArticle,
  startsLowerCase,
  WORD_LISTS,
} from './missing-article-words.ts';

/** Right: "Her job is cook and cleaner." */
function tellsNameOfJob(match: Match, sentence: Sentence): boolean {
  return /^(?:job|work|role)$/.test(getFirstWord(match, sentence));
}

/** Right: "The air would be cleaner", which compares; "a cleaner" is a person. */
function isCleanerAsComparative(match: Match, sentence: Sentence): boolean {
  return (
    getFirstMarkedWord(match, sentence) === 'cleaner' &&
    !/^(?:i|he|she|mother|father|sister|brother|aunt|uncle)$/.test(getFirstWord(match, sentence))
  );
}

/** Wrong in another way: "They are doctor" needs the plural. Wrong: "you are doctor" needs its article. */
function hasPluralBe(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:are|were|'re)$/.test(getWordBeforeMark(match, sentence)) && getFirstWord(match, sentence) !== 'you'
  );
}

/** Wrong in another way: "It is near window" lacks its article after the preposition. */
function startsWithPreposition(match: Match, sentence: Sentence): boolean {
  return /^(?:near|opposite|inside|outside|past|like|worth)$/.test(getFirstMarkedWord(match, sentence));
}

/** Wrong in another way: "We were in wrong train", "in dry season" need "the", because there is only one. */
function needsThe(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:wrong|right|same|main|whole|left|only|best|worst)$/.test(getFirstMarkedWord(match, sentence)) ||
    getLastMarkedWord(match, sentence) === 'season'
  );
}

/**
 * Nouns that are meant in the plural after “with” and an adjective. Wrong in another way: “with old
 * building”.
 */
const NUMEROUS_NOUNS =
  'building|house|shop|street|tree|flower|mountain|cousin|friend|animal|room|person|museum';

/** Words that make the verb of the pattern a noun. Right: “my watch strap”, “a ride home”. */
const BEFORE_NOUN = new Set(
  'the a an my your his her our their no any some this that of whose which what how'.split(' '),
);

/** Right: “Rarely has opinion been so divided”, where the noun is the subject after its auxiliary. */
function isSubjectAfterAuxiliary(match: Match, sentence: Sentence): boolean {
  return ['been', 'never', 'always'].includes(getWordAfterMark(match, sentence));
}

/** Right: “He was made manager”, a role that one person has. */
function isGivenRole(match: Match, sentence: Sentence): boolean {
  return (
    getWordBeforeMark(match, sentence) === 'made' && JOB_NOUNS.includes(getLastMarkedWord(match, sentence))
  );
}

/** Right: “I had better phone”, where “better” is no adjective of a noun. */
function isHadBetter(match: Match, sentence: Sentence): boolean {
  return getFirstMarkedWord(match, sentence) === 'better';
}

/** Right: “Bruno, Nadia's new friend, turned round”, where “'s” is not “is”. */
function isOfOwner(match: Match, sentence: Sentence): boolean {
  return getWordBeforeMark(match, sentence) === "'s" && getWordAfterMark(match, sentence) === ',';
}

/** A singular noun without “a”: "she is [doctor → a doctor]". */
export const MISSING_ARTICLE_A_RULES: RuleSet = {
  kind: 'missing-article',
  explanation: INDEFINITE_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // Can I have [glass → a glass] of water?
    {
      id: 'missing-article-a-01',
      find: '@have|@want|@drink|@buy|@need|@get|@eat|@bring|@order|@like <n=glass|cup|bottle|piece|slice|kilo|packet|litre|bowl|pair|bar|can> of NOUN|NOUNS',
      fix: '{n:a}',
    },
    // She works as [nurse → a nurse].
    {
      id: 'missing-article-a-03',
      find: [
        "SUBJ|NAME|NOUN|who BEFIN not|still|also|now|already? <n=%jobs> ~NOUN|NOUNS|'s|-|of|than|very|well",
        "HESHE|who 's not|still|also|now|already? <n=%jobs> ~NOUN|NOUNS|'s|-|of|than|very|well",
        "SUBJ|NAME|NOUN BEFIN|'m not|still|also|now|already? <n=student|pupil> of",
        "would|to|will|can be <n=%jobs> ~NOUN|NOUNS|'s|-",
        "@become <n=%jobs> ~NOUN|NOUNS|'s|of",
        '@work as <n=%jobs>',
        '~time|year|season|spell|career|days NOUN as <n=doctor|nurse|teacher|waiter|waitress|secretary|manager|driver|engineer|guide> ~of|and',
      ],
      fix: '{n:a}',
      explanation: {
        simple: 'A job takes “a” or “an”: “{right}”.',
        full: 'A job is a countable noun, so it needs its article: “{right}”.',
      },
      when: (match, sentence) =>
        !tellsNameOfJob(match, sentence) &&
        !isBeforeName(match, sentence) &&
        !isCleanerAsComparative(match, sentence) &&
        !hasPluralBe(match, sentence),
    },
    // It is [big city → a big city].
    {
      id: 'missing-article-a-04',
      find: [
        "SUBJ|NAME|NOUN|this|that|who|here|there|POSS BEFIN not|really|still|also|only? <d=very|really|so|such? a=ADJ e=ADJ? n=%countableNouns> ~NOUN|NOUNS|'s|-|of|and",
        'this|that|it|he|she|NAME|NOUN is|was <a=ADJ n=%countableNouns> of|and',
        "would|to|will|can be <a=ADJ n=%countableNouns> ~NOUN|NOUNS|'s",
        '@become <a=ADJ n=%countableNouns> ~NOUN|NOUNS',
      ],
      fix: 'a {d} {a} {e} {n}',
      // Not "a very happy day": "I was very happy day" is meant as "It was a very happy day".
      unless: 'i|we|you|he|she|they BEFIN ANY* day|time|weekend|holiday|trip|moment|evening',
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isWholeNounGroup(match, sentence) &&
        !needsThe(match, sentence) &&
        !startsWithPreposition(match, sentence),
    },
    // I have [dog → a dog].
    {
      id: 'missing-article-a-05',
      find: [
        "@have|have|has|had|got <a=ADJ* n=%ownedThings> ~NOUN|NOUNS|VERBS|'s|-|ING|DIGITS|NUM|to",
        '@have|got <a=little n=brother|sister|boy|girl|son|daughter|cousin|dog|cat|house|garden> ~NOUN|NOUNS|-',
        // Right: "one lost dog", "two used cars".
        "-how|what|which|whose|the|one|NUM @%verbsOfGetting <a=ADJ* n=%ownedThings> ~NOUN|NOUNS|VERBS|'s|-|ING|DIGITS|NUM",
        "there is|was|'s <a=ADJ* n=%ownedThings> ~NOUN|NOUNS|'s|-",
        "there is|was|'s <a=ADJ* n=bed|table> ~NOUN|NOUNS|'s|-|tennis",
        'without <a=ADJ n=%ownedThings> ~NOUN|NOUNS|-',
        `with <a=ADJ ~${NUMEROUS_NOUNS} n=%ownedThings> ~NOUN|NOUNS|-`,
        "-how|what|which|whose @%verbsOfGetting me|you|him|us|them <a=ADJ* n=%ownedThings> ~NOUN|NOUNS|'s|-|ING|DIGITS|NUM",
        '@be ING <a=ADJ* n=letter|book|newspaper|car|bike|film|movie|story|email|picture|dress|hat|house|song> ~NOUN|NOUNS',
      ],
      fix: 'a {a} {n}',
      // "I draw animal and flowers" is meant as "animals and flowers", "make uniform cheaper" as "uniforms".
      unless: [
        'bed and breakfast|board',
        '@draw|@like|@sell|@buy|@see NOUN and|or NOUNS',
        '@draw|@paint NOUN and|or NOUN',
        '@make NOUN more|COMP',
        // Right: "They found secret or hidden rooms", "The island has competition", "lose radio contact".
        'secret or|and ADJ|EN',
        '@have|@face competition from|for|in|$',
        // Right: "made them sign it", "video or phone calls".
        '@make OBJ|NAME sign',
        'video or|and ADJ? NOUN',
        'radio contact',
        'holiday pay|money',
        // Right: "Students should wear uniform", where it is uncountable.
        '@wear uniform',
        // Wrong in another way: "She likes draw picture", which needs the plural.
        '@like|@love|@enjoy|@hate to? @draw|@paint|@take|@read|@watch|@write|@collect|@bake NOUN',
      ],
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isWholeNounGroup(match, sentence) &&
        !isSubjectAfterAuxiliary(match, sentence) &&
        !isGivenRole(match, sentence) &&
        !isHadBetter(match, sentence) &&
        !isParticipleOfNoun(match.from, sentence) &&
        !BEFORE_NOUN.has(getWordBeforeMatch(match, sentence)),
    },
    // It was [such nice day → such a nice day].
    {
      id: 'missing-article-a-06',
      find: ["-DET|such|POSS|'s|NUM <such a=ADJ n=%countableNouns|day|time> ~NOUN|NOUNS"],
      fix: 'such a {a} {n}',
    },
    // [What beautiful day → What a beautiful day]!
    {
      id: 'missing-article-a-07',
      find: [
        '^ <what a=ADJ n=%countableNouns|day|idea|time|surprise|place|view> $',
        '^ <what a=ADJ n=%countableNouns|day|idea|time|surprise|place|view> SUBJ have|has|had|@be|@make|got $',
        '^ <what n=day|pity|shame|surprise|mess> $',
      ],
      fix: 'what a {a} {n}',
      // Not marked without “!”: "What beautiful day" may be a question that lacks other words.
      when: (_match, sentence) => sentence.some(({ text }) => text === '!'),
    },
    // Have [nice day → a nice day]!
    {
      id: 'missing-article-a-08',
      find: [
        '@have <a=good|great|nice|bad|wonderful|fantastic|lovely|terrible|safe|happy n=%events>',
        '@have <d=very|really a=good|great|nice n=%events>',
      ],
      fix: 'a {d} {a} {n}',
    },
    // I have [headache → a headache].
    {
      id: 'missing-article-a-09',
      find: [
        '-the|a|my @take|@have <n=shower|bath|taxi|bus|train|photo|picture|break|walk|nap|look|rest|trip|headache|fever|cough|party|meeting|picnic|break|problem|question|dream|idea> ~NOUN|NOUNS|DIGITS|of|to|stop|station|time|-',
      ],
      fix: '{n:a}',
    },
    // We went for [walk → a walk].
    {
      id: 'missing-article-a-10',
      find: [
        '@go for <n=walk|run|swim|drink|drive|ride|meal|coffee|picnic>',
        '@go on <n=trip|journey|tour|diet|date|cruise|picnic>',
        '@make <n=mistake|cake|phone-call|list|plan|decision|joke|film|photo|wish|speech|cup|snowman|sandwich|difference> ~NOUN|NOUNS|of',
        '@do <n=course|test|quiz>',
        '@give OBJONLY|you <n=lift|call|hug|kiss|present|book|hand|chance|reason|example>',
        '@tell OBJONLY|you <n=joke|story|secret|lie>',
        '@ask OBJ? <n=question|favour|favor>',
      ],
      fix: '{n:a}',
    },
    // They live in [village → a village].
    {
      id: 'missing-article-a-12',
      find: [
        '@go|@come|@walk|@drive|@run OBJ? to <a=ADJ n=%outingPlaces|restaurant|shop|city|house|school|concert|party>',
        'to|in|at|near <a=ADJ e=ADJ? n=%countableNouns> $',
        '@live in <a=ADJ n=house|city|flat|village|town|country|apartment|building|street>',
        '@live in <n=house|city|flat|village|apartment|country>',
        '@live|born|up|@work|@stay|house|home|family in <n=city|village> ~NOUN|centre|center|hall',
      ],
      fix: 'a {a} {e} {n}',
      // Right: "He goes to high school."
      unless: 'high|secondary|primary|middle|elementary|nursery school',
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isWholeNounGroup(match, sentence) &&
        startsLowerCase(sentence, match.marked.from) &&
        !needsThe(match, sentence),
    },
    // In [city → the city] there are good schools.
    {
      id: 'missing-article-a-18',
      find: ['in <n=city|village> ~NOUN|centre|center|hall'],
      fix: 'the {n}',
      explanation: {
        simple: 'You mean your {n}, or life in a {n}, so we say “{right}”.',
        full: 'The {n} that is known, or the {n} as a place to live, takes “the”: “{right}”.',
      },
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from),
    },
    // He is [good friend → a good friend].
    {
      id: 'missing-article-the-17',
      find: [
        "SUBJ|NAME BEFIN|'s <a=good|bad|great|nice|new|old|young|big|small f=friend|person|boy|girl|man|woman|student|teacher|child> ~NOUN|NOUNS",
        "SUBJ|NAME BEFIN|'s <a=best f=friend> ~NOUN|NOUNS",
      ],
      fix: 'a {a} {f}',
      explanation: {
        simple: 'We speak of one {f}, so we say “{right}”.',
        full: '“{f}” is countable and singular, so it needs an article: “{right}”.',
      },
      when: (match, sentence) => needsIndefiniteArticle(match, sentence) && !isOfOwner(match, sentence),
    },
  ],
};
