/*
 * Corrects the verb after “to”, and “to” that is missing: “I want to went” → “I want to go”, “I want go home”
 * → “I want to go home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@%verbsBeforeTo to ~VERB|NOUN|NOUNS <v=VERBS>`: “he wants to [goes]”: before it any form of a verb of the
 * list. The marked verb is kept as `v`.
 *   <…>                the wrong words, which `fix` replaces
 *   help|let           one of these words
 *   ~NOUN              the next word is not this; takes no word itself
 *   -are|were          the word before is none of these; takes no word itself
 *   @want              any form of “want”: want, wants, wanted, wanting
 *   %notOnlyPastForms  a word of the list `notOnlyPastForms` in `lists` below: “found”
 *   @%verbsBeforeTo    any form of a verb of the list `verbsBeforeTo` in `lists` below: want, wants, wanted,
 *                      wanting
 *   =VERB              a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   v=EN               this word, which `fix` and the reasons quote as {v}
 *   v==VERB            a word for =VERB, quoted as {v}
 *   {v:base}           its base form: “go”
 *   unless             patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”
 *   MODAL “can, won't …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { PERSONS } from './word-groups.ts';

const BASE_FORM_AFTER_TO = {
  simple: 'After “to” the verb has its short form: “{right}”.',
  full: 'After “to” the verb has its base form: “{right}”, not “{wrong}”.',
};

/** The base form after "to", and "to" that is missing before it. */
export const VERB_FORM_TO_RULES: RuleSet = {
  kind: 'verb-form',
  explanation: BASE_FORM_AFTER_TO,
  lists: {
    persons: PERSONS,
    verbsBeforeTo: parseWordList(
      'want need like love hope decide try plan have learn start begin forget promise offer agree prefer hate refuse ask expect manage afford wish choose continue go',
    ),
    // Past forms that are other words as well. Right: "to found a club", "to saw wood", "to the left".
    notOnlyPastForms: parseWordList('found saw lay wound bound felt left broke wove'),
  },
  rules: [
    // I want to [went → go] home.
    {
      id: 'verb-form-10',
      find: [
        '@%verbsBeforeTo|would to ~VERB|NOUN|ADJ|%notOnlyPastForms <v=PAST>',
        '@%verbsBeforeTo to ~VERB|NOUN|NOUNS <v=VERBS>',
        '@%verbsBeforeTo to <v=has|had|does|did|goes>',
        'how|what|where|when|order|going|able|ready|easy|difficult|hard|important|possible|happy|nice|time|way|chance|right|plan|dream|used to ~VERB|NOUN|ADJ|%notOnlyPastForms <v=PAST>',
        'how|what|where|going|able|ready|easy|difficult|important|happy to ~VERB|NOUN|NOUNS <v=VERBS>',
        'OBJ|me to ~VERB|NOUN|ADJ|%notOnlyPastForms <v=PAST>',
        '%verbsBeforeTo to ~VERB|NOUN|ADJ|%notOnlyPastForms <v=EN>',
      ],
      fix: '{v:base}',
      unless: 'look|looking|looked forward to',
    },
    // I want to [going → go] home.
    {
      id: 'verb-form-11',
      find: [
        '@want|@need|@decide|@hope|@plan|@learn|@agree|@refuse|@promise|@offer|@manage|@expect|@choose|able|like|love to ~NOUN <v=ING>',
        'going to ~NOUN|NOUNS <v=playing|eating|doing|having|making|going|seeing|visiting|buying|taking|studying|cooking|swimming|watching>',
        'have|has|had to ~NOUN <v=ING>',
        'going to <v=swimming|shopping|reading>',
        '@want|@need|@decide|@plan|@hope to <v=ING>',
      ],
      fix: '{v:base}',
    },
    // I'm going [buy → to buy] a car.
    {
      id: 'verb-form-21',
      find: [
        "'m|am|are|is|'re|'s going <v==VERB>",
        "'m|am|are|is|'re going <v=play|visit|study|travel|watch|cook|work|buy|make|do|have|see>",
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'A plan for the future is “going to” and the verb: “going {right}”.',
        full: 'The future form is “be going to” with the base form: “going {right}”.',
      },
    },
    // I am able [swim → to swim].
    {
      id: 'verb-form-24',
      find: [
        'in order <v=VERB>',
        'able <v=VERB>',
        '-are|were ready|happy|glad|difficult|easy|impossible|afraid <v==VERB>',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{before}” the verb needs “to”: “{right}”.',
        full: '“{before}” is followed by the infinitive with “to”: “{right}”.',
      },
    },
    // I want [go → to go] home.
    {
      id: 'verb-form-25',
      find: [
        'SUBJ|NAME|people|to|always|never|really|also @want|@decide|@hope|@plan|@need|@refuse|@manage|@forget|@learn|@agree|@promise|@offer|@try <v==VERB>',
        'SUBJ|MODAL|to @want|@decide|@hope|@refuse|@agree ~NOUN|to|EN|like <v==VERB>',
        'SUBJ|MODAL|to|%persons @want|@decide|@hope|@plan|@need <v=go|eat|buy|see|stay|leave|come|make|do|have|take|find|learn|speak|visit|play|be|sleep|study|travel>',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{last}” the verb needs “to”: “{right}”.',
        full: '“{last}” is followed by the infinitive with “to”: “{right}”.',
      },
      // Right: "longer than it need be".
      unless: ['help|let', 'than ANY need'],
    },
  ],
};
