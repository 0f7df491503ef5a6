/*
 * Corrects “I” and “me”, “its” and “it's”, and “my” without a noun after it: “me like it” → “I like it”,
 * “with he” → “with him”, “it is my” → “it is mine”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c <me and a=POSS|the? n=NAME|%persons|NOUN|NOUNS> &ANY`: “[Me and my brother] went”. These two words are
 * kept as `a` and `n`, and a word follows.
 *   <…>            the wrong words, which `fix` replaces
 *   is|are         one of these words
 *   ADJ?           this, or nothing
 *   ~know          the next word is not this; takes no word itself
 *   &ANY           such a word follows; takes no word itself
 *   -as|than|like  the word before is none of these; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   @have          any form of “have”: have, has, had, having
 *   %persons       a word of the list `persons` in `lists` below: “mother”
 *   a=ADJ?         this word, which `fix` and the reasons quote as {a} (so also n, p); empty where the
 *                  pattern took no word
 *   unless         patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   BEFIN “am, is, was …”, HAVE “have, had …”, DO “do, did, don't …”, MODAL “can, won't …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence } from '../patterns/sentences.ts';
import { mayBeFiniteVerb } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const OBJECT_FORM_EXPLANATION = {
  simple: 'After “{last}” we say “{right}”. “{wrong}” is for who does it.',
  full: "“{right}” is the object form. It is needed after “{last}”, where “{wrong}” can't stand.",
};
const SUBJECT_FORM_EXPLANATION = {
  simple: 'To say who does or is something, we use “{right}”, not “{wrong}”.',
  full: 'The subject of the verb needs the subject form: “{right}”, not “{wrong}”.',
};
const POSSESSIVE_EXPLANATION = {
  simple: 'Nothing is named after it, so we say “{right}”, not “{wrong}”.',
  full: 'Before a noun, the possessive is “{wrong}”; alone, it is “{right}”.',
};
const ITS_EXPLANATION = {
  simple: "“It's” means “it is”. For what belongs to it, we write “its”.",
  full: "“It's” is short for “it is”. The possessive is “its”, without an apostrophe.",
};
const POSSESSIVE_APOSTROPHE_EXPLANATION = {
  simple: '“{right}” already shows the owner, so it has no apostrophe.',
  full: 'The possessive pronoun “{right}” has no apostrophe.',
};

/** "I" or "me", "its" or "it's", and "mine" without a noun after it. */
export const PRONOUN_SUBJECT_OBJECT_RULES: RuleSet = {
  kind: 'pronoun',
  explanation: OBJECT_FORM_EXPLANATION,
  lists: {
    persons: PERSONS,
    // Words before which "it's" means "it is". Right: "I like it because it's cold", "I hope it's time".
    afterItIs: 'cold hot late nice time raining good true fun great easy difficult important possible'.split(
      ' ',
    ),
  },
  rules: [
    // [Me and Anna → Anna and I] went home.
    {
      id: 'pronoun-subject-object-01',
      find: [
        '^c <me and a=POSS|the? b=ADJ? n=NAME|%persons|NOUN|NOUNS> &ANY',
        '^ yesterday|today|sometimes ,? <me and a=POSS b=ADJ? n=%persons|NOUN|NOUNS>',
        '^c -as|than|like <me and a=you|he|she|him|her> &ANY',
      ],
      fix: '{a} {b} {n} and I',
      explanation: {
        simple: 'Before the verb we say “I”, not “me”, and name the other person first.',
        full: 'The subject form is “I”, not “me”, and the other person comes first: “{right}”.',
      },
    },
    // [Anna and me → Anna and I] are friends.
    {
      id: 'pronoun-subject-object-02',
      find: [
        '^c <a=POSS|the? n=NAME|%persons|NOUN|NOUNS and me> VERB|VERBS|PAST|BEFIN|HAVE|MODAL|MIDADV|DO',
        '^c <a=he|she|they|you and me> VERB|PAST|BEFIN|HAVE|MODAL|MIDADV|DO',
      ],
      fix: '{a} {n} and I',
      explanation: {
        simple: 'Before the verb we say “I”, not “me”: “{right}”.',
        full: 'As part of the subject it is “I”, not “me”: “{right}”.',
      },
    },
    // [Him and Anna → He and Anna] went home.
    {
      id: 'pronoun-subject-object-03',
      find: [
        '^c <him and a=POSS|the? n=NAME|%persons|NOUN> VERB|PAST|BEFIN|HAVE|MODAL',
        '^c <a=POSS|the? n=NAME|%persons and him> VERB|PAST|BEFIN|HAVE|MODAL',
      ],
      fix: 'he and {a} {n}',
      explanation: {
        simple: 'Before the verb we say “he”, not “him”: “{right}”.',
        full: 'As part of the subject it is “he”, not “him”: “{right}”.',
      },
    },
    // [Him → He] is my friend.
    {
      id: 'pronoun-subject-object-04',
      find: [
        '^ <him> VERB|VERBS|PAST|is|was|has|can|will',
        'because|when|if|that <him> VERBS|PAST|is|was|has|can|will',
        // Right: "Nobody but him can help."
        '-nobody|one|everybody|everyone|all|none|anyone|anybody but <him> VERBS|PAST|is|was|has|can|will',
        'and <him> is|was|has|VERBS',
      ],
      fix: 'he',
      explanation: SUBJECT_FORM_EXPLANATION,
    },
    // [Her → She] is my friend.
    {
      id: 'pronoun-subject-object-05',
      find: [
        // Right: "Her will is strong", "her looks are important".
        '^ <her> ~NOUNS VERBS|is|was|has|can|will ~BEFIN|was|a',
        '^ <her> is|was a|an MIDADV|very|really? ADJ? ~word|pronoun|film NOUN',
        'because|when|if|that <her> is|was|has|can|will ~BEFIN',
        '-nobody|one|everybody|everyone|all|none|anyone|anybody but <her> is|was|has|can|will ~BEFIN',
      ],
      fix: 'she',
      explanation: SUBJECT_FORM_EXPLANATION,
    },
    // [Me → I] like pizza.
    {
      id: 'pronoun-subject-object-06',
      find: [
        '^ <me> VERB|am|is|was|have|can|will|like|PAST',
        'because|when|if <me> am|was|have|VERB|PAST',
        '-nobody|one|everybody|everyone|all|none|anyone|anybody but <me> am|was|have|VERB|PAST',
      ],
      fix: 'I',
      explanation: SUBJECT_FORM_EXPLANATION,
    },
    // [Them → They] are my friends.
    {
      id: 'pronoun-subject-object-07',
      find: [
        '^ <them> VERB|are|were|have|can|will|PAST',
        'because|when|if <them> are|were|have|VERB',
        '-nobody|one|everybody|everyone|all|none|anyone|anybody but <them> are|were|have|VERB',
      ],
      fix: 'they',
      explanation: SUBJECT_FORM_EXPLANATION,
    },
    // [Us → We] are friends.
    {
      id: 'pronoun-subject-object-08',
      find: ['^ <us> VERB|are|were|have|can|will|PAST'],
      fix: 'we',
      explanation: SUBJECT_FORM_EXPLANATION,
      // Right: "US sales have grown."
      when: (_match, sentence) => sentence[0]?.text !== 'US',
    },
    ...(['he him', 'she her', 'they them', 'we us', 'i me'] as const).map((pair) => {
      const [from = '', right = ''] = pair.split(' ');
      return {
        id: `pronoun-object/${from}`,
        find: [
          `with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <${from}> $`,
          `with|to|for|of|about|at|from|without|near|between <${from}> and|because|when|yesterday|every|in|on|at|very|today|or|tomorrow|again|too|every`,
          `@give|@tell|@show|@send|@buy|@bring|@ask|@help|@call|@meet|@see|@love|@like|@visit|@invite|@teach|@lend|@thank|@hate|@miss|@marry|@kiss|@hug|@let|@watch|@hear|@phone|@join <${from}> a|an|the|$|to|some|my|about|yesterday|every|at|in|very|and|again|on|with|because|POSS|when|last|too|so|for|for`,
        ],
        fix: right,
        unless: [
          'between you and i',
          // Right: "They were told they in fact ate bread."
          `@tell|@ask ${from} in fact`,
          `before|after|until|than|as|when|what|how|which|who|that|because ${from}`,
          // Wrong in another way: "First visited we the castle", with the subject in a wrong place.
          `^ first|then|yesterday|today|tomorrow|later|now|there|here|finally PAST|VERB|VERBS ${from}`,
        ],
        when: (match: Match, sentence: Sentence) =>
          isObjectAfterAuxiliary(match, sentence)
            ? from !== 'i'
            : !isSubjectOfNextVerb(match, sentence) && !isSubjectOfLaterVerb(match, sentence),
      };
    }),
    // The dog wagged [it's → its] tail.
    {
      id: 'pronoun-subject-object-09',
      find: [
        "@wash|@eat|@have|@wag|@hurt|@break|@build|@feed|@lick|@shake|in|on|of|with|for|to|from|at|under|by|into <it 's> ~%afterItIs a=ADJ? NOUN|NOUNS|own|name",
        "~know @lose|@move|@open|@close|@find|@show|@change|@see|@use|@leave|@clean|@wag <it 's> ~%afterItIs a=ADJ? own|name|tail|head|mouth|eyes|eye|ear|ears|leg|legs|wings|nose|food|mother|babies|young|owner|colour|color|shape|size|shoes|place|way|house|door|doors|windows",
        "know <it 's> name",
        "^c <it 's> name|colour|color|title|address|price|owner|author is|was",
        "NOUN and <it 's> ~%afterItIs NOUN|NOUNS VERB|VERBS|is|are",
        // Right: "The problem is it's high season."
        "is|are|was|were <it 's> ~%afterItIs ADJ? name|colour|color|size|price|food|history|culture|beaches|people|weather|location|size|shape|beauty $|,|and|.",
      ],
      fix: 'its',
      when: (match, sentence) =>
        !/^(?:when|what|if|once|whenever)$/.test(getOpeningWord(sentence)) &&
        !isSubjectOfLaterVerb(match, sentence),
      explanation: ITS_EXPLANATION,
    },
    // [Its → It's] raining.
    {
      id: 'pronoun-subject-object-10',
      find: [
        '^ <its> a|an|the|very|not|so|too|raining|my|your|time|been|snowing|going',
        '^ <its> ADJ|cold|hot $|,|and|but|in|today|to|that|here',
        'think|know|because|that|if|when|but|says? <its> a|an|the|not|so|too|raining|cold|hot|been',
      ],
      fix: "it's",
      explanation: {
        simple: "Here we mean “it is” or “it has”, so we write “it's”.",
        full: "“It's” is short for “it is” or “it has”. “Its” shows the owner.",
      },
      when: (match, sentence) => !isPossessive(match, sentence),
    },
    ...(["their's theirs", "her's hers", "our's ours", "your's yours"] as const).map((pair) => {
      const [wrong = '', right = ''] = pair.split(' ');
      const [base, short] = [wrong.slice(0, -2), "'s"];
      return {
        id: `pronoun-apostrophe/${wrong}`,
        find: `<${base} ${short}>`,
        fix: right,
        explanation: POSSESSIVE_APOSTROPHE_EXPLANATION,
      };
    }),
    // The bag is [hers' → hers].
    {
      id: 'pronoun-subject-object-11',
      find: ["<p=hers|theirs|ours|yours '>"],
      fix: '{p}',
      explanation: POSSESSIVE_APOSTROPHE_EXPLANATION,
    },
    // A friend of [my → mine].
    {
      id: 'pronoun-subject-object-12',
      find: [
        'is|are|was|were|not <my> $',
        'is|are|was|not <my> ,|and|but',
        'than|like|as <my> $',
        'of <my> $',
      ],
      fix: 'mine',
      explanation: POSSESSIVE_EXPLANATION,
    },
    // This book is [your → yours].
    {
      id: 'pronoun-subject-object-13',
      find: [
        'is|are|was|were <your> $',
        'than|as <your> $',
        'is|are <your> ,|and|but',
        'friend|friends of <your> $|.|,|and|but|who|is|was',
      ],
      fix: 'yours',
      explanation: POSSESSIVE_EXPLANATION,
    },
    // This book is [their → theirs].
    {
      id: 'pronoun-subject-object-14',
      find: ['is|are|was|were <their> $', 'than <their> $', 'is|are <their> ,|and|but'],
      fix: 'theirs',
      explanation: POSSESSIVE_EXPLANATION,
    },
    // This book is [our → ours].
    {
      id: 'pronoun-subject-object-15',
      find: ['is|are|was|were <our> $', 'than <our> $', 'is|are <our> ,|and|but'],
      fix: 'ours',
      explanation: POSSESSIVE_EXPLANATION,
    },
    // This book is [her → hers].
    {
      id: 'pronoun-subject-object-16',
      find: [
        'this|that|these|those|NOUN|NOUNS is|are|was|were <her> $',
        'this|that|these|those|NOUN|NOUNS is|are|was|were <her> ,',
      ],
      fix: 'hers',
      explanation: POSSESSIVE_EXPLANATION,
    },
  ],
};

/** Wrong: "He can help she". Right: "They did like I said", so "I" is left alone after such an auxiliary. */
function isObjectAfterAuxiliary(match: Match, sentence: Sentence): boolean {
  const auxiliaries = /^(?:do|does|did|can|could|will|would|should|is|was|are|were|have|has|had)$/;
  return (
    auxiliaries.test(getWordBeforeMatch(match, sentence)) &&
    /^(?:like|help|call)$/.test(getFirstWord(match, sentence))
  );
}

/** Right: "I hear they work", "I see he is late", where the pronoun is the subject of the verb after it. */
function isSubjectOfNextVerb({ marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (!next || /^(?:a|an|the|to|some|my|about|every|at|in|very|on|with)$/.test(next.lower)) return false;
  return (['VERB', 'VERBS', 'PAST'] as const).some((tag) => next.tags.has(tag));
}

/** "I see she and Tom are friends", "I hear he too is coming": the subject of a verb behind. */
function isSubjectOfLaterVerb({ from, marked }: Match, sentence: Sentence): boolean {
  if (!/^(?:see|hear|saw|heard|sees|hears)$/.test(sentence[from]?.lower ?? '')) return false;
  const rest = sentence.slice(marked.to);
  const end = rest.findIndex(({ lower }) => /^(?:[,;]|because|when|but|so|if)$/.test(lower));
  return (end < 0 ? rest : rest.slice(0, end)).some(mayBeFiniteVerb);
}

/** Right: "its old car", "its old and big house", "its moving parts", where what belongs to it follows. */
function isPossessive({ marked }: Match, sentence: Sentence): boolean {
  const [next, second] = [sentence[marked.to], sentence[marked.to + 1]];
  if (!next || !second) return false;
  const afterContinuous = /^(?:again|outside|a|the|to|today|now|my)$/;
  if (next.tags.has('ING') && second.isWord && !afterContinuous.test(second.lower)) return true;
  if (isBeforeNounWithVerb(sentence.slice(marked.to))) return true;
  const goesOn =
    second.lower === 'and' || (['NOUN', 'NOUNS', 'ADJ'] as const).some((tag) => second.tags.has(tag));
  return next.tags.has('ADJ') && goesOn;
}

/** "Its very old walls are famous", "its cold, dark winters are long", "its time has come". */
function isBeforeNounWithVerb(words: Sentence): boolean {
  const nounAt = words.findIndex(
    ({ lower, tags }) => !/^(?:very|too|so|not|,|and)$/.test(lower) && !tags.has('ADJ') && !tags.has('ADV'),
  );
  const [noun, verb] = words.slice(nounAt, nounAt + 2);
  return noun !== undefined && hasTag(noun, 'NOUN', 'NOUNS') && mayBeFiniteVerb(verb);
}
