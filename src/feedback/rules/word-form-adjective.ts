/*
 * Corrects a word of the wrong part of speech and “very” before a verb: “the film was bored” → “the film was
 * boring”, “I made a decide” → “I made a decision”, “I very like it” → “I really like it”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `a|an|the|my ADJ? <cooker> $|.|,|and|in`: “She is a good [cooker].”
 *   <…>              the wrong words, which `fix` replaces
 *   a|an             one of these words
 *   ADJ?             this, or nothing
 *   ADJ*             none to four of these
 *   ~its             the next word is not this; takes no word itself
 *   -not             the word before is not this; takes no word itself
 *   $                the sentence ends here
 *   @want            any form of “want”: want, wants, wanted, wanting
 *   %things          a word of the list `things` in word-form-words.ts: “film”
 *   a=%feelingsInEd  this word, which `fix` and the reasons quote as {a} (so also n, v, d)
 *   {a:inged}        the adjective in -ing: “boring” of “bored”
 *   {n:personof}     the person of a subject: “musician” of “music”
 *   {v:nounof}       the noun of a verb: “advice” of “advise”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   BE “be, am, was …”, BEFIN “am, is, was …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './word-form-words.ts';

/**
 * Words of the wrong part of speech, such as "bored" for "boring" and "decide" for "decision", and "very"
 * before a verb.
 */
export const WORD_FORM_ADJECTIVE_RULES: RuleSet = {
  kind: 'word-form',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // The film was [bored → boring].
    {
      id: 'word-form-adjective-01',
      find: [
        "~its the|this|that|POSS ~class ADJ? %things is|was|are|were|'s|looks|looked very|so|really|too|quite|not|more? <~relaxed a=%feelingsInEd> $|and|but|because|,|for|to|so",
        "it is|was|'s very|so|really|too|quite|not|a? <a=interested|bored|excited|surprised|amazed|annoyed|disappointed|frightened|exhausted|fascinated|embarrassed|relaxed|depressed|confused|shocked> $|to|and|that|for|but|because",
        'a|an very|really|so? <a=interested|bored|excited|surprised|amazed|disappointed|fascinated|frightened|shocked|relaxed|tired> %things|place|city|person|holiday|man|book|thing',
      ],
      fix: '{a:inged}',
      explanation: {
        simple: '“{wrong}” is how a person feels. What gives us this feeling is “{right}”.',
        full: 'The -ed form is for a person who feels something. What causes the feeling is “{right}”.',
      },
    },
    // My aunt is a great [cooker → cook].
    {
      id: 'word-form-adjective-02',
      find: ['a|an|the|my ADJ? <cooker> $|.|,|and|in', 'is|was|be a ADJ* <cooker>'],
      fix: 'cook',
      explanation: {
        simple: 'A “cooker” is a machine in the kitchen. The person is a “cook”.',
        full: 'A “cooker” is the machine; the person who cooks is a “cook”.',
      },
      when: isSaidOfPerson,
    },
    // He is a [politic → politician].
    {
      id: 'word-form-adjective-03',
      find: [
        'HESHE|i|you|who BE a|an ADJ? <n=music|science|politics|politic|physic|guider> $|,',
        'he|she|i|you BE a|an ADJ? <n=photograph> $|,',
        '@become a|an ADJ? <n=music|science|politics|politic|physic|photograph|guider> $|,',
      ],
      fix: '{n:personof}',
      explanation: {
        simple: 'A person with this job is a “{right}”, not a “{wrong}”.',
        full: 'The noun for the person is “{right}”, not “{wrong}”.',
      },
    },
    // I made a [decide → decision].
    {
      id: 'word-form-adjective-04',
      find: [
        'more|some|any|of|need|for <v=inform> about|on|$',
        'an|a very|good|great|big|bad? <v=inform|advise|explain|decide|choose|suggest|invite|discuss|compare|describe|arrive|improve|develop|solve> ~NOUN',
      ],
      fix: '{v:nounof}',
      explanation: {
        simple: '“{v}” tells what someone does. The name for it is “{right}”.',
        full: '“{v}” is a verb; here we need the noun “{right}”.',
      },
    },
    // I want to [success → succeed].
    {
      id: 'word-form-adjective-06',
      // Right: "The key to success is hard work."
      find: [
        'can|will|must|should|could <success>',
        '@want|@need|@try|@hope|@like|able|going|order|how|chance to <success>',
      ],
      fix: 'succeed',
      explanation: {
        simple: '“Success” is the name of a thing. After “{last}” comes a verb here: “succeed”.',
        full: '“Success” is a noun; here, after “{last}”, we need the verb “succeed”.',
      },
    },
    // Can you [advice → advise] me?
    {
      id: 'word-form-adjective-07',
      find: ['to|can|will|must|should|please|could SUBJ? <advice> POSS|OBJ|NAME'],
      fix: 'advise',
      explanation: {
        simple: '“Advice” is what you give. What you do is “advise”, with “s”.',
        full: '“Advice” is the noun; the verb is “advise”, with “s”.',
      },
    },
    // He gave me some [advise → advice].
    {
      id: 'word-form-adjective-08',
      find: [
        'an|a|some|the|any|much|good|POSS|of|this|that <advise> ~OBJ|POSS|the',
        'some|any|many|good|useful|of|POSS <advises> $|,|from|for|about|and|to|on',
      ],
      fix: 'advice',
      explanation: {
        simple: '“Advise” is what you do. What you give is “advice”, with “c”.',
        full: '“Advise” is the verb; the noun is “advice”, with “c”.',
      },
    },
    // I like it [very → very much].
    {
      id: 'word-form-adjective-10',
      find: '@like|@love|@enjoy|@want|@hate|@need|@miss OBJ|it|the|POSS NOUN? <very> $',
      fix: 'very much',
      explanation: {
        simple: '“Very” does not stand alone. With a verb we say “very much”.',
        full: '“Very” needs an adjective or adverb after it. With a verb it is “very much”.',
      },
    },
    // I [very like → really like] it.
    {
      id: 'word-form-adjective-11',
      find: ['-not SUBJ|people <very d=like|love|enjoy|want|hate|need|miss>'],
      fix: 'really {d}',
      explanation: {
        simple: 'Before the verb “{d}” we say “really”, not “very”.',
        full: '“Very” stands before adjectives and adverbs. Before the verb “{d}” it is “really”.',
      },
    },
    // It is [too much big → too big].
    {
      id: 'word-form-adjective-12',
      // Right: "We ate too much late at night."
      find: '-@eat|@drink|@work|@talk|@spend|@pay|@cost|@play|@sleep|@watch|@buy|@use|@do <too much a=big|expensive|cold|hot|small|difficult|long|tired|far|tall|old|young|heavy|easy|fast|slow|early|late|busy|high|short|dangerous|noisy|boring|shy|lazy|strict|crowded|spicy|dark|loud|strong|serious|nervous|salty|sweet|good|bad|beautiful|happy|sad|angry|hungry|thirsty|dirty|cheap|rich|poor|ugly|heavy|wet|dry|fat|thin> ~NOUN|NOUNS|ADJ',
      fix: 'too {a}',
      explanation: {
        simple: '“{a}” describes, so it takes “too” without “much”: “{right}”.',
        full: 'An adjective such as “{a}” takes “too”; “too much” goes with nouns and verbs.',
      },
    },
    // It is [very much hot → very hot] here.
    {
      id: 'word-form-adjective-13',
      // Right: "I am very much alive", "it is very much better".
      find: "BEFIN|'s|@feel|@look|@get <d=very|so much a=big|expensive|cold|hot|small|difficult|tired|far|tall|old|young|heavy|easy|fast|slow|late|busy|high|dangerous|noisy|boring|crowded|spicy|dark|loud|strong|serious|nervous|salty|good|bad|beautiful|happy|sad|angry|hungry|thirsty|dirty|cheap|rich|poor|important|excited|interesting|nice|friendly|useful|delicious|famous|popular> $|,|and|but|because|in|at|today|here|now|for|when|to|that|with|this",
      fix: '{d} {a}',
      explanation: {
        simple: '“{a}” describes, so it takes “{d}” without “much”: “{right}”.',
        full: 'An adjective such as “{a}” takes “{d}”; “{d} much” goes with verbs.',
      },
    },
  ],
};

/** Whether a person is meant. Wrong: "She is a good cooker". Right: "We bought a good cooker", a machine. */
function isSaidOfPerson({ from }: Match, sentence: Sentence): boolean {
  return sentence.slice(0, from + 1).some(({ lower }) => /^(?:is|was|be|are|he|she)$/.test(lower));
}
