/*
 * Corrects the verb after “have”, and “have” that is missing after “would”: “I have went home” → “I have gone
 * home”, “if I had known, I would told you” → “if I had known, I would have told you”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `HAVE|'ve MIDADV? not? <v=being> ~EN`: “they have always [being] late”. The marked verb is kept as `v`.
 *   <…>                the wrong words, which `fix` replaces
 *   has|have           one of these words
 *   not?               this, or nothing
 *   ~EN                the next word is not this; takes no word itself
 *   -will|would|can|…  the word before is none of these; takes no word itself
 *   ^                  the sentence begins here
 *   =VERB              a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   v=EN               this word, which `fix` and the reasons quote as {v}
 *   v==VERB            a word for =VERB, quoted as {v}
 *   {v:en}             its past participle: “gone”
 *   unless             patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   SUBJ “I, you, he …”
 *   DET “the, my, some …”
 *   HAVE “have, had …”
 *   MIDADV “always, just …”, WH “who, what …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {who} the subject, without “and” before
 *   it or “always” after it.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const PARTICIPLE_EXPLANATION = {
  simple: 'After “{who}” the verb has its third form: “{right}”.',
  full: '“{who}” is followed by the past participle: “{right}”, not “{wrong}”.',
};

/** The form of the verb after "have", and "have" that is missing after "would". */
export const VERB_FORM_PERFECT_RULES: RuleSet = {
  kind: 'verb-form',
  explanation: PARTICIPLE_EXPLANATION,
  rules: [
    // If I had known, I would [told → have told] you.
    {
      id: 'verb-form-29',
      find: [
        "would|could|might|wouldn't|couldn't not|MIDADV? ~VERB|had|have <v=EN|PAST>",
        "would|could|might|wouldn't|couldn't not|MIDADV? <had v=EN>",
      ],
      fix: 'have {v:en}',
      explanation: {
        simple: 'This did not happen, so we use “have” and the third form: “{right}”.',
        full: 'A past that did not happen takes “have” and the past participle here: “{right}”.',
      },
      when: dependsOnUnrealPast,
    },
    // I have [went → gone] home.
    {
      id: 'verb-form-16',
      find: [
        "HAVE|'ve not|MIDADV|SUBJ? ~EN|VERB|had|did <v=PAST>",
        'have|has|had SUBJ MIDADV? ~EN|VERB <v=PAST>',
        "HAVE|'ve not|MIDADV? <v=went|saw|ate|did|wrote|broke|began|drank|spoke|took|gave|drove|forgot|knew|fell|flew|sang|swam|rode|wore|chose|stole|threw|grew>",
      ],
      fix: '{v:en}',
    },
    // I have [see → seen] it.
    {
      id: 'verb-form-17',
      // Right: "We had roast chicken", "having swim lessons".
      find: [
        "-will|would|can|could|should|must|may|might|to ~having HAVE|'ve MIDADV|not? ~EN|NOUN|have|do|to|ADJ|no|roast <v==VERB>",
        'has|have SUBJ ever|MIDADV? ~EN|NOUN|to|ADJ|roast <v==VERB>',
        "have|has|'ve never|ever|already|just ~EN|have|had|do|to|roast <v=VERB>",
        "haven't|hasn't ~EN|any|to|ADJ|NOUN|roast <v==VERB>",
        'have|has you|she|he|they ever ~EN|had|have|roast <v=VERB>',
        '^ have|has SUBJ ~EN|to|had|have|do|roast <v=VERB> DET|it|them|him|us|me',
        '^ WH have|has SUBJ ~EN|to|had|have|do|roast <v=VERB> DET|it|them|him|us|me',
        "haven't|hasn't ~EN|any|to|roast|NOUNS <v=VERB> DET|it|them|him|us|me",
      ],
      fix: '{v:en}',
      // Here "to" is missing.
      unless: [
        'HAVE live music|bands|concerts|shows|animals|tv',
        'have go now|soon|tomorrow|tonight',
        "don't|doesn't|didn't have VERB",
      ],
    },
    // I have [go → to go] now.
    {
      id: 'verb-form-40',
      find: [
        'i|you|we|they have <v=go> now|soon|tomorrow|tonight',
        "don't|doesn't|didn't have <~NOUN|NOUNS|EN|ADJ v==VERB>",
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'For what we must do, we say “have to”: “have {right}”.',
        full: '“Have” for a duty is followed by “to” and the base form: “have {right}”.',
      },
    },
    // She has [be → been] ill.
    {
      id: 'verb-form-18',
      find: ["HAVE|'ve MIDADV? not? <v=being> ~EN", "HAVE|'ve <be>"],
      fix: 'been',
    },
  ],
};

/** Whether another verb tells of a past that did not happen: "If I had known, I would told you". */
function dependsOnUnrealPast({ marked }: Match, sentence: Sentence): boolean {
  const hasIf = sentence.some(({ lower }) => lower === 'if');
  return hasIf && sentence.some(({ lower }, at) => /^(?:had|hadn't)$/.test(lower) && at !== marked.from);
}
