import { isFunctionWord } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import { asksForBaseForm, isOnlyFiniteVerb } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const MISSING_BE_EXPLANATION = {
  simple: 'Without “are” there is no complete verb: “{right}”.',
  full: 'An adjective, a place or an -ing form needs a form of “be”: “{right}”.',
};
const MISSING_SUBJECT_EXPLANATION = {
  simple: 'A statement needs a subject, so we say “{right}”.',
  full: 'An English clause needs a subject; here it is “it”: “{right}”.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `^c POSS|the|this|that ADJ? <s=NOUN|%persons v=ADJ> $`: “because my [dog ill].” The two marked words are
 * kept as `s` and `v`.
 * `%persons` a word of the list; CAPITALS kinds of words (POSS “my”, ING -ing form, NOUNS plural noun); `=X`
 * of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not follow; `^` sentence start; `^c`
 * clause start; `$` sentence end.
 */
export const MISSING_WORD_RULES: RuleSet = {
  kind: 'missing-word',
  explanation: MISSING_BE_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [
    // [I happy → I am happy].
    {
      id: 'missing-word-01',
      find: [
        '^c <s=i not|MIDADV? v=ING> ~, ',
        '^ <s=i a=so|very|really|too? v=ADJ> ~VERB|PAST|NOUN',
        'because|but|and|that|when|if <s=i v=ING>',
        'and|because|but <s=i a=very|so|too v=ADJ>',
        '^ <s=i v=from|in|at> NAME|home|school|the|a',
        '^ <s=i v=not> ADJ|ING|a|the|in|from',
      ],
      fix: '{s} am {a} {v}',
      inPast: '{s} was {a} {v}',
      explanation: {
        simple: 'Without “am” there is no complete verb: “{right}”.',
        full: 'The sentence needs a form of “be”: “{right}”.',
      },
      when: (match, sentence) => isNoListOrObject(match, sentence),
    },
    // [She a → She is a] doctor.
    {
      id: 'missing-word-02',
      find: [
        '^c <s=he|she|it|this|that not|MIDADV? v=ING> ~VERBS',
        '^c <s=he|she|it|this|that a=so|very|really|too? v=ADJ> ~VERB|PAST|NOUN|NOUNS|VERBS|NAME|and|of|INDEF1|OBJ|,',
        '^ <s=he|she|it|this|that v=a|an|my|your|his|her|our|not|from> ADJ* NOUN|NAME|ADJ',
        '^ ~hello|hi <s==NAME v=a|an|my|from> ADJ* NOUN|NAME $',
        '^ <s=he|she|it v=in|at> the|POSS|home|school|NAME',
        '^ <s==NAME a=so|very|really|too v=ADJ> $|and|because|but|today',
        'and <s=he|she|it a=very|so|too v=ADJ>',
        'and <s=he|she v=ING>',
        '^c <s=he|she v=ADV? w=ADJ> ~VERB|VERBS|PAST|EN|HAVE',
      ],
      fix: '{s} is {a} {v} {w}',
      explanation: {
        simple: 'Without “is” there is no complete verb: “{right}”.',
        full: 'The sentence needs a form of “be”: “{right}”.',
      },
      when: isNoListOrObject,
    },
    // [We tired → We are tired].
    {
      id: 'missing-word-03',
      find: [
        '^c <s=we|you|they|these|those not|MIDADV? v=ING>',
        '^c <s=we|you|they a=so|very|really|too|all? v=ADJ> ~VERB|PAST|NOUN|NOUNS',
        '^c <s=we|they|you v=not|from|my|friends|students|brothers|sisters> ',
        'and <s=we|they|you v=ING>',
        'and <s=we|they|you a=very|so|too v=ADJ>',
      ],
      fix: '{s} are {a} {v}',
      when: (match, sentence) =>
        isNoListOrObject(match, sentence) &&
        // "My mother cooks and we speaking" tells what they do every day.
        (getFirstWord(match, sentence) !== 'and' ||
          sentence[match.marked.to - 1]?.tags.has('ING') !== true ||
          sentence.slice(0, match.from).some(({ lower }) => /^(?:is|are|am|'m|'s|'re|now)$/.test(lower))) &&
        !asksForBaseForm(sentence.slice(0, match.from)) &&
        !/^(?:did|do|can|will|should)$/.test(getWordBeforeMatch(match, sentence)),
    },
    // The [soup cold → soup is cold].
    {
      id: 'missing-word-04',
      find: [
        '^c POSS|the|this|that ADJ? <s=NOUN|%persons a=very|so|really|too v=ADJ> $',
        '^c POSS|the|this|that ADJ? <s=NOUN|%persons a=very|so|really|too v=ADJ> and|but|because|today|now|,',
        '^c POSS|the|this|that ADJ? <s=NOUN|%persons v=ADJ> $',
        '^c POSS|the|this|that <s=%persons v=a|an> ADJ* NOUN',
        '^c POSS|the|this|that <s=NOUN|%persons v==ING> DET|in|at|to|now|$|with|on|NOUN|OBJ',
        '^ POSS|the|this <s=NOUN|%persons v=in|at|from|on|under|near> the|POSS|a NOUN $',
        '^ POSS|the|this <s=NOUN|%persons v=in|at|from> NAME|home|school $',
        '^c POSS|the|this|that <s=NOUN|%persons ~married v=ADJ> today|now|because|and|but|,|in|with',
      ],
      fix: '{s} is {a} {v}',
      explanation: {
        simple: 'Without “is” there is no complete verb: “{right}”.',
        full: 'The sentence needs a form of “be”: “{right}”.',
      },
      when: (match, sentence) =>
        isOnlyFiniteVerb(match, sentence) &&
        !sentence
          .slice(match.marked.to)
          .some(
            ({ tags, lower }) =>
              lower === 'have' ||
              lower === "'s" ||
              (tags.has('VERB') && !tags.has('NOUN')) ||
              tags.has('PAST'),
          ) &&
        getWordBeforeMatch(match, sentence) !== 'that' &&
        startsWithSubject(match, sentence),
    },
    // My [parents very kind → parents are very kind].
    {
      id: 'missing-word-05',
      find: [
        '^c POSS|the|these|those ADJ? <s=NOUNS a=very|so|really|too v=ADJ> ',
        '^c POSS|the|these|those ADJ? <s=NOUNS v=ADJ> $',
        '^c POSS|the|these|those <s=NOUNS v==ING> DET|in|at|to|now|$|with|on',
        '^ POSS|the|these|those <s=NOUNS v=in|at|from|on> the|POSS|a NOUN $',
        '^ POSS|the|these|those <s=NOUNS v=in|at|from> NAME|home|school $',
      ],
      fix: '{s} are {a} {v}',
      when: (match, sentence) =>
        isOnlyFiniteVerb(match, sentence) &&
        !sentence
          .slice(match.marked.to)
          .some(
            ({ tags, lower }) =>
              lower === 'have' || (tags.has('VERB') && !tags.has('NOUN')) || tags.has('PAST'),
          ) &&
        startsWithSubject(match, sentence),
    },
    // [Is → It is] raining.
    {
      id: 'missing-word-06',
      find: [
        '^ <v=is|was> a|an|the|very|too|so|not|my|raining|snowing|important|ADJ|ING|NUM|DIGITS|nice|sunny|because',
        "^ <v=isn't|wasn't> a|the|very|too|ADJ|my",
      ],
      fix: 'it {v:lower}',
      explanation: MISSING_SUBJECT_EXPLANATION,
      when: (match, sentence) =>
        sentence[match.marked.from - 1] === undefined &&
        sentence.at(-1)?.text !== '?' &&
        sentence.at(-2)?.text !== '?',
    },
    // For me [is → it is] difficult to get up early.
    {
      id: 'missing-word-17',
      find: [
        '^ in my|our opinion|view ,? <v=is|was> very|so|more|not? important|difficult|easy|hard|necessary|good|better|bad|impossible|possible|dangerous|useful|nice|interesting to|that',
        '^ for me|us|him|her|them|you ,? <v=is|was> very|so|more|not? important|difficult|easy|hard|necessary|good|better|impossible|possible|dangerous|useful|nice|interesting to|that',
      ],
      fix: 'it {v}',
      explanation: {
        simple: 'The subject “it” is missing: “{right}”.',
        full: 'The clause needs a subject, here “it”: “{right} …”.',
      },
    },
    // I think [is → it is] a good idea.
    {
      id: 'missing-word-07',
      find: [
        'because|when|if|but|that|think|so|know|although|as <v=is|was> a|an|the|very|too|so|not|my|ADJ|ING|raining|snowing|important|good|ADV|more|in|like|full|DEGREE',
      ],
      fix: 'it {v}',
      explanation: MISSING_SUBJECT_EXPLANATION,
      when: (match, sentence) => {
        const word = getFirstWord(match, sentence);
        const before = sentence[match.from - 1];
        // "As was the custom, the eldest spoke first" lacks nothing.
        if (match.from === 0) return !/^(?:that|so|as)$/.test(word) && sentence.at(-1)?.text !== '?';
        // Right: "I wouldn't say that is the best."
        if (word === 'that') return false;
        if (word === 'so') return before?.text === ',';
        if (word === 'but' || word === 'as')
          return (
            before?.text === ',' &&
            word === 'but' &&
            !sentence
              .slice(0, match.from)
              .some(({ lower }) => lower === 'is' || lower === 'was' || lower === "'s" || lower === 'has')
          );
        if (/^(?:think|know)$/.test(word))
          return match.from === 1 && /^(?:i|you|we|they|people)$/.test(before?.lower ?? '');
        return (
          !(/^(?:when|if)$/.test(word) && sentence.at(-1)?.text === '?') &&
          !/^(?:know|knows|about|asked|ask)$/.test(before?.lower ?? '')
        );
      },
    },
    // [Rains → It rains] a lot.
    {
      id: 'missing-word-08',
      find: '^ <v=rains|snows|seems|depends|takes> ~one ANY',
      fix: 'it {v:lower}',
      explanation: MISSING_SUBJECT_EXPLANATION,
      when: (_, sentence) => sentence.at(-1)?.text !== '?',
    },
    // [Am → I am] from Spain.
    {
      id: 'missing-word-09',
      find: ['^ <v=am> ADJ|a|an|ING|from|in|very|not', 'because|but|and|, <v=am> ADJ|a|ING|from|very'],
      fix: 'I am',
      explanation: {
        simple: 'A statement needs a subject, so we say “{right}”.',
        full: 'An English clause needs a subject; here it is “I”: “{right}”.',
      },
      when: (match, sentence) =>
        sentence.at(-1)?.text !== '?' &&
        (match.from === 0 || !sentence.slice(0, match.marked.from).some(({ lower }) => lower === 'i')),
    },
    // In my room [is → there is] a bed.
    {
      id: 'missing-word-10',
      find: [
        '^ in|on|at|near|behind|next POSS|the|a ADJ? NOUN ,? <v=is|are> a|an|two|three|many|some|NUM ADJ? NOUN|NOUNS',
        '^ in POSS NOUN|city|town|house|class ,? <v=is|are> ANY',
        '^ <have> a|many|two|some NOUN|NOUNS in|near|on the|POSS',
      ],
      fix: 'there {v}',
      explanation: {
        simple: 'To say what is in a place, we say “{right}”.',
        full: 'What exists in a place is told with “{right}”.',
      },
      when: (match, sentence) => match.captures.has('v') && sentence.at(-1)?.text !== '?',
    },
    // [It → There] is many people here.
    {
      id: 'missing-word-11',
      find: '^ <it> is|was many|two|three|some|several ~years|months|weeks|days|hours|minutes|seconds|miles|kilometres|metres|euros|dollars|pounds NOUNS|people',
      fix: 'there',
      explanation: {
        simple: 'To say what there is, we begin with “there”, not “it”.',
        full: 'What exists in a place is told with “there”, not with “it”.',
      },
    },
    // I [hungry → am hungry].
    {
      id: 'missing-word-12',
      find: [
        '^c SUBJ <v=married|interested|afraid|able|tired|bored|worried|excited|scared|hungry|thirsty|sure|glad|sorry|proud|ready|busy|late|born|angry>',
      ],
      fix: 'am {v}',
      explanation: {
        simple: 'Without “am” there is no complete verb: “{right}”.',
        full: 'The sentence needs a form of “be”: “{right}”.',
      },
      when: (match, sentence) =>
        getFirstWord(match, sentence) === 'i' &&
        !/^(?:married|tired|worried|scared|excited)$/.test(getFirstMarkedWord(match, sentence)),
    },
    // [I been → I have been] there.
    {
      id: 'missing-word-13',
      find: ['^c <s=i|you|we|they been>'],
      fix: '{s} have been',
      explanation: {
        simple: '“been” needs “have” before it: “{right}”.',
        full: 'The past participle “been” needs “have” before it: “{right}”.',
      },
    },
    // [She been → She has been] there.
    {
      id: 'missing-word-14',
      find: ['^c <s=he|she|it been>'],
      fix: '{s} has been',
      explanation: {
        simple: '“been” needs “has” before it: “{right}”.',
        full: 'The past participle “been” needs “has” before it: “{right}”.',
      },
    },
    // I [seen → have seen] it.
    {
      id: 'missing-word-15',
      find: [
        '^c i|you|we|they <v=seen|done|gone|eaten|written|taken|given|known|begun|drunk|spoken|broken|forgotten|chosen|fallen|driven|flown|swum> ',
        '^c i|you|we|they MIDADV <v=seen|done|gone|eaten|written|taken|given|known>',
      ],
      fix: 'have {v}',
      explanation: {
        simple: '“{v}” needs “have” before it: “{right}”.',
        full: 'The past participle “{v}” needs “have” before it: “{right}”.',
      },
    },
    {
      // "Because it cool": of weather and places, which do nothing that these verbs name.
      id: 'missing-word-18',
      find: [
        '^c <s=it v=cool|warm|dry|clean|quiet|calm|empty> $|and|but|because|so',
        '^c <s=it a=very|so|really|too v=cool|warm|dry|clean|quiet|calm|empty>',
      ],
      fix: '{s} is {a} {v}',
      inPast: '{s} was {a} {v}',
      when: (match, sentence) =>
        !/^(?:so|as|than|or)$/.test(getWordBeforeMatch(match, sentence)) && isOnlyFiniteVerb(match, sentence),
    },
    // She [gone → has gone] home.
    {
      id: 'missing-word-16',
      find: [
        '^c HESHE|NAME|%persons <v=seen|done|gone|eaten|written|taken|given|known|begun|drunk|spoken|broken|forgotten|chosen|fallen|driven|flown|swum>',
      ],
      fix: 'has {v}',
      explanation: {
        simple: '“{v}” needs “has” before it: “{right}”.',
        full: 'The past participle “{v}” needs “has” before it: “{right}”.',
      },
      when: (match, sentence) => isOnlyFiniteVerb(match, sentence),
    },
  ],
};

/** Whether "this" and the words after it are no noun phrase: "this finding of fact". */
function isNoNounPhrase(next: Token | undefined): boolean {
  return next?.isWord !== true || (isFunctionWord(next.lower) && next.lower !== 'of');
}

/** "Is he tired?", "as he", "nor I": the words behind these are no statement. */
const VERB_OR_COMPARISON = /^(?:or|do|does|did|is|are|was|were|am|can|will|than|as|nor|neither)$/;
/** "What did you say, she tired?" */
const QUESTION_AUXILIARY = /^(?:is|are|was|were|did|does|do|can|will|would|should)$/;
/**
 * "They open …", "we clean …": adjectives that are verbs too; "this evening", "they bring": words that only
 * look like -ing forms.
 */
const NO_STATE_OR_ACTION = new Set(
  'own like open clean last present welcome cool lower dry free complete empty warm close mean separate correct early late alone online better best only all both used such same round mind lost missing following including something everything nothing anything thing evening morning during building king spring ring string bring sing'.split(
    ' ',
  ),
);

/** Whether the words are neither a list ("you, me, tired") nor an object with its state ("made it clear"). */
function isNoListOrObject(match: Match, sentence: Sentence): boolean {
  if (VERB_OR_COMPARISON.test(getWordBeforeMatch(match, sentence))) return false;
  const marked = sentence.slice(match.marked.from, match.marked.to);
  if (marked.some(({ lower }) => NO_STATE_OR_ACTION.has(lower))) return false;
  const hasAuxiliaryBefore = sentence
    .slice(0, match.from)
    .some(({ lower }) => QUESTION_AUXILIARY.test(lower));
  if (hasAuxiliaryBefore && sentence.at(-1)?.text === '?') return false;
  const first = sentence[match.marked.from];
  if (first?.tags.has('NAME') && sentence[match.from - 1]?.text === ',') return false;
  if (first && /^(?:this|that)$/.test(first.lower))
    return isNoNounPhrase(sentence[match.marked.to]) && isOnlyFiniteVerb(match, sentence);
  return isOnlyFiniteVerb(match, sentence);
}

/** Whether a clause begins with the match: at the start of the sentence, after "because" or a comma. */
function startsWithSubject(match: Match, sentence: Sentence): boolean {
  const before = sentence[match.from - 1];
  return before === undefined || /^(?:because|but|and|when|if|although|so|,)$/.test(before.lower);
}
