/*
 * Corrects “there” and “their”, “your” and “you're”: “their is a cat” → “there is a cat”, “your welcome” →
 * “you're welcome”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<your> very|so|too ADJ $|,|and|but|to|for`: “[your] very kind.” Behind the adjective the sentence ends, or
 * one of these words follows.
 *   <…>                the wrong words, which `fix` replaces
 *   a|an               one of these words
 *   new|old?           one of these, or nothing
 *   ~ADJ               the next word is not this; takes no word itself
 *   &$|,|and|but|…     the sentence ends, or one of these follows; takes no word itself
 *   -for|of|with|to|…  the word before is none of these; takes no word itself
 *   ^                  the sentence begins here
 *   $                  the sentence ends here
 *   @see               any form of “see”: see, sees, saw, seen, seeing
 *   VERB “go”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   MODAL “can, won't …”
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';

const THERE_REASON = '“There” tells where, or begins “there is”. “Their” tells that it belongs to them.';
const YOUR_REASON = "“You're” means “you are”. “Your” tells that it belongs to you.";
/** What shows that no noun follows “their”: the end of the sentence, or a word that begins something new. */
const END_OF_PHRASE =
  '&$|,|and|but|because|when|with|by|in|at|on|for|last|yesterday|today|tomorrow|every|again|now|to';
/** What belongs to someone: “[there → their] house”. */
const OWNED_THINGS =
  'house|car|dog|cat|name|names|room|school|job|teacher|mother|father|parents|friends|family|children';

/** Rules for “there”, “their”, “they're”, “your” and “you're”. */
export const CONFUSABLE_THERE_YOUR_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    // [Their → There] is a cat.
    createConfusableRule('confusable-there-your-01', 'there', THERE_REASON, [
      "<their> is|are|was|were|isn't|aren't|wasn't",
      '<their> will be',
      '^ is|are|was|were <their> a|an|any|many|some',
      `go|went|live|lived|been|going|over|stay|stayed|was|were <their> ${END_OF_PHRASE}`,
    ]),
    // I like [there → their] house.
    createConfusableRule('confusable-there-your-02', 'their', THERE_REASON, [
      `-over|out|up|back|and|,|is|are|was|were|be|been|@find|@see|@meet|@put|@leave <there> ${OWNED_THINGS}|son|daughter|home|bags|books|shoes|hands|eyes|own|kids|brother|sister|clothes|lives ~@be|MODAL|VERB`,
      `@like|@love|@sell|@buy|@clean|@bring|@lose|@paint|@wash|@do|@miss|@change|@invite|@help|@forget|@visit <there> new|old|own|big|little|best|favourite|nice|beautiful? ${OWNED_THINGS}|homework|flat|apartment|city|country|village|things|teachers|cousins|grandparents|hobby|hobbies|food|son|daughter|children|kids ~@be|MODAL|VERB`,
      `in|with|of|to|from|at <there> ${OWNED_THINGS}|garden|class|country|city|own`,
    ]),
    // I like [they're → their] house.
    createConfusableRule(
      'confusable-there-your-03',
      'their',
      "“They're” means “they are”. What belongs to them is “their” thing.",
      [
        "<they 're> house|car|dog|names|name|room|own|bags|books|shoes|phone",
        `in|with|of|to|from|at|@like|@love|@visit <they 're> NOUN|NOUNS`,
      ],
    ),
    // [Your → You're] welcome.
    createConfusableRule('confusable-there-your-04', "you're", YOUR_REASON, [
      '-for|of|with|to|@feel <your> welcome|late|wrong|crazy $|,',
      '<your> welcome to',
      '<your> very|so|too ADJ $|,|and|but|to|for',
      '-about|by|for|of|on|that|with <your> not|a|the|my|always ~ADJ',
      '<your> going to ~work|school VERB',
      'if|because|when|that <your> happy|tired|hungry|ready|late|not $|,|and|to|for',
    ]),
    // I like [you're → your] house.
    createConfusableRule('confusable-there-your-05', 'your', YOUR_REASON, [
      "<you 're> name|house|brother|sister|mother|father|dog|cat|book|car|phone|job|email|letter|message|bag|hair|eyes ~and|or",
      "in|with|of|to|from|at|@like|@love|@visit|for|about <you 're> NOUN|NOUNS",
    ]),
  ],
};
