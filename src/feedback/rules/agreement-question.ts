import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { isQuestion } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { NOUN_GROUP_AGREEMENT_RULES } from './agreement-noun-groups.ts';
import { THERE_AGREEMENT_RULES } from './agreement-there.ts';
import { SINGULAR_EXPLANATION, WORD_LISTS } from './agreement-words.ts';

/** “Do it slowly.” */
function isOrder(match: Match, sentence: Sentence): boolean {
  return getWordAfterMark(match, sentence) === 'it' && !isQuestion(sentence);
}

/**
 * A verb before its subject: “[Do → Does] he smoke?”; and the rules of two more files, for subjects of
 * several words and for “there”.
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `where|how <are> POSS|the ADJ* ~%collective =NOUN`: “Where [are] my old bike”, but not “my old team”.
 * `%collective` a word of the list; CAPITALS kinds of words (WH “where”, HESHE “he”, NOUNS plural noun, POSS
 * “my”); `=X` of this kind only; `x*` x up to four times; `~x` x does not follow; `^` sentence start.
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
      find: ['^ <this> are', '^ <this> were'],
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
      fix: 'does',
      explanation: {
        simple: 'This is about one person or thing, so we say “{right}”, not “{wrong}”.',
        full: 'The subject is singular, so the question takes “{right}”, not “{wrong}”.',
      },
      inPast: 'did',
      when: (match, sentence) => !isOrder(match, sentence),
    },
    // Where [does → do] you live?
    {
      id: 'agreement-question-19',
      find: [
        '^ <does> i|you|we|they',
        'WH <does> i|you|we|they',
        '^ <does> POSS|the|these ADJ* =NOUNS',
        'WH <does> POSS|the|these ADJ* =NOUNS',
      ],
      fix: 'do',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
      inPast: 'did',
    },
    // [Don't → Doesn't] she know?
    {
      id: 'agreement-question-20',
      find: ["^ <don't> HESHE"],
      fix: "doesn't",
      inPast: "didn't",
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”, not “{wrong}”.',
        full: '“{after}” is singular, so the question takes “{right}”, not “{wrong}”.',
      },
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
    // Where [was → were] you?
    {
      id: 'agreement-question-22',
      find: [
        '^ <was> we|they|you',
        'WH <was> we|they|you',
        '^ <was> POSS|these|those ADJ* NOUNS',
        'where|how|why <was> POSS|the|these|those ADJ* =NOUNS',
      ],
      fix: 'were',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
    },
    // Where [are → is] he?
    {
      id: 'agreement-question-23',
      find: [
        '^ <are> HESHE',
        'where|how|why|who|when|what <are> HESHE',
        'where|how <are> POSS|the ADJ* ~%collective =NOUN',
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
    // [Has → Have] you seen it?
    {
      id: 'agreement-question-25',
      find: ['^ <has> you|they|we|i', 'WH <has> you|they|we|i'],
      fix: 'have',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
    },
  ],
};
