/*
 * Corrects the order of what follows a verb: object, person, particle, place and time: “I visited yesterday
 * my aunt” → “I visited my aunt yesterday”, “turn off it” → “turn it off”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@turn|@switch <particle=on|off pronoun=it>`: “turn [off it]”. The two words are kept as `particle` and
 * `pronoun`.
 *   <…>             the wrong words, which `fix` replaces
 *   a|an            one of these words
 *   ADJ?            this, or nothing
 *   ~NOUN           the next word is not this; takes no word itself
 *   -BEFIN|been     the word before is none of these; takes no word itself
 *   ^c              a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $               the sentence ends here
 *   @go             any form of “go”: go, goes, went, gone, going
 *   preposition=to  this word, which `fix` and the reasons quote as {preposition} (so also verb, time,
 *                   determiner, adjective, noun …); empty where the pattern took no word
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   POSS “my, your …”
 *   ART “a, an, the”, NUM “two, three …”
 *   BEFIN “am, is, was …”
 *   Reasons quote {right} the correction, {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const TIME_LAST_EXPLANATION = {
  simple: 'First say what or where, then when: “{right}”.',
  full: 'A time does not stand between a verb and its object or place: “{right}”.',
};

/** The order of what follows a verb: object, person, particle, place and time. */
export const WORD_ORDER_OBJECT_RULES: RuleSet = {
  kind: 'word-order',
  explanation: TIME_LAST_EXPLANATION,
  rules: [
    // I [visited yesterday my aunt → visited my aunt yesterday].
    {
      id: 'word-order-12',
      find: [
        // Right: "Make today a good day!"
        '<verb=@visit|@see|@meet|@buy|@eat|@do|@read|@play|@watch|@have|@finish time=yesterday|today|tomorrow|tonight determiner=POSS|the|a|an|NAME|some|NUM adjective=ADJ? noun=NOUN|NOUNS?> ',
        '<verb=@do|@play|@watch|@drink|@read|@visit|@clean time=every period=day|week|morning|evening|afternoon|night|weekend determiner=the|POSS? noun=football|tennis|basketball|volleyball|tv|television|films|books|music|coffee|tea|milk|water|sport|sports|homework|exercises|exercise|guitar|piano|grandparents|family|house|room>',
        '<verb=@go|@come|@travel|@move|@fly time=yesterday|today|tomorrow|tonight preposition=to determiner=the|POSS? noun=NOUN|NOUNS|NAME>',
      ],
      fix: '{verb} {preposition} {determiner} {adjective} {noun} {time} {period}',
    },
    // I [go every day to school → go to school every day].
    {
      id: 'word-order-13',
      find: [
        '<verb=@go|@come|@travel which=every|last|next period=day|week|year|summer|morning|month|weekend|monday|sunday|saturday preposition=to determiner=the|POSS|ART? place=NOUN|NOUNS|NAME>',
      ],
      fix: '{verb} {preposition} {determiner} {place} {which} {period}',
      explanation: {
        simple: 'First say where, then when: “{right}”.',
        full: 'The place stands before the time: “{right}”.',
      },
    },
    // [I yesterday went → Yesterday I went] to the park.
    {
      id: 'word-order-26',
      find: [
        '^c <s=i|we|he|she|they time=yesterday|tomorrow v=VERB|PAST|VERBS|will|am|is|are|was|were>',
        '^c <s=i|we|he|she|they time=every|last|next period=day|week|weekend|year|month|summer|morning|evening|night|monday|friday|saturday|sunday v=VERB|PAST|VERBS|will|am|is|are|was|were>',
      ],
      fix: '{time} {period} {s} {v}',
      explanation: {
        simple: 'Words like “yesterday” or “every day” go first or last, not before the verb.',
        full: 'A time such as “yesterday” or “every day” goes first or last, not between subject and verb.',
      },
    },
    // She sent [to us → us] a letter.
    {
      id: 'word-order-24',
      find: [
        '@give|@send|@lend|@show <to o=me|him|her|us|them> a|an|some|POSS ADJ? NOUN|NOUNS $|,|.|!|and|but|for|on|in|at|when|yesterday|last|because',
      ],
      fix: '{o}',
      explanation: {
        simple: 'The person stands before the thing without “to”: “{last} {right}”.',
        full: 'A person directly after the verb has no “to”: “{last} {right}”.',
      },
    },
    // Give [it me → it to me].
    {
      id: 'word-order-18',
      find: ['@give|@send|@show|@tell|@bring|@lend <thing=it|them person=me|him|us>'],
      fix: '{thing} to {person}',
      explanation: {
        simple: 'First comes the thing, “{thing}”, then “to” and the person: “{right}”.',
        full: 'With two pronouns, the thing stands first, then “to” and the person: “{right}”.',
      },
    },
    // Turn [off it → it off].
    {
      id: 'word-order-19',
      // Right: "Put it in it", "the photos taken on it", "they turned on him": there it is a preposition.
      find: [
        '@turn|@switch|@put|@take|@pick|@throw|@wake|@give|@fill <particle=off|up|away|out pronoun=it|them|him> ~NOUN',
        '-BEFIN|been @turn|@switch|puts|putting <particle=on pronoun=it|them> ~NOUN',
        'fill <particle=in pronoun=it|them|him> ~NOUN',
        '-BEFIN|been @turn|@switch <particle=on|off pronoun=it>',
      ],
      fix: '{pronoun} {particle}',
      explanation: {
        simple: '“{pronoun}” comes between the two words: “{last} {right}”.',
        full: 'A pronoun stands between the verb and its particle: “{last} {right}”.',
      },
      when: (match, sentence) => !hasObjectBefore(match, sentence),
    },
  ],
};

/** Right: "the amount I put in it", "what you take off it", where the object stands before. */
function hasObjectBefore({ from }: Match, sentence: Sentence): boolean {
  return /^(?:quantity|amount|much|many|what|put)$/.test(sentence[from - 2]?.lower ?? '');
}
