/*
 * Corrects the verb after “to”, and “to” that is missing: “I want to went” → “I want to go”, “I want go home”
 * → “I want to go home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@%verbsBeforeTo to ~VERB|NOUN|NOUNS <v=VERBS>`: “he wants to [goes]”: before it any form of a verb of the
 * list. The marked verb is kept as `v`.
 *   <…>                the wrong words, which `fix` replaces
 *   is|was             one of these words
 *   ,?                 this, or nothing
 *   ~NOUN              the next word is not this; takes no word itself
 *   -are|were          the word before is none of these; takes no word itself
 *   ^                  the sentence begins here
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
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, OBJONLY “me, him, us, them”, POSS “my, your …”
 *   ART “a, an, the”
 *   MODAL “can, won't …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { PERSONS } from './word-groups.ts';

const BASE_FORM_AFTER_TO = {
  simple: 'After “{before}” the verb has its first form: “{right}”.',
  full: 'After “{before}” the verb has its base form: “{right}”, not “{wrong}”.',
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
    // "It is common practice", "good work" and "nice work" are right.
    easyOrNot: parseWordList(
      'important difficult easy hard possible impossible necessary essential dangerous better useful safe cheaper easier harder',
    ),
    // Verbs that are nouns or adjectives as well, but not before an object.
    usualActions: parseWordList(
      'call phone lock close open clean water feed visit change book check answer help cook watch study work text email charge order pack plan brush wash iron cut paint park turn start finish move',
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
        '@%verbsBeforeTo to <v=saw> OBJONLY|you|it|POSS|a|the ~wood|log|logs|branch|piece|tree|board|boards',
        'nice|good|great|hard|impossible|better|ready|glad|pleased|sad|sorry to ~VERB|NOUN|NOUNS <v=VERBS>',
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
        'going to <v=meeting> POSS|OBJONLY|you|NAME',
        'going to ~NOUN|NOUNS <v=staying|getting|starting|finding|moving|learning|helping|calling|driving|writing|travelling|working|giving|sending>',
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
        "it is|was|'s|isn't|wasn't|be not? very|so|really|too|more|quite? %easyOrNot <v==VERB>",
        "it is|was|'s|isn't|wasn't|be not? very|so|really|too|more|quite? %easyOrNot <v=drink|study|help|visit|watch|use|play|clean|call|travel|walk|change|cook|plan|practise|sleep|exercise> POSS|ART|OBJ|NAME|a|water|more|by|every|English|in|here",
        'is|was it very|so|really|too|more? %easyOrNot <v==VERB>',
        'is|was it very|so|really|too|more? %easyOrNot <v=pay|drink|study|help|visit|watch|use|play|clean|call|travel|walk|change> POSS|ART|OBJ|NAME|by|in|with|here|there',
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
        'SUBJ|MODAL|to|%persons @need <v=talk|speak|know|improve|practise|understand|ask|use|change> to|with|about|more|POSS|the|how|if|something|english',
        "don't|doesn't|didn't|not|never|can't|couldn't|won't|please|always|often|sometimes|and|MODAL|to @forget|@remember <v==VERB> POSS|ART|this|that|these|it|me|him|them|us|to|some|NAME",
        "don't|doesn't|didn't|not|never|can't|couldn't|won't|always|SUBJ|MODAL|to @forget|@remember <v=%usualActions> POSS|ART|this|that|these|it|me|you|him|them|us|some",
        '^ ,? remember <v=%usualActions> POSS|the|me|him|them|us',
        'SUBJ|MODAL|to|not|never|always|%persons|people @decide|@try|@plan|@hope|@manage|@refuse|@agree|@promise|@offer|@want|@start|@begin <v=%usualActions> POSS|the|it|me|him|them|us',
        'SUBJ|NAME|%persons|people|NOUNS|MODAL|to @start|@begin|@continue <~NOUN|NOUNS|EN|ADJ|like v==VERB>',
        'SUBJ|MODAL|to|not|%persons @learn <v=drive|swim|ride|speak|ski> ~NOUN|NOUNS|NAME',
        "would|'d like|love|prefer <v=visit|change|help|study|travel|work|play|drink|order|book|try|watch|meet> POSS|ART|NAME|OBJ|something|someone|everything|more|here|there|abroad",
        "would|'d like|love|prefer <~NOUN|NOUNS|ADJ|EN v==VERB>",
        'would SUBJ like|love|prefer <v=drink|eat|try|see|have|visit|come|go|meet|buy|watch|play|know|join|dance|order> POSS|ART|NAME|OBJ|something|anything|with|to|some|out',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{last}” the verb needs “to” here: “{right}”.',
        full: '“{last}” takes the infinitive with “to” here: “{right}”.',
      },
      // Right: "longer than it need be".
      unless: ['help|let', 'than ANY need'],
    },
  ],
};
