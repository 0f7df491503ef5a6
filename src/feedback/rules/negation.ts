import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { asksForBaseForm } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const HARDLY_EXPLANATION = {
  simple: '“Hardly” means “almost not”, so there is no other “not”: “{right}”.',
  full: '“Hardly” is negative already (“almost not”), so the verb takes no “not”: “{right}”.',
};
const DOUBLE_NEGATIVE_EXPLANATION = {
  simple: 'The sentence has a “not” word already, so here we say “{right}”.',
  full: 'There is a negative word before, and one is enough: “{right}”, not “{wrong}”.',
};

const WITHOUT_EXPLANATION = {
  simple: '“Without” already means “not”, so “{right}” comes after it.',
  full: '“Without” is negative already, so “{right}” follows it, not “{wrong}”.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `never SUBJ? <didn't w=VERB>`: “he never [didn't call]”. The verb is kept as `w`.
 * `%persons` a word of the list; CAPITALS kinds of words (ANY any word, SUBJ “I”, NOUNS plural noun); `x?` x
 * or nothing; `x*` up to four; `~x` x does not follow; `^` sentence start; `$` sentence end.
 */
export const NEGATION_RULES: RuleSet = {
  kind: 'negation',
  explanation: {
    simple: "We say “no” to a verb with “don't”, “doesn't” or “didn't”: here “{right}”.",
    full: 'A verb is made negative with a form of “do” and “not”: here “{right}”.',
  },
  lists: { persons: PERSONS },
  rules: [
    // I [have no enough → don't have enough] time.
    {
      id: 'negation-01',
      find: ['i|you|we|they <have no enough>'],
      fix: "don't have enough",
      explanation: {
        simple: 'The “not” comes with the verb: “{right}”.',
        full: '“Enough” takes no “no” before it. The verb is negative: “{right}”.',
      },
      inPast: "didn't have enough",
    },
    // She [has no enough → doesn't have enough] money.
    {
      id: 'negation-02',
      find: ['HESHE|NAME <has no enough>'],
      fix: "doesn't have enough",
      explanation: {
        simple: 'The “not” comes with the verb: “{right}”.',
        full: '“Enough” takes no “no” before it. The verb is negative: “{right}”.',
      },
      inPast: "didn't have enough",
    },
    // I [no like → don't like] it.
    {
      id: 'negation-03',
      find: ['i|you|we|they|NOUNS|people <no|not v=VERB>', 'i|we|they|you <no v=VERB|have>'],
      fix: "don't {v:base}",
      explanation: {
        simple: "“No” and “not” can't stand alone before this verb. We say “{right}”.",
        full: 'A verb needs a form of “do” with “not”: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
      when: (match, sentence) =>
        !/^(?:do|does|did|can|could|will|would|should|must|may|why|or|is|are|were|have|if|had)$/.test(
          getWordBeforeMatch(match, sentence),
        ) && !/^(?:one|longer|more|matter|sooner|way)$/.test(sentence[match.marked.from + 1]?.lower ?? ''),
    },
    // She [no like → doesn't like] fish.
    {
      id: 'negation-04',
      find: ['HESHE|NAME|NOUN <no|not v=VERB|VERBS>'],
      fix: "doesn't {v:base}",
      explanation: {
        simple: "“No” and “not” can't stand alone before this verb. We say “{right}”.",
        full: 'A verb needs a form of “do” with “not”: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
      when: (match, sentence) =>
        !/^(?:see|hear)$/.test(getLastMarkedWord(match, sentence)) &&
        !/^(?:do|does|did|can|could|will|would|should|must|may|why|or|is|was|has|if|had)$/.test(
          getWordBeforeMatch(match, sentence),
        ) &&
        !sentence.slice(0, match.from).some(({ lower }) => /^(?:do|does|did|can|will|is)$/.test(lower)) &&
        !asksForBaseForm(sentence.slice(0, match.from)) &&
        !/^(?:one|longer|more|matter|way)$/.test(sentence[match.marked.from + 1]?.lower ?? ''),
    },
    // I [know not → don't know] the answer.
    {
      id: 'negation-05',
      find: [
        'i|you|we|they|people|NOUNS <v=go|work|like|know|want|speak|understand|live|think|see n=not> ~only|to|what|who|how|why|where|ADJ',
      ],
      fix: "don't {v:base}",
      explanation: {
        simple: "“Not” can't stand alone after this verb. We say “{right}”.",
        full: '“Not” needs “do” before it with this verb: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
      when: (match, sentence) => sentence[match.marked.to]?.text !== ',',
    },
    // She [knows not → doesn't know] the answer.
    {
      id: 'negation-38',
      find: [
        'HESHE|NAME|NOUN <v=go|work|like|know|want|speak|understand|live|think|see|goes|works|likes|knows|wants|speaks|understands|lives|thinks|sees n=not> ~only|to|what|who|how|why|where|ADJ',
      ],
      fix: "doesn't {v:base}",
      explanation: {
        simple: "“Not” can't stand alone after this verb. We say “{right}”.",
        full: '“Not” needs “does” before it with this verb: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
      when: (match, sentence) =>
        sentence[match.marked.to]?.text !== ',' && sentence[match.marked.from - 1]?.lower !== 'people',
    },
    // He [is no → is not] happy.
    {
      id: 'negation-06',
      find: [
        'SUBJ|NAME|%persons|NOUN|NOUNS <n=not m=could|will|would|should|must|am|is|are|was|were|have|has>',
        'SUBJ|NAME|%persons <n=no m=could|will|would|should|must|am|is|are|was|were>',
        'SUBJ|NAME|%persons <m=can|could|will|should|must n=no> VERB',
        'SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> ~NOUN|NOUNS ADJ|EN ~ANY',
        'SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> at|in|from',
      ],
      fix: '{m} not',
      explanation: {
        simple: '“Not” comes after “{m}”: “{right}”.',
        full: '“{m}” makes its own negative: “not” stands directly after it, “{right}”.',
      },
      when: isPlainNegation,
    },
    // She [not can → cannot] come.
    {
      id: 'negation-35',
      find: [
        'SUBJ|NAME|%persons|NOUN|NOUNS <not can>',
        'SUBJ|NAME|%persons <no can>',
        'SUBJ|NAME|%persons <can no> VERB',
      ],
      fix: 'cannot',
      explanation: {
        simple: '“Can” and “not” are one word, with “can” first: “cannot”.',
        full: '“Can” makes its own negative, which is written as one word: “cannot”.',
      },
      when: isPlainNegation,
    },
    // I didn't see [nobody → anybody].
    {
      id: 'negation-07',
      find: [
        'NEGAUX|never|not SUBJ? VERB|EN|have|be|PAST|ING|see ANY? ANY? <nobody>',
        'NEGAUX|never|not SUBJ? VERB|EN|have|ING|see to|with|about|for|at? <nobody|no-one>',
      ],
      fix: 'anybody',
      explanation: DOUBLE_NEGATIVE_EXPLANATION,
      when: isSameClause,
    },
    // I don't know [nothing → anything].
    {
      id: 'negation-08',
      find: [
        'NEGAUX|never|not SUBJ? VERB|EN|have|be|ING ANY? ANY? <nothing>',
        'NEGAUX|not ADV? VERB|EN|have to|with|about|for|at? <nothing>',
      ],
      fix: 'anything',
      explanation: DOUBLE_NEGATIVE_EXPLANATION,
      when: isSameClause,
    },
    // We didn't go [nowhere → anywhere].
    {
      id: 'negation-09',
      find: ['NEGAUX|not SUBJ? VERB|EN|have|be|ING ANY? ANY? <nowhere>'],
      fix: 'anywhere',
      explanation: DOUBLE_NEGATIVE_EXPLANATION,
      when: isSameClause,
    },
    // There isn't [no → any] milk.
    {
      id: 'negation-10',
      find: [
        'NEGAUX SUBJ? VERB|EN|have|be|ING ANY? <no> NOUN|NOUNS|ADJ|money|time|friends|one',
        "isn't|aren't|wasn't|weren't <no> NOUN|NOUNS|ADJ",
        "don't|doesn't|didn't have|want|need|see|like|know|buy|get|find|eat|drink|use <none>",
        'not have|VERB <no> NOUN|NOUNS',
        'never VERB|VERBS|PAST|had|have|has <no> NOUN|NOUNS|money',
      ],
      fix: 'any',
      explanation: DOUBLE_NEGATIVE_EXPLANATION,
      when: (match, sentence) =>
        isSameClause(match, sentence) &&
        !/^(?:longer|more|matter|good|doubt)$/.test(getWordAfterMark(match, sentence)),
    },
    // I don't [never → ever] smoke.
    {
      id: 'negation-11',
      find: [
        'NEGAUX SUBJ? <never> VERB|EN|be|have',
        'NEGAUX VERB ANY ANY? <never> &$|.|!|,',
        'not <never>',
        'nobody|nothing|no-one <never> VERBS|PAST|VERB',
      ],
      fix: 'ever',
      explanation: DOUBLE_NEGATIVE_EXPLANATION,
      when: isSameClause,
    },
    // I [don't go never → never go] to the cinema.
    {
      id: 'negation-39',
      find: "-and|but|or SUBJ|NAME|NOUN|NOUNS <don't v=VERB|have never>",
      fix: 'never {v}',
      explanation: {
        simple: '“Never” means “not” already, and it comes before the verb: “{right}”.',
        full: '“Never” is a negative itself and comes before the verb: “{right}”.',
      },
      when: isOfAction,
    },
    // She [doesn't eat never → never eats] any meat.
    {
      id: 'negation-40',
      find: "-and|but|or SUBJ|NAME|NOUN|NOUNS <doesn't v=VERB|have never>",
      fix: 'never {v:s}',
      explanation: {
        simple: '“Never” means “not” already, and it comes before the verb: “{right}”.',
        full: '“Never” is a negative itself and comes before the verb: “{right}”.',
      },
      when: isOfAction,
    },
    // We [didn't visit never → never visited] that town.
    {
      id: 'negation-41',
      find: "-and|but|or SUBJ|NAME|NOUN|NOUNS <didn't v=VERB|have never>",
      fix: 'never {v:past}',
      explanation: {
        simple: '“Never” means “not” already, and it comes before the verb: “{right}”.',
        full: '“Never” is a negative itself and comes before the verb: “{right}”.',
      },
      when: isOfAction,
    },
    // Nobody [didn't come → came].
    {
      id: 'negation-12',
      find: ["nobody|nothing <didn't w=VERB>", "never SUBJ? <didn't w=VERB>", "no one <didn't w=VERB>"],
      fix: '{w:past}',
      explanation: {
        simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
        full: '“{before}” is negative already, so the verb is not: “{right}”, not “{wrong}”.',
      },
    },
    // Nobody [doesn't know → knows] it.
    {
      id: 'negation-13',
      find: [
        "nobody|nothing <doesn't w=VERB>",
        "no one <doesn't w=VERB>",
        "nobody <don't w=VERB>",
        "HESHE never <doesn't w=VERB>",
      ],
      fix: '{w:s}',
      explanation: {
        simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
        full: '“{before}” is negative already, so the verb is not: “{right}”, not “{wrong}”.',
      },
    },
    // I never [don't eat → eat] fish.
    {
      id: 'negation-14',
      find: ["i|you|we|they never <don't w=VERB>"],
      fix: '{w}',
      explanation: {
        simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
        full: '“{before}” is negative already, so the verb is not: “{right}”, not “{wrong}”.',
      },
    },
    // Nobody [isn't → is] here.
    {
      id: 'negation-15',
      find: ["nobody|nothing <isn't>"],
      fix: 'is',
      explanation: {
        simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
        full: '“{before}” is negative already, so the verb is not: “{right}”, not “{wrong}”.',
      },
    },
    // Nobody [can't → can] help.
    {
      id: 'negation-16',
      find: ["nobody|nothing <can't>"],
      fix: 'can',
      explanation: {
        simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
        full: '“{before}” is negative already, so the verb is not: “{right}”, not “{wrong}”.',
      },
    },
    // I don't like it [too → either].
    {
      id: 'negation-17',
      find: [
        'NEGAUX VERB ANY? ANY? <too> $',
        'NEGAUX ANY? ANY? ANY? ,? <too> $',
        "'m|is|are|am|was not ANY ANY? <too> $",
      ],
      fix: 'either',
      explanation: {
        simple: 'After a verb with “not”, we say “either”, not “too”.',
        full: 'In a negative sentence, “too” becomes “either”.',
      },
      when: (match, sentence) =>
        getWordBeforeMark(match, sentence) !== 'much' && sentence.at(-1)?.text !== '?',
    },
    // You [don't must → must not] smoke here.
    {
      id: 'negation-18',
      find: ["<don't|doesn't|didn't m=must|should|will|would>"],
      fix: '{m} not',
      explanation: {
        simple: "“{m}” takes “not” without “don't”, “doesn't” or “didn't”: “{right}”.",
        full: '“{m}” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // I [don't can → can't] swim.
    {
      id: 'negation-36',
      find: "<don't|doesn't can>",
      fix: "can't",
      explanation: {
        simple: "“Can” takes “not” without “don't” or “doesn't”: “{right}”.",
        full: '“Can” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // He [didn't can → couldn't] come.
    {
      id: 'negation-37',
      find: ["<didn't can>", "<don't|doesn't|didn't could>"],
      fix: "couldn't",
      explanation: {
        simple: "“Could” takes “not” without “didn't”: “{right}”.",
        full: '“Could” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // I [don't am → am not] tired.
    {
      id: 'negation-19',
      find: ["SUBJ|NAME <d=don't|doesn't|didn't b=am|is|are|was|were|be> ~VERB"],
      fix: 'am not',
      explanation: {
        simple: '“Am”, “is” and “are” take “not” without “do”: “{right}”.',
        full: '“Be” makes its negative without “do”: “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        getFirstWord(match, sentence) === 'i' && getFirstMarkedWord(match, sentence) !== "didn't",
    },
    // He [doesn't is → isn't] here.
    {
      id: 'negation-20',
      find: ["HESHE|NAME <doesn't|don't is>", "HESHE <don't|doesn't be>"],
      fix: "isn't",
      explanation: {
        simple: '“Am”, “is” and “are” take “not” without “do”: “{right}”.',
        full: '“Be” makes its negative without “do”: “{right}”, not “{wrong}”.',
      },
    },
    // They [don't are → aren't] here.
    {
      id: 'negation-21',
      find: ["you|we|they|NOUNS <don't|doesn't are>"],
      fix: "aren't",
      explanation: {
        simple: '“Am”, “is” and “are” take “not” without “do”: “{right}”.',
        full: '“Be” makes its negative without “do”: “{right}”, not “{wrong}”.',
      },
    },
    // He [didn't is → wasn't] at home.
    {
      id: 'negation-42',
      find: ["i|HESHE|NAME <doesn't|don't|didn't was>", "HESHE|NAME <didn't is|be>"],
      fix: "wasn't",
      explanation: {
        simple: '“Was” and “were” take “not” without “did”: “{right}”.',
        full: '“Be” makes its negative without “did”: “{right}”, not “{wrong}”.',
      },
    },
    // They [didn't were → weren't] at home.
    {
      id: 'negation-43',
      find: ["you|we|they|NOUNS <doesn't|don't|didn't were>", "you|we|they|NOUNS <didn't are|be>"],
      fix: "weren't",
      explanation: {
        simple: '“Was” and “were” take “not” without “did”: “{right}”.',
        full: '“Be” makes its negative without “did”: “{right}”, not “{wrong}”.',
      },
    },
    // I [amn't → am not] sure.
    {
      id: 'negation-22',
      find: ["i <amn't>", "i|we|they <isn't> "],
      fix: 'am not',
      explanation: {
        simple: 'With “I” we say “am not”.',
        full: "“I” goes with “am”, and “am not” has no short form in -n't: “am not”.",
      },
      when: (match, sentence) => getFirstWord(match, sentence) === 'i',
    },
    // [Not go → Don't go] there.
    {
      id: 'negation-23',
      find: [
        '^ <no v=go|run|touch|eat|smoke|talk|speak|worry|forget|open|close|walk|swim> ',
        '^ <not v=go|run|touch|eat|talk|speak|worry|forget|open|close|walk|swim>',
      ],
      fix: "don't {v}",
      explanation: {
        simple: "To tell a person not to do it, we begin with “don't”: “{right}”.",
        full: "A negative order begins with “don't” and the base form: “{right}”.",
      },
    },
    // I [didn't hardly sleep → hardly slept] before the exam.
    {
      id: 'negation-24',
      find: "i|you|he|she|it|we|they <didn't hardly v=VERB>",
      explanation: HARDLY_EXPLANATION,
      fix: 'hardly {v:past}',
    },
    // I [can't hardly → can hardly] see.
    {
      id: 'negation-32',
      find: "<can't|cannot hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'can hardly',
    },
    // She [couldn't hardly → could hardly] walk.
    {
      id: 'negation-33',
      find: "<couldn't hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'could hardly',
    },
    // They [don't hardly → hardly] speak.
    {
      id: 'negation-34',
      find: "i|you|we|they <don't hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'hardly',
    },
    // I came without [no → any] money.
    {
      id: 'negation-25',
      find: 'without <no> NOUN|NOUNS|ADJ',
      fix: 'any',
      explanation: WITHOUT_EXPLANATION,
    },
    // He left without [nothing → anything].
    {
      id: 'negation-44',
      find: 'without <nothing>',
      fix: 'anything',
      explanation: WITHOUT_EXPLANATION,
    },
    // She came without [nobody → anybody].
    {
      id: 'negation-45',
      find: 'without <nobody>',
      fix: 'anybody',
      explanation: WITHOUT_EXPLANATION,
    },
    // I don't like it [neither → either].
    {
      id: 'negation-26',
      find: ['NEGAUX VERB ANY? ANY? <neither> $', 'NEGAUX ANY? ANY? <neither> $'],
      fix: 'either',
      explanation: {
        simple: 'The verb has “not” already, so we say “either” after it.',
        full: 'After a negative verb it is “either”; “neither” would be a second negative.',
      },
    },
    // There [no is → is no] milk.
    {
      id: 'negation-27',
      find: ['there <no b=is|are|was|were>', 'there <not b=is|are|was|were>'],
      fix: '{b} no',
      explanation: {
        simple: 'After “there”, the verb comes first and then “no”: “{right}”.',
        full: 'In a “there” sentence the verb stands before “no”: “{right}”.',
      },
    },
    // I [have no → don't have] to go.
    {
      id: 'negation-28',
      find: 'i|you|we|they <have no> to',
      fix: "don't have",
      explanation: {
        simple: '“Have to” takes “not” with “do”: “{right}”.',
        full: '“Have to” makes its negative with “do”, not with “no”: “{right}”.',
      },
    },
    // She [has no → doesn't have] to work today.
    {
      id: 'negation-46',
      find: 'HESHE <has no> to',
      fix: "doesn't have",
      explanation: {
        simple: '“Has to” takes “not” with “does”: “{right}”.',
        full: '“Have to” makes its negative with “do”, not with “no”: “{right}”.',
      },
    },
    // There [isn't → aren't] any chairs.
    {
      id: 'negation-29',
      find: ["there <isn't> any|many|enough|ADJ* NOUNS", "there <isn't> NUM|many NOUNS"],
      fix: "aren't",
      explanation: {
        simple: "There is more than one, so we say “there aren't”.",
        full: "A plural noun follows, so the verb is plural: “aren't”.",
      },
      when: (match, sentence) => !sentence[match.to - 1]?.tags.has('NOUN'),
    },
    // We had [no any → no] problems.
    {
      id: 'negation-30',
      find: '<no any>',
      fix: 'no',
      explanation: {
        simple: '“No” already means “not any”, so we leave out “any”.',
        full: '“No” means “not any”, so no second “any” stands after it.',
      },
    },
    // Cleaners have no such [a → ] choice.
    {
      id: 'negation-31',
      find: 'no such <a|an> NOUN|ADJ',
      fix: '',
      explanation: {
        simple: 'After “no such” there is no “{wrong}”.',
        full: '“No” takes the place of the article, so “{wrong}” is left out after “no such”.',
      },
    },
  ],
};

function isSameClause(match: Match, sentence: Sentence): boolean {
  return !sentence
    .slice(match.from, match.to)
    .some(
      ({ text, lower }) => /[,;]/.test(text) || ['but', 'because', 'and', 'so', 'that', 'if'].includes(lower),
    );
}

/** Whether "not" belongs to the verb after it, and not to a question or a choice. */
function isPlainNegation(match: Match, sentence: Sentence): boolean {
  return (
    !/^(?:if|why|or|whether)$/.test(sentence[match.from - 1]?.lower ?? '') &&
    !/^(?:longer|different|better|good|worse|doubt|other)$/.test(getWordAfterMark(match, sentence))
  );
}

/** "I don't think never is the right word": what is thought of can begin with "never". */
function isOfAction({ marked }: Match, sentence: Sentence): boolean {
  return !/^(?:think|mean|believe|use|hear|say)$/.test(sentence[marked.from + 1]?.lower ?? '');
}
