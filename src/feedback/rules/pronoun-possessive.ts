/*
 * Corrects “my” and “mine”, “me” and “myself”, “Tom's” and “of Tom”: “he name is Tom” → “his name is Tom”, “I
 * cut me” → “I cut myself”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `he @hurt|@cut <him> $`: “he cut [him].”
 *   <…>              the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   my|the           one of these words
 *   not?             this, or nothing
 *   ~-               the next word is not this; takes no word itself
 *   -NOUN|ADJ|the|a  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @have            any form of “have”: have, has, had, having
 *   %letterEndings   a word of the list `letterEndings` in `lists` below: “sincerely”
 *   o=NAME           this word, which `fix` and the reasons quote as {o} (so also p, n)
 *   {p:adjective}    it without -s: “big” of “bigs”
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   POSS “my, your …”
 *   BEFIN “am, is, was …”, HAVE “have, had …”, MODAL “can, won't …”
 *   FREQ “always, often …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {next}
 *   the word after the mark, {after} what the pattern asks for after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { PERSONS } from './word-groups.ts';

const BEFORE_NOUN_EXPLANATION = {
  simple: '“{after}” comes next, so we say “{right}”, not “{wrong}”.',
  full: 'Before “{after}” it is “{right}”; “{wrong}” stands without a noun.',
};
const OWNER_EXPLANATION = {
  simple: 'Whose {next}? We say “{right}”, not “{wrong}”.',
  full: 'Before “{next}” we need the possessive: “{right}”, not “{wrong}”.',
};
const AFTER_OF_EXPLANATION = {
  simple: 'With words like “friend”, we say “of {right}”, not “of {wrong}”.',
  full: 'With “friend” and the like, “of” takes a possessive pronoun: “of {right}”, not “of {wrong}”.',
};

/** What a person has: "[he → his] name"; what several have: "[they → their] house". */
const BELONGINGS = 'name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|family';
const THEIR_BELONGINGS = 'names|house|parents|children|car|dog|family|friends|teacher';
/** Words before an object: "with [he → his] friends". */
const BEFORE_OBJECT = 'of|with|in|to|for|is|love|loves|and|like|likes';
/** Verbs of what one can do to oneself: "I cut [me → myself]". */
const REFLEXIVE_VERBS =
  'hurt|cut|wash|washed|enjoy|enjoyed|introduce|teach|taught|burnt|burned|dress|dressed';

/** "My" and "mine", "myself", and "Tom's" and "of Tom". */
export const PRONOUN_POSSESSIVE_RULES: RuleSet = {
  kind: 'pronoun',
  explanation: OWNER_EXPLANATION,
  lists: {
    persons: PERSONS,
    // Right: "Yours sincerely".
    letterEndings: ['sincerely', 'truly', 'faithfully'],
  },
  rules: [
    // [Mine → My] brother is here.
    {
      id: 'pronoun-possessive-01',
      // Right: "The coal mine accident", "mine breaks often".
      find: [
        '-NOUN|ADJ|the|a <mine> ~VERBS|PAST NOUN|NOUNS',
        '-NOUN|ADJ|the|a <mine> ~VERBS|PAST ADJ NOUN|NOUNS',
      ],
      fix: 'my',
      explanation: BEFORE_NOUN_EXPLANATION,
    },
    // Is this [yours → your] book?
    {
      id: 'pronoun-possessive-02',
      find: ['<yours> ~%letterEndings|VERBS NOUN|NOUNS', '<yours> ~%letterEndings|VERBS ADJ NOUN|NOUNS'],
      fix: 'your',
      explanation: BEFORE_NOUN_EXPLANATION,
    },
    // I like [theirs → their] house.
    {
      id: 'pronoun-possessive-03',
      find: ['<p=hers|theirs|ours> ~VERBS NOUN|NOUNS'],
      fix: '{p:adjective}',
      explanation: BEFORE_NOUN_EXPLANATION,
    },
    // [He → His] name is Tom.
    {
      id: 'pronoun-possessive-04',
      find: [`^c <he> ${BELONGINGS}|wife`, `${BEFORE_OBJECT} <he> ${BELONGINGS}|wife|parents`],
      fix: 'his',
      explanation: OWNER_EXPLANATION,
    },
    // [She → Her] name is Ann.
    {
      id: 'pronoun-possessive-05',
      find: [`^c <she> ${BELONGINGS}|husband`, `${BEFORE_OBJECT} <she> ${BELONGINGS}|husband|parents`],
      fix: 'her',
      explanation: OWNER_EXPLANATION,
    },
    // [They → Their] house is big.
    {
      id: 'pronoun-possessive-06',
      find: [
        `^c <they> ${THEIR_BELONGINGS} BEFIN|HAVE|MODAL|VERBS|PAST|VERB|ADJ`,
        `of|with|in|to|for|love|and|like <they> ${THEIR_BELONGINGS}`,
        `they @sell|@buy|@love|@like|@clean|@lose|@visit|@wash|@bring|@finish|@paint|@leave <they> ${THEIR_BELONGINGS}`,
      ],
      fix: 'their',
      explanation: OWNER_EXPLANATION,
    },
    // What is [you → your] name?
    {
      id: 'pronoun-possessive-07',
      find: [
        '^c <you> name|house|brother|sister|mother|father|car|dog|parents is|are|was|has',
        "is|what's <you> name|house|brother|sister|mother|father|car|dog",
        "'s <you> name",
      ],
      fix: 'your',
      explanation: OWNER_EXPLANATION,
    },
    // [Me → My] name is Tom.
    {
      id: 'pronoun-possessive-08',
      find: [
        '^c <i> name|brother|sister|mother|father|house|hobby|family|parents|favourite|favorite is|are|was|has|live|works|ADJ',
        '-@call|@give|@buy|@name <me> name|brother|sister|mother|father|house|family|parents|friend|friends|dog|car|job is|are|was|has|and|$',
      ],
      fix: 'my',
      explanation: OWNER_EXPLANATION,
    },
    // I cut [me → myself].
    {
      id: 'pronoun-possessive-09',
      find: [`i ${REFLEXIVE_VERBS} <me> ~that`, `i ${REFLEXIVE_VERBS} <my> $`],
      fix: 'myself',
      explanation: {
        simple: 'It is the same person as “I”, so we say “myself”.',
        full: 'Subject and object are the same person, so the object is “myself”.',
      },
    },
    // He did it [hisself → himself].
    {
      id: 'pronoun-possessive-10',
      // "He hurt him" and "he taught him" can tell of two persons.
      find: ['he @cut|@enjoy|@burn|@wash <him> $', '<hisself>'],
      fix: 'himself',
      explanation: {
        simple: 'It is the same person as “he”, so we say “himself”, not “{wrong}”.',
        full: 'The reflexive pronoun of “he” is “himself”, not “{wrong}”.',
      },
    },
    // They did it [theirselves → themselves].
    {
      id: 'pronoun-possessive-11',
      find: ['they @enjoy|@wash <them> $', '<theirselves|theirself|themself>'],
      fix: 'themselves',
      explanation: {
        simple: 'They are the same people as “they”: “themselves”, not “{wrong}”.',
        full: 'The reflexive pronoun of “they” is “themselves”, not “{wrong}”.',
      },
    },
    // We did it [ourself → ourselves].
    {
      id: 'pronoun-possessive-12',
      find: ['<ourself>', 'we @hurt|@cut|@wash|@enjoy|@introduce|@teach <us> $'],
      fix: 'ourselves',
      explanation: {
        simple: 'They are the same people as “we”: “ourselves”, not “{wrong}”.',
        full: 'The reflexive pronoun of “we” is “ourselves”, not “{wrong}”.',
      },
    },
    // I live by [my self → myself].
    {
      id: 'pronoun-possessive-13',
      find: ['<meself|myselfs>', 'by|with|to <my self>', '<my self> ~-'],
      fix: 'myself',
      explanation: {
        simple: 'The word that goes with “I” is one word: “myself”.',
        full: 'The reflexive pronoun of “I” is one word: “myself”, not “{wrong}”.',
      },
    },
    // I feel [myself → ] happy.
    {
      id: 'pronoun-possessive-14',
      find: [
        '@feel|@concentrate|@relax|@meet|@hurry|@marry <myself|himself|herself|ourselves|themselves> ADJ|ADV|$|on',
        '@concentrate|@relax|@meet|@hurry <myself|himself|herself|ourselves|themselves> to',
        '@meet <ourselves|themselves> in|at|for|every|last|yesterday|again|when|after',
      ],
      fix: '',
      explanation: {
        simple: 'In English, “{last}” needs no “{wrong}” here.',
        full: '“{last}” takes no reflexive pronoun here, so “{wrong}” is left out.',
      },
    },
    // He is a friend of [me → mine].
    {
      id: 'pronoun-possessive-15',
      find: [
        'a|an? friend|friends|cousin|colleague|neighbour of <me> ~and',
        'a|an|some|two friend|friends of <me> ~and',
      ],
      fix: 'mine',
      explanation: AFTER_OF_EXPLANATION,
    },
    // I am a friend of [him → his].
    {
      id: 'pronoun-possessive-16',
      find: ['friend|friends|cousin of <him> $'],
      fix: 'his',
      explanation: AFTER_OF_EXPLANATION,
    },
    // I am a friend of [her → hers].
    {
      id: 'pronoun-possessive-17',
      find: ['friend|friends|cousin of <her> $'],
      fix: 'hers',
      explanation: AFTER_OF_EXPLANATION,
    },
    // He is a friend of [us → ours].
    {
      id: 'pronoun-possessive-18',
      find: ['friend|friends|cousin of <us> $'],
      fix: 'ours',
      explanation: AFTER_OF_EXPLANATION,
    },
    // He is a friend of [them → theirs].
    {
      id: 'pronoun-possessive-19',
      find: ['friend|friends|cousin of <them> $'],
      fix: 'theirs',
      explanation: AFTER_OF_EXPLANATION,
    },
    // My sister loves [his → her] husband.
    {
      id: 'pronoun-possessive-20',
      find: 'my|the sister|mother|aunt|grandmother|girlfriend|daughter|mum|mom @love|@like|@have|@visit|@live|@help|@call|@clean with|in|to? <his> husband|boyfriend',
      fix: 'her',
      explanation: {
        simple: 'The owner is a woman or a girl, so we say “her”, not “his”.',
        full: 'The possessive follows the owner, who is female here: “her”, not “his”.',
      },
    },
    // My brother loves [her → his] wife.
    {
      id: 'pronoun-possessive-21',
      find: [
        'my|the brother|father|uncle|grandfather|boyfriend|son|dad @love|@like|@have|@visit|@help|@call|@clean <her> wife|girlfriend',
      ],
      fix: 'his',
      explanation: {
        simple: 'The owner is a man or a boy, so we say “his”, not “her”.',
        full: 'The possessive follows the owner, who is male here: “his”, not “her”.',
      },
    },
    // It is [the car of my brother → my brother's car].
    {
      id: 'pronoun-possessive-22',
      find: [
        "<the ~NAME n=house|car|dog|cat|birthday|bike|room|bag|phone of p=my|your|his|her|our o=%persons> ~'s|who|NAME|and|,",
        // Right: "the mother of my friend", "the house of Windsor".
        "<the ~NAME n=car|dog|cat|birthday|bike|room|bag|phone of o=NAME> ~'s|who|NAME|and|,",
      ],
      fix: "{p} {o}'s {n}",
      explanation: {
        simple: "The owner is a person, who comes first with 's: “{right}”.",
        full: "When the owner is a person, we prefer 's to “of”: “{right}”.",
      },
    },
    // My [brother → brother's] name is Tom.
    {
      id: 'pronoun-possessive-23',
      find: 'my|your|his|her|our ~NOUNS|baby <n=%persons> name|car|house|birthday|bike|phone|room|bag is|was',
      fix: "{n}'s",
      explanation: {
        simple: "Whose {next}? The owner gets 's: “{right} {next}”.",
        full: "The owner takes 's before “{next}”: “{right} {next}”.",
      },
    },
    // I live in my [parents's → parents'] house.
    {
      id: 'pronoun-possessive-24',
      find: [
        "POSS|the <n=parents|grandparents|friends|brothers|sisters|cousins|neighbours|neighbors|students|teachers|girls|boys|colleagues|classmates|uncles|aunts 's> NOUN|NOUNS|ADJ|new|old|big",
      ],
      fix: "{n}'",
      explanation: {
        simple: 'After the -s for more than one, we write only an apostrophe: “{right}”.',
        full: 'The possessive of a plural in -s has an apostrophe and no second -s: “{right}”.',
      },
    },
    // We love [us → each other] very much.
    {
      id: 'pronoun-possessive-26',
      find: [
        '^ we FREQ? @love|@see|@help|@know|@meet|@understand|@like|@respect|@support|@call|@visit <us> $|very|every|often|since|for|again|a|with|on|in',
        'and i FREQ? @love|@see|@help|@know|@meet|@understand|@like|@respect|@support|@call|@visit <us> $|very|every|often|since|for|again|a',
      ],
      fix: 'each other',
      explanation: {
        simple: 'Each does it to the other, so we say “each other”.',
        full: 'For what two people do to one another, the pronoun is “each other”.',
      },
    },
    // Is this bag [your → yours]?
    {
      id: 'pronoun-possessive-25',
      find: [
        '^ is|are|was|were this|that|these|those|the NOUN|NOUNS? <p=your|their|our> $',
        '^ is|are|was|were it|they <p=your|their|our> $',
        '^ this|that|these|those|the NOUN|NOUNS? is|are not? <p=your|their|our|her> $',
        ", it is|'s <p=your|their|our> $",
      ],
      fix: '{p}s',
      explanation: {
        simple: 'Nothing is named after it, so we say “{right}”.',
        full: 'Without a noun after it, the possessive is “{right}”.',
      },
    },
  ],
};
