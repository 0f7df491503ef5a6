/*
 * Corrects questions with “be”, “can” and their like in the wrong place or with a wrong auxiliary: “Where you
 * are?” → “Where are you?”, “Do you can swim?” → “Can you swim?”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ <do|does|did s=SUBJ v=can|could|must|should|will>`: “[Do you can] swim?” Two of the marked words are
 * kept as `s` and `v`.
 *   <…>              the wrong words, which `fix` replaces
 *   are|is           one of these words
 *   ,?               this, or nothing
 *   ADJ|NOUN|NOUNS*  none to four of these
 *   ~NOUN            the next word is not this; takes no word itself
 *   -that|this|is|…  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   $                the sentence ends here
 *   =VERB            a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   s=SUBJ           this word, which `fix` and the reasons quote as {s} (so also b, n, v, a); empty where
 *                    the pattern took no word
 *   v==VERB          a word for =VERB, quoted as {v}
 *   {v:past}         its past form: “went”
 *   {v:s}            its form in -s: “goes”
 *   VERB “go”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, OBJONLY “me, him, us, them”, POSS “my,
 *     your …”
 *   DET “the, my, some …”
 *   WH “who, what …”, ANY any word
 *   Reasons quote {right} the correction, {last} the word before the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { isQuestion } from './question-sentence.ts';
import { isVerbAfterBe } from './word-after-be.ts';

const INVERSION_EXPLANATION = {
  simple: 'In a question, this verb comes before the person or thing: “{right}”.',
  full: 'In a question the auxiliary stands before the subject: “{right}”.',
};

const SHORT_FORM_EXPLANATION = {
  simple: 'At the end of a short answer we write both words in full: “{right}”.',
  full: 'A short form like “{wrong}” cannot end a sentence: “{right}”.',
};

/**
 * Questions with "be", "can" and their like in the wrong place, with the wrong auxiliary, or with the wrong
 * question word.
 */
export const QUESTION_AUXILIARY_RULES: RuleSet = {
  kind: 'question',
  explanation: INVERSION_EXPLANATION,
  rules: [
    // Where [you are → are you]?
    {
      id: 'question-10',
      find: [
        '^ where|when|why|how|what|who <s=SUBJ|NAME b=am|is|are|was|were|can|will|should|could|would|must|have|has|had>',
        '^ where|when|why|how|what <s=the|your|my|his|her|this|that|these|those n=ADJ|NOUN|NOUNS* b=is|are|was|were|can|will|should>',
        '^ what|which|how NOUN|ADJ|long|often|much|many|old|NOUNS ANY? <s=SUBJ|NAME b=am|is|are|was|were|can|will|should|could|would|must|have|has>',
      ],
      fix: '{b} {s} {n}',
      explanation: {
        simple: 'This is a question, so “{b}” comes before the person or thing: “{right}”.',
        full: 'In a question, “{b}” stands before the subject: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(match, sentence) &&
        !hasDoBefore(match, sentence) &&
        !hasIngFormInSubject(match) &&
        !isInOpeningClause(match, sentence),
    },
    // Where [you're → are you] going?
    {
      id: 'question-11',
      find: "^ where|when|why|how|what|who <s=you|they|we|i 're> ING",
      fix: 'are {s}',
      when: isQuestion,
    },
    // Why [you don't → don't you] come?
    {
      id: 'question-12',
      find: "^ why <s=SUBJ v=don't|didn't|doesn't|can't|won't|isn't|aren't>",
      fix: '{v} {s}',
      when: isQuestion,
    },
    // [Do you can → Can you] swim?
    {
      id: 'question-13',
      find: '^ <do|does|did s=SUBJ v=can|could|must|should|will>',
      fix: '{v} {s}',
      explanation: {
        simple: 'A question with “{v}” needs no “do”: “{right}”.',
        full: '“{v}” is a modal verb. It makes a question by itself, without “do”: “{right}”.',
      },
    },
    // [Are you like → Do you like] tea?
    {
      id: 'question-15',
      find: [
        '^ <are|is s=you|we|they ~EN|ADJ v=like|want|know|have|need|live|speak|work|play|understand|go|think|agree|remember|study|come> ANY',
        '^ WH <are|is s=you|we|they ~EN|ADJ v=VERB>',
        'where|when|why|what|how <are|is s=you|we|they ~EN|ADJ v=live|want|like|do|go|eat|work|think|play|study|know|have|need|come|mean>',
        '^ <are s=you|we|they ~EN|ADJ v==VERB>',
      ],
      fix: 'do {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, so we ask with “do”, not “are”: “{right}”.',
        full: 'A present simple question with “{v}” needs “do”, not a form of “be”: “{right}”.',
      },
      when: isVerbAfterBe,
    },
    // [Is she like → Does she like] tea?
    {
      id: 'question-16',
      find: [
        '^ <is s=HESHE|NAME v=like|want|know|have|need|live|speak|work|play|understand|go|think|study|come> ANY',
        'where|when|why|what|how <is s=he|she v=live|want|like|do|go|eat|work|think|play|study|know|have|need|come|mean>',
      ],
      fix: 'does {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, so we ask with “does”, not “is”: “{right}”.',
        full: 'A present simple question with “{v}” needs “does”, not “is”: “{right}”.',
      },
      when: isVerbAfterBe,
    },
    // [Were you go → Did you go] there?
    {
      id: 'question-17',
      find: [
        '^ <was|were s=SUBJ v=go|see|have|do|make|come|eat|play|work|live|buy|meet|visit|know>',
        'where|when|why|what|how <was|were s=SUBJ v=go|see|have|do|make|come|eat|play|work|live|buy|meet|visit>',
      ],
      fix: 'did {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, and it is about the past: we ask with “did”.',
        full: 'A past simple question with “{v}” needs “did”, not a past form of “be”: “{right}”.',
      },
    },
    // [How many years do you have → How old are you]?
    {
      id: 'question-18',
      find: ['^ <how many years do? you have>', '^ <how many years have you>'],
      fix: 'how old are you',
      explanation: {
        simple: 'The question about an age is “How old are you?”',
        full: 'English asks for an age with “how old” and “be”: “How old are you?”',
      },
    },
    // [How → What] is your name?
    {
      id: 'question-19',
      find: [
        '^ <how> is your name',
        '^ <how> do|does you|he|she|they think about',
        // Right: "How do you call this number?"
        '^ <how> do you call this|it|that ~NOUN|NOUNS|a',
        '^ <how> is it called',
        '^ <how> are you called',
      ],
      fix: 'what',
      explanation: {
        simple: 'The answer is a name or an opinion, so the question has “what”.',
        full: 'The question asks for a thing, a name or an opinion, so it begins with “what”.',
      },
    },
    // What [did happen → happened]?
    {
      id: 'question-20',
      find: ['^ what <did v=happen>', '^ who <did v=VERB>'],
      fix: '{v:past}',
      explanation: {
        simple: '“{last}” asks who or what did it, so we leave out “did”: “{right}”.',
        full: '“{last}” is the subject of this question, so there is no “did”: “{right}”.',
      },
    },
    // Who [does live → lives] in that house?
    {
      id: 'question-23',
      find: [
        '^ who <does v==VERB> you|her|DET|in|at|on|with|to|here|there|NAME|NOUNS|OBJONLY|$',
        '^ who <does v=work|play|study|drive|cook|speak|want|like|need|know|have> DET|in|at|here|there|NAME|NOUNS|OBJONLY',
        '^ who <v=want|need|know|like|live|have|think|speak|go> DET|to|next|near|here|there|with|that|in|NAME|OBJ|some',
      ],
      fix: '{v:s}',
      explanation: {
        simple: '“Who” is the person that does it: the verb has -s and no “do”.',
        full: '“Who” is the subject of this question, so the verb is “{right}”, without “do”.',
      },
      when: isQuestion,
    },
    // [How → What] does your new teacher look like?
    {
      id: 'question-24',
      find: [
        '^ <how> do|does|did SUBJ|NAME look|taste|smell|sound like ?|$',
        '^ <how> do|does|did POSS|the|this|that|these|those ADJ? NOUN|NOUNS look|taste|smell|sound like ?',
        '^ <how> do|does|did POSS|the|this|that ADJ|NOUN? NOUN|NOUNS look|taste|smell|sound like ?',
        '^ <how> is|was|are|were SUBJ|NAME|this|that like ~VERB|NOUN|NOUNS|DET|NAME|that|this',
        '^ <how> is|was|are|were POSS|the|this|that|these|those ADJ? NOUN|NOUNS like ~DET|NAME|that|this|you|me|him',
        '-that|this|is|was|about know|imagine|describe|remember|tell|see|of <how> SUBJ|NAME look|looks|looked like ?|$|,|and|but|because|now|today|when',
        'know|imagine|describe|remember|see|of <how> POSS|the|this|that ADJ? NOUN look|looks|looked like ?|$|,|and|but|because|now|today|when',
      ],
      fix: 'what',
      explanation: {
        simple: '“Like” at the end goes with “what”. With “how” there is no “like” at the end.',
        full: 'Here “like” means “similar to” and needs an object, so the question word is “what”.',
      },
    },
    // [How is called your dog → What is your dog called]?
    {
      id: 'question-25',
      find: [
        '^ <how is called s=POSS|the|this|that a=ADJ? n=NOUN>',
        '^ <how is s=POSS|the|this|that a=ADJ? n=NOUN called>',
        '^ <how is called s=this|that|it> ~NOUN',
      ],
      fix: 'what is {s} {a} {n} called',
      explanation: {
        simple: 'The answer is a name, so the question has “what”: “{right}”.',
        full: 'The question asks for a name, so it begins with “what”, and “called” comes last: “{right}”.',
      },
      when: isQuestion,
    },
    // [How to go → How can I go] to the station?
    {
      id: 'question-26',
      find: '^ <how to v=go|get|come|arrive> to|there|from|home',
      fix: 'how can I {v}',
      explanation: {
        simple: '“How to” is not a full question. It needs a person: “{right}”.',
        full: 'A question needs a subject and a finite verb: “{right}”, not only “how to”.',
      },
      when: isQuestion,
    },
    // You like coffee, [isn't it → don't you]?
    {
      id: 'question-30',
      find: "^ s=you|we|they like|need|want|know|love|play|live|work|speak ANY? ANY? ANY? , <isn't it> ?",
      fix: "don't {s}",
      explanation: {
        simple: 'The short question takes “do” and the same person: “{right}?”',
        full: 'A question tag repeats the subject, with “do” for a full verb: “{right}?”',
      },
    },
    // Do you like tea? Yes, [I like → I do].
    {
      id: 'question-27',
      find: '^ yes|no ,? <s=i|we|they|you like|want|need|live|speak|play> $',
      fix: '{s} do',
      explanation: {
        simple: 'A short answer repeats “do”: “{right}”.',
        full: 'A short answer repeats the auxiliary, not the main verb: “{right}”.',
      },
    },
    // Are you tired? Yes, [I'm → I am].
    {
      id: 'question-28',
      find: "^ yes ,? <i 'm> $",
      fix: 'I am',
      explanation: SHORT_FORM_EXPLANATION,
    },
    // Are they ready? Yes, [they're → they are].
    {
      id: 'question-29',
      find: "^ yes ,? <s=we|they|you 're> $",
      fix: '{s} are',
      explanation: SHORT_FORM_EXPLANATION,
    },
  ],
};

/** Not marked: "What do the people there are used to?", where the question has its auxiliary. */
function hasDoBefore({ marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(0, marked.from).some(({ lower }) => FUNCTION_WORDS.DO.has(lower));
}

/** Right: "What the building is for": a word in -ing may belong to a longer subject. */
function hasIngFormInSubject({ captures }: Match): boolean {
  return captures.get('n')?.some(({ tags }) => tags.has('ING')) === true;
}

/** Right: "Where you are, is it warm?": the clause before the comma has the order of a statement. */
function isInOpeningClause(match: Match, sentence: Sentence): boolean {
  const comma = sentence.findIndex(({ text }) => text === ',');
  return comma > 2 && /^(?:when|what|where|how)$/.test(getFirstWord(match, sentence));
}
