/*
 * Corrects verbs in an earlier past, of a birth, and after “tomorrow”: “I am born in May” → “I was born in
 * May”, “tomorrow I went” → “tomorrow I will go”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `when|where <are|do s=you born>`: “where [are you born]?”
 *   <…>            the wrong words, which `fix` replaces
 *   in|on          one of these words
 *   ,?             this, or nothing
 *   ~had|would     the next word is none of these; takes no word itself
 *   -when|if|hope  the word before is none of these; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   %persons       a word of the list `persons` in `lists` below: “mother”
 *   v=EN           this word, which `fix` and the reasons quote as {v} (so also s)
 *   {v:base}       its base form: “go”
 *   PAST “went”, EN “gone”
 *   NOUNS “dogs”, NAME “Anna”
 *   POSS “my, your …”
 *   MIDADV “always, just …”
 *   Reasons quote {right} the correction.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { isOnlyFiniteVerb, joinLowerCase } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const BORN_EXPLANATION = {
  simple: 'Our life began in the past, so “born” goes with “was” or “were”.',
  full: 'A birth in the past takes “was” or “were” before “born”: “{right}”.',
};

/** The past perfect, "was born", and the future after "tomorrow". */
export const TENSE_PERFECT_RULES: RuleSet = {
  kind: 'tense',
  explanation: BORN_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [
    // When we arrived, the train [has → had] already left.
    {
      id: 'tense-perfect-07',
      find: ['<has|have> MIDADV? v=EN $', '<has|have> already|just|never MIDADV? EN'],
      fix: 'had',
      explanation: {
        simple: 'It happened before the other thing in the past, so we say “had”.',
        full: 'What happened before another moment in the past takes the past perfect: “had”.',
      },
      when: isAfterEarlierPast,
    },
    // I [am born → was born] in May.
    {
      id: 'tense-perfect-11',
      find: [
        "i|he|she|NAME <am|is|'m|'s|have|has born>",
        // Right: "A child is born every second", "the baby is born!"
        "-when|if|hope|that POSS %persons <is|'s|has born> in|on",
        '^ i <born>',
        'i|he|she|NAME|%persons <born> in|on',
      ],
      fix: 'was born',
      when: (match, sentence) => !saysWhichPerson(match, sentence),
    },
    // They [are born → were born] in Rome.
    {
      id: 'tense-perfect-12',
      find: [
        "we|they <are|'re|have born> in|on",
        'POSS NOUNS <are|have born> in|on',
        'we|they|you <born> in|on',
      ],
      fix: 'were born',
    },
    // When [are you born → were you born]?
    {
      id: 'tense-perfect-13',
      find: ['when|where <are|do s=you born>', 'when|where <did s=you born>'],
      fix: 'were you born',
    },
    // Tomorrow I [went → will go] to Rome.
    {
      id: 'tense-perfect-20',
      find: [
        '^c -if|when|as tomorrow ,? s=i|we|he|she|they ~had|would|could <v=PAST>',
        '^c -if|when|as next week|month|year|summer|weekend ,? s=i|we|he|she|they ~had|would|could <v=PAST>',
      ],
      fix: 'will {v:base}',
      explanation: {
        simple: 'The time is in the future, so we say “{right}”.',
        full: 'The sentence names a time in the future, so it needs a future form: “{right}”.',
      },
      when: (match, sentence) => !isInStory(match, sentence),
    },
  ],
};

/** Wrong: "When we got there, the train has left", where an earlier clause names a moment in the past. */
function isAfterEarlierPast({ from }: Match, sentence: Sentence): boolean {
  const opening = sentence.slice(0, from);
  // Right: “When he came, she said, “I have never seen it”, in the words of the speaker.
  if (opening.some(({ text }) => /^["“]$/.test(text))) return false;
  return (
    /^(?:when|before|after|by the time)\b/.test(joinLowerCase(opening)) &&
    opening.some(
      ({ tags, lower }) => (tags.has('PAST') && !tags.has('VERB')) || lower === 'was' || lower === 'were',
    )
  );
}

/** Wrong in another way: "It was funny, but next month I called him", which needs "the next month". */
function isInStory({ from }: Match, sentence: Sentence): boolean {
  return sentence
    .slice(0, from)
    .some(
      ({ lower, tags }) =>
        /^(?:was|were|had|did|didn't)$/.test(lower) || (tags.has('PAST') && !tags.has('VERB')),
    );
}

/** Right: "The child born in May is called June", where the participle says which child. */
function saysWhichPerson(match: Match, sentence: Sentence): boolean {
  const { from, to } = match.marked;
  const isBornAlone = to - from === 1;
  return isBornAlone && sentence[from - 1]?.tags.has('NOUN') === true && !isOnlyFiniteVerb(match, sentence);
}
