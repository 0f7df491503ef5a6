/*
 * Corrects a pronoun that repeats the subject: “my mother she is nice” → “my mother is nice”; and two words
 * of degree: “too very cold” → “too cold”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c POSS|the ADJ? %persons|NOUN <s=he|she|it v='s>`: “my old teacher [he's] nice”. The two marked words are
 * kept as `s` and `v`.
 *   <…>       the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   i|me      one of these words
 *   ADJ?      this, or nothing
 *   &ANY      such a word follows; takes no word itself
 *   ~plus     the next word is not this; takes no word itself
 *   ^c        a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   @get      any form of “get”: get, gets, got, getting
 *   %persons  a word of the list `persons` in `lists` below: “mother”
 *   =NAME     a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   s=it      this word, which `fix` and the reasons quote as {s} (so also v)
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   POSS “my, your …”, DIGITS “12”
 *   BEFIN “am, is, was …”, MODAL “can, won't …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {last} the word before the mark, {who} the subject, without “and”
 *   before it or “always” after it.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstWord,
  getLastMarkedWord,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import { countFiniteVerbs } from './clause.ts';
import { PERSONS } from './word-groups.ts';

/** Verbs that can follow a pronoun for one, or for several, when it is the subject. */
const VERB_OF_ONE = 'VERBS|VERB|PAST|is|was|has|can|will|had|MODAL|MIDADV';
const VERB_OF_MANY = 'VERB|PAST|are|were|have|can|will|MODAL';

/** Verbs that an adjective follows: “it is too so cold”. */
const VERBS_BEFORE_ADJECTIVE = "BEFIN|'s|be|been|@feel|@look|@seem|@get|@become";

/** Nouns before a relative clause without “that”. Right: “The day he left”, “the way she sings”. */
const TIME_NOUNS = new Set(
  'day week month year night morning afternoon evening weekend summer winter spring autumn time moment way'.split(
    ' ',
  ),
);
/** Words that make the noun after them something else than a subject. Right: “as my mother she is strict”. */
const BEFORE_OTHER_THAN_SUBJECT = new Set(
  'since until till before after as than like what who how'.split(' '),
);

/**
 * Right: “The day he left”, “since March he has …”, “as my mother she is …”: the pronoun is the only subject.
 */
function isNotSubject(match: Match, sentence: Sentence): boolean {
  const noun = getWordBeforeMark(match, sentence);
  if (TIME_NOUNS.has(noun) || FUNCTION_WORDS.MONTH.has(noun) || FUNCTION_WORDS.WEEKDAY.has(noun)) return true;
  return (
    FUNCTION_WORDS.PREP.has(getFirstWord(match, sentence)) ||
    BEFORE_OTHER_THAN_SUBJECT.has(getWordBeforeMatch(match, sentence))
  );
}

/**
 * Right: “The book she reads is long”, where the pronoun has its own verb. True for the words after “reads”.
 */
function hasSecondVerb(words: Sentence): boolean {
  return words.some(
    ({ lower, tags, text }, at) =>
      FUNCTION_WORDS.MODAL.has(lower) ||
      FUNCTION_WORDS.HAVE.has(lower) ||
      /^(?:is|was|are|were)$/.test(lower) ||
      tags.has('PAST') ||
      (tags.has('VERBS') && (!tags.has('NOUNS') || isBeforePlace(words[at + 1]))) ||
      isBaseAsVerb(words, at) ||
      text === '?',
  );
}

/** “The things they do make me laugh”, but not “my parents they want me to go and see her”. */
function isBaseAsVerb(words: Sentence, at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (
    !word?.tags.has('VERB') ||
    (before && /^(?:to|and|,|not|don't|help|let|make|me|him|them)$/.test(before.lower))
  )
    return false;
  // “My friends they like play football”, “the children they go to school and they like it”.
  if (before && /^(?:like|love|want|need|start|they)$/.test(before.lower)) return false;
  if (words.slice(0, at).some(({ lower }) => CLAUSE_LINKS.test(lower))) return false;
  const isObject = next !== undefined && /^(?:me|us|him|them|well|hard|fast|look)$/.test(next.lower);
  return !word.tags.has('NOUN') || word.lower === 'live' || isObject;
}

/** Whether a word in -s before this one is a verb: “lives here”, “works in”. */
function isBeforePlace(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    /^(?:here|there|in|at|near|with|alone|well|fast|hard|me|us|him|them)$/.test(next.lower)
  );
}

/** Words and marks that begin another clause. */
const CLAUSE_LINKS = /^(?:[,;–]|and|but|because|so|when|if|who|that|which|while|although)$/;

/** What follows the marked verb, which is not marked itself in “they always help”. */
function getWordsBehindVerb(match: Match, sentence: Sentence): Sentence {
  const isAdverb = FUNCTION_WORDS.MIDADV.has(getLastMarkedWord(match, sentence));
  return sentence.slice(isAdverb ? match.marked.to + 1 : match.marked.to);
}

/** Right: “The man he is today is kind”. Wrong: “My mother she is nice and she has a dog”. */
function hasSecondVerbInClause(words: Sentence): boolean {
  const end = words.findIndex(({ lower }) => CLAUSE_LINKS.test(lower));
  return hasSecondVerb(end < 0 ? words : words.slice(0, end));
}

/** Right: “The man she loves because he is kind is here”. Wrong: “My dad he works, but it is hard”. */
function hasSecondVerbOfSentence(words: Sentence): boolean {
  const end = words.findIndex(({ lower }) => /^(?:–|but|because)$/.test(lower));
  if (end < 0) return hasSecondVerb(words);
  return hasSecondVerb(words.slice(0, end)) || countFiniteVerbs(words, end + 1) > 1;
}

/** Rules for a second subject, and for a second word of degree. */
export const DOUBLE_SUBJECT_RULES: RuleSet = {
  kind: 'extra-word',
  explanation: {
    simple: '“{who}” already tells who or what it is, so we leave out “{s}”.',
    full: '“{who}” is the subject already, so the pronoun “{s}” is left out.',
  },
  lists: { persons: PERSONS },
  rules: [
    // Anna [she is → is] nice.
    {
      id: 'double-subject-01',
      find: [
        `^c POSS|the|this|that ADJ|first|second|third|only? %persons <s=he|she v=${VERB_OF_ONE}> &ANY|DIGITS`,
        `^c POSS|the|this|that ADJ? NOUN <s=it v=${VERB_OF_ONE}> &ANY|DIGITS`,
        '^c ~plus =NAME <s=he|she v=VERBS|PAST|is|was|has|can|will|had|MODAL> &ANY',
        '^c NAME and NAME <s=they v=VERB|PAST|are|were|have|can|will> &ANY',
        `^c POSS|the|these ADJ? NOUNS <s=they v=${VERB_OF_MANY}|MIDADV> &ANY`,
        `^c POSS|the %persons and POSS|the %persons <s=they|we v=${VERB_OF_MANY}> &ANY`,
        `^c i|me and POSS|the %persons|NOUNS <s=we v=${VERB_OF_MANY}>`,
        `^c POSS|the %persons|NOUNS and i|me <s=we v=${VERB_OF_MANY}>`,
        `^c people|children <s=they v=${VERB_OF_MANY}> &ANY`,
      ],
      fix: '{v}',
      when: (match, sentence) =>
        !isNotSubject(match, sentence) &&
        !(getLastMarkedWord(match, sentence) === 'is'
          ? hasSecondVerbInClause(getWordsBehindVerb(match, sentence))
          : hasSecondVerbOfSentence(getWordsBehindVerb(match, sentence))),
    },
    // My sister [she's → is] a nurse.
    {
      id: 'double-subject-02',
      find: ["^c POSS|the ADJ? %persons|NOUN <s=he|she|it v='s>", "^c =NAME <s=he|she v='s>"],
      fix: 'is',
      when: (match, sentence) =>
        !isNotSubject(match, sentence) && !hasSecondVerbInClause(sentence.slice(match.marked.to)),
    },
    // My friends [they're → are] nice.
    {
      id: 'double-subject-03',
      find: ["^c POSS|the|these ADJ? NOUNS <s=they v='re>"],
      fix: 'are',
      when: (match, sentence) => !hasSecondVerbInClause(sentence.slice(match.marked.to)),
    },
    // It is too [very → ] cold.
    {
      id: 'double-subject-04',
      // Right: "I am so very sorry", "it was not quite so easy", "she came, too, so early in the day".
      find: [
        'too <very> ADJ',
        'very <so|too> ADJ',
        'quite <very|too> ADJ',
        `${VERBS_BEFORE_ADJECTIVE} too <so> ADJ`,
        `${VERBS_BEFORE_ADJECTIVE} so <too> ADJ`,
      ],
      fix: '',
      explanation: {
        simple: '“{last}” already tells how much, so we leave out “{wrong}”.',
        full: '“{last}” already says how much, so a second word of degree, “{wrong}”, is left out.',
      },
    },
  ],
};
