/*
 * Corrects a verb before its subject: “Do he smoke?” → “Does he smoke?”, “Where was you?” → “Where were
 * you?”; and “this are my friends” → “these are my friends”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `where|how <are> POSS|the ADJ* ~%eitherNumber =NOUN`: “Where [are] my old bike”, but not “my old team”.
 *   <…>            the wrong words, which `fix` replaces
 *   where|how      one of these words
 *   ADJ*           none to four of these
 *   ~of|           the next word is none of these; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   %eitherNumber  a word of the list `eitherNumber` in agreement-words.ts: “group”
 *   =NOUN          a word that is nothing else: “table”, not “work”, which is a verb as well
 *   =NAME          a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   =NOUNS         a word that is nothing else: “dogs”, not “walks”, which is a verb as well
 *   inPast         the `fix` where the text tells of the past
 *   VERB “go”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   HESHE “he, she, it”, POSS “my, your …”
 *   WH “who, what …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {next} the word after the mark, {after}
 *   what the pattern asks for after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { isQuestion } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { NOUN_GROUP_AGREEMENT_RULES } from './agreement-noun-groups.ts';
import { THERE_AGREEMENT_RULES } from './agreement-there.ts';
import { SINGULAR_EXPLANATION, WORD_LISTS } from './agreement-words.ts';

/** Right: “Do it slowly.”, where “it” is the object of an order. */
function isOrderWithIt(match: Match, sentence: Sentence): boolean {
  return getWordAfterMark(match, sentence) === 'it' && !isQuestion(sentence);
}

/**
 * A verb before its subject: “[Do → Does] he smoke?”; and the rules of two more files, for subjects of
 * several words and for “there”.
 */
export const AGREEMENT_QUESTION_RULES: RuleSet = {
  kind: 'agreement',
  explanation: SINGULAR_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    ...NOUN_GROUP_AGREEMENT_RULES,
    ...THERE_AGREEMENT_RULES,
    // [This → These] are my friends.
    {
      id: 'agreement-question-16',
      find: ['^c <this> are', '^c <this> were'],
      fix: 'these',
      explanation: {
        simple: '“{next}” is for more than one, so we say “{right}”.',
        full: 'The verb “{next}” is plural, so its subject is “{right}”, not “{wrong}”.',
      },
    },
    // [That → Those] are my shoes.
    {
      id: 'agreement-question-17',
      find: ['^ <that> are POSS|the|ADJ|NOUNS'],
      fix: 'those',
      explanation: {
        simple: '“{next}” is for more than one, so we say “{right}”.',
        full: 'The verb “{next}” is plural, so its subject is “{right}”, not “{wrong}”.',
      },
    },
    // [Do → Does] he smoke?
    {
      id: 'agreement-question-18',
      find: [
        '^ <do> HESHE',
        'WH <do> HESHE',
        '^ <do> POSS|the|this|that ADJ* =NOUN VERB',
        'WH <do> POSS|the|this|that ADJ* =NOUN VERB',
        'WH <do> =NAME VERB',
        '^ <do> =NAME VERB',
      ],
      // Right: "So why do it?", "Why do this job for nothing?"
      unless: 'why do it|this|that ~VERB',
      fix: 'does',
      explanation: {
        simple: 'This is about one person or thing, so we say “{right}”, not “{wrong}”.',
        full: 'The subject is singular, so the question takes “{right}”, not “{wrong}”.',
      },
      inPast: 'did',
      when: (match, sentence) => !isOrderWithIt(match, sentence),
    },
    // [Is → Are] they here?
    {
      id: 'agreement-question-21',
      find: [
        '^ <is> we|they|you',
        'WH <is> we|they|you ~VERB',
        '^ <is> POSS|these|those ADJ* NOUNS',
        'where|how|why|what <is> POSS|the|these|those ADJ* =NOUNS ~of|',
      ],
      fix: 'are',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
      inPast: 'were',
    },
    // Where [are → is] he?
    {
      id: 'agreement-question-23',
      find: [
        '^ <are> HESHE',
        'where|how|why|who|when|what <are> HESHE',
        'where|how <are> POSS|the ADJ* ~%eitherNumber =NOUN',
      ],
      fix: 'is',
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”, not “{wrong}”.',
        full: '“{after}” is singular, so the question takes “{right}”, not “{wrong}”.',
      },
      inPast: 'was',
    },
    // [Have → Has] he come?
    {
      id: 'agreement-question-24',
      find: [
        '^ <have> HESHE',
        'WH <have> HESHE',
        '^ <have> POSS ADJ* =NOUN EN',
        'WH <have> POSS ADJ* =NOUN EN',
      ],
      fix: 'has',
      explanation: {
        simple: 'This is about one person or thing, so we say “{right}”, not “{wrong}”.',
        full: 'The subject is singular, so the question takes “{right}”, not “{wrong}”.',
      },
    },
  ],
};
