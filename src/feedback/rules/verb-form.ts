import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { isNoVerbBehindBe } from './word-behind-be.ts';
import { PERSONS } from './word-groups.ts';

const TO_VERBS = parseWordList(
  'want need like love hope decide try plan have learn start begin forget promise offer agree prefer hate refuse ask expect manage afford wish choose continue go',
);

const MODAL_EXPLANATION = {
  simple: 'After “{who}” the verb has its short form: “{right}”.',
  full: '“{who}” is followed by the base form: “{right}”, not “{wrong}”.',
};
const DO_SUPPORT_EXPLANATION = {
  simple: 'After “{who}” the verb has its short form: “{right}”.',
  full: '“{who}” shows time and person already, so the verb has its base form: “{right}”.',
};
const TO_INFINITIVE_EXPLANATION = {
  simple: 'After “to” the verb has its short form: “{right}”.',
  full: 'After “to” the verb has its base form: “{right}”, not “{wrong}”.',
};
const EXTRA_BE_EXPLANATION = {
  simple: '“{v:base}” is the verb here, so we leave out the form of “be”: “{right}”.',
  full: 'The simple tense of “{v:base}” has no form of “be” before it: “{right}”.',
};
const PASSIVE_EXPLANATION = {
  simple: 'Something is done to it, so the verb has its third form: “{right}”.',
  full: 'The passive is “be” with the past participle: “{right}”, not “{wrong}”.',
};
const PARTICIPLE_EXPLANATION = {
  simple: 'After “{who}” the verb has its third form: “{right}”.',
  full: '“{who}” is followed by the past participle: “{right}”, not “{wrong}”.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@%toverbs to ~VERB|NOUN|NOUNS <v=VERBS>`: “he wants to [goes]”: before it any form of a verb of the list
 * `toverbs`. The marked verb is kept as `v`.
 * `@want` any form of it; `%toverbs` a word of the list; CAPITALS kinds of words (SUBJ “I”, EN past
 * participle, MIDADV “always”); `=X` of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not
 * follow; `-x` x does not precede; `^` sentence start.
 */
export const VERB_FORM_RULES: RuleSet = {
  kind: 'verb-form',
  explanation: MODAL_EXPLANATION,
  lists: { toverbs: TO_VERBS, persons: PERSONS },
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
        simple: 'This did not happen, so we say “{right}” here.',
        full: 'A past that did not happen takes “have” and the past participle here: “{right}”.',
      },
      when: (match, sentence) =>
        sentence.some(({ lower }) => lower === 'if') &&
        sentence.some(({ lower }, at) => /^(?:had|hadn't)$/.test(lower) && at !== match.marked.from),
    },
    // I will [went → go] there.
    {
      id: 'verb-form-01',
      find: [
        'MODAL SUBJ? not|MIDADV? ~VERB|used|better|NOUNS <v=VERBS>',
        'MODAL SUBJ? not|MIDADV? ~VERB|used|better|had|ADJ <v=PAST|EN>',
        'MODAL SUBJ? not|MIDADV? <v=has|had|does|did>',
        'MODAL SUBJ not|MIDADV? ~VERB <v=VERBS>',
        'can|could|must|should|will SUBJ? not? ~NOUN|NOUNS|ADJ <v=ING>',
      ],
      fix: '{v:base}',
      when: (match, sentence) =>
        (!/^(?:May|Will)$/.test(sentence[match.from]?.text ?? '') ||
          (match.from === 0 && match.marked.from > 1)) &&
        // "If I had caught my train, I would never met her" needs "have met".
        !(
          sentence[match.marked.from]?.tags.has('EN') &&
          sentence.slice(0, match.from).some(({ lower }, at) => lower === 'had' && at > 1) &&
          sentence.some(({ lower }) => lower === 'if')
        ),
    },
    // I can't [to come → come].
    {
      id: 'verb-form-02',
      find: [
        "-a|an|the|POSS|ADJ can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|may|might|will|won't <to v=VERB|be>",
        'can|could|must|should|may|might|will SUBJ <to v=VERB|be>',
        'can|must|should|may|will not <to v=VERB|be>',
        "'ll <to v=VERB|be>",
      ],
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” the verb has no “to”: “{right}”.',
        full: '“{who}” is followed by the base form without “to”: “{right}”.',
      },
    },
    // You'd better [to go → go] now.
    {
      id: 'verb-form-03',
      find: ["'d|had better <to v=VERB>", 'would rather <to v=VERB>', "'d rather <to v=VERB>"],
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” the verb has no “to”: “{right}”.',
        full: '“{who}” is followed by the base form without “to”: “{right}”.',
      },
    },
    // I will be [go → going] there.
    {
      id: 'verb-form-04',
      find: [
        'MODAL SUBJ? not? be <v==VERB>',
        'will|would|can|could|must|should be <v=go|come|have|help|study|eat|play>',
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}” the verb has -ing: “{right}”.',
        full: 'What is going on is “{before}” with the -ing form: “{right}”.',
      },
      when: (match, sentence) => {
        const verb = getFirstMarkedWord(match, sentence);
        if (/^(?:like|want|know|need|agree|belong|depend|exist|believe|understand|love|hate)$/.test(verb))
          return false;
        // "Dishes should be include on the menu" has no object: a passive is meant.
        if (hasObject(match, sentence)) return /^(?:will|would|'ll)$/.test(sentence[match.from]?.lower ?? '');
        return !takes(verb, 'o') || isDoneByPronoun(match, sentence);
      },
    },
    // You must [be follow → follow] the rules.
    {
      id: 'verb-form-31',
      find: 'can|could|must|should|may|might SUBJ? not? <be v==VERB>',
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” comes the verb itself, without “be”: “{right}”.',
        full: '“{v}” has its object here, so “{who}” takes it without “be”: “{right}”.',
      },
      // "It can be like a dream."
      when: (match, sentence) =>
        hasObject(match, sentence) &&
        getLastMarkedWord(match, sentence) !== 'like' &&
        takes(getLastMarkedWord(match, sentence), 'o'),
    },
    // Phones must not be [bring → brought] to the exam.
    {
      id: 'verb-form-30',
      find: ['MODAL SUBJ? not|MIDADV? be <v==VERB>'],
      fix: '{v:en}',
      explanation: PASSIVE_EXPLANATION,
      when: (match, sentence) => {
        const verb = getFirstMarkedWord(match, sentence);
        if (hasObject(match, sentence) || !takes(verb, 'o') || /^(?:like|want|go|come|agree)$/.test(verb))
          return false;
        return getWordAfterMark(match, sentence) === 'by' || !takes(verb, 'x');
      },
    },
    // I [will be like → will like] to come.
    {
      id: 'verb-form-05',
      find: [
        'SUBJ|NAME|%persons|NOUNS <m=will|would|can|could|must|should be v=agree|want|know|need>',
        'SUBJ|NAME|%persons <m=will|would be v=like> to VERB',
      ],
      fix: '{m} {v}',
      explanation: {
        simple: '“{v}” is the verb here, so we leave out “be”: “{right}”.',
        full: '“{v}” is the main verb, so “be” is left out: “{right}”.',
      },
    },
    // I didn't [went → go].
    {
      id: 'verb-form-06',
      find: [
        'did SUBJ not|MIDADV? ~VERB <v=PAST>',
        "didn't|doesn't|don't SUBJ? MIDADV? ~VERB|used <v=PAST>",
        'did|do|does not ~VERB <v=PAST>',
        'did POSS|the|this|that ADJ* NOUN|NOUNS ~VERB <v=PAST>',
        'did =NAME ~VERB <v=PAST>',
        "didn't|doesn't|don't SUBJ? ~VERB|NOUN|used <v=EN>",
        'did SUBJ ~VERB|NOUN|ADJ <v=EN> ',
        'do|does SUBJ ~VERB|ADJ <v=PAST>',
      ],
      fix: '{v:base}',
      // Right: "The ease with which she did it surprised us."
      when: (match, sentence) =>
        sentence[match.from]?.lower !== 'did' ||
        !FUNCTION_WORDS.SUBJ.has(sentence[match.from - 1]?.lower ?? ''),
      explanation: DO_SUPPORT_EXPLANATION,
    },
    // Does he [works → work] here?
    {
      id: 'verb-form-07',
      find: [
        "didn't|doesn't|don't SUBJ? MIDADV? ~VERB <v=VERBS>",
        'did|do|does not ~VERB <v=VERBS>',
        'does|did|do HESHE|NAME|you|they|we MIDADV? ~VERB <v=VERBS>',
        'does|did POSS|the ADJ* NOUN ~NOUNS|VERB <v=VERBS>',
        "didn't|doesn't|don't HESHE? <v=has>",
        'does POSS|the ADJ* NOUN <v=has>',
      ],
      fix: '{v:base}',
      explanation: DO_SUPPORT_EXPLANATION,
    },
    // I don't [going → go] there.
    {
      id: 'verb-form-08',
      find: [
        "didn't|doesn't|don't SUBJ? ~NOUN <v=ING>",
        '^ do|does|did SUBJ ~NOUN|ADJ <v=ING>',
        'WH do|does|did SUBJ ~NOUN|ADJ <v=ING>',
        'do|does|did not ~NOUN <v=ING>',
      ],
      fix: '{v:base}',
      explanation: DO_SUPPORT_EXPLANATION,
      unless: 'mind|like|enjoy',
    },
    // I don't [to know → know].
    {
      id: 'verb-form-09',
      find: ["didn't|doesn't|don't <to v=VERB>", '^ do|does|did SUBJ <to v=VERB>'],
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” the verb has no “to”: “{right}”.',
        full: '“{who}” is followed by the base form without “to”: “{right}”.',
      },
    },
    // I want to [went → go] home.
    {
      id: 'verb-form-10',
      find: [
        '@%toverbs|would to ~VERB|NOUN|ADJ <v=PAST>',
        '@%toverbs to ~VERB|NOUN|NOUNS <v=VERBS>',
        '@%toverbs to <v=has|had|does|did|goes>',
        'how|what|where|when|order|going|able|ready|easy|difficult|hard|important|possible|happy|nice|time|way|chance|right|plan|dream|used to ~VERB|NOUN|ADJ <v=PAST>',
        'how|what|where|going|able|ready|easy|difficult|important|happy to ~VERB|NOUN|NOUNS <v=VERBS>',
        'OBJ|me to ~VERB|NOUN|ADJ <v=PAST>',
        '%toverbs to ~VERB|NOUN|ADJ <v=EN>',
      ],
      fix: '{v:base}',
      when: (match, sentence) =>
        !/^(?:found|saw|lay|wound|bound|ground|felt|left|broke|wove)$/.test(
          getFirstMarkedWord(match, sentence),
        ),
      explanation: TO_INFINITIVE_EXPLANATION,
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
      explanation: TO_INFINITIVE_EXPLANATION,
    },
    // We [are live → live] here.
    {
      id: 'verb-form-12',
      find: [
        "i|you|we|they <am|are|'m|'re a=MIDADV? ~EN|ADJ|going|welcome|have|do v==VERB>",
        "i|you|we|they <am|are|'m|'re v=agree|disagree|work|study|live|need|like|want|hope|love|wait|play|come> ~EN",
        "i <am|'m v=VERB> in|at|for|with|to|DET",
      ],
      fix: '{a} {v}',
      explanation: EXTRA_BE_EXPLANATION,
      unless: 'set|welcome|cross|clean|dry|warm|back|mean|clear|open|separate|present|complete',
      when: isNoSpecialVerb,
    },
    // I [am not agree → don't agree] with you.
    {
      id: 'verb-form-26',
      find: ["i|you|we|they <am|are|'m|'re not v=agree|like|want|know|understand|live|work|need>"],
      fix: "don't {v}",
      explanation: {
        simple: '“{v}” is the verb here, so “not” comes with “do”: “{right}”.',
        full: '“{v}” makes its negative with “do”, not with “be”: “{right}”.',
      },
      when: (match, sentence) => !isNoVerbBehindBe(match, sentence),
    },
    // She [is not like → doesn't like] fish.
    {
      id: 'verb-form-27',
      find: ['he|she|it <is not v=agree|like|want|know|understand|live|work|need>'],
      fix: "doesn't {v}",
      explanation: {
        simple: '“{v}” is the verb here, so “not” comes with “do”: “{right}”.',
        full: '“{v}” makes its negative with “do”, not with “be”: “{right}”.',
      },
      when: (match, sentence) => !isNoVerbBehindBe(match, sentence),
    },
    // He [was not know → didn't know] it.
    {
      id: 'verb-form-28',
      find: ['SUBJ <was|were not v=agree|like|want|know|understand|live|work|need>'],
      fix: "didn't {v}",
      explanation: {
        simple: '“{v}” is the verb here, so “not” comes with “do”: “{right}”.',
        full: '“{v}” makes its negative with “do”, not with “be”: “{right}”.',
      },
      when: (match, sentence) => !isNoVerbBehindBe(match, sentence),
    },
    // He [is work → works] here.
    {
      id: 'verb-form-13',
      find: [
        'he|she|NAME|%persons <is a=MIDADV? ~EN|ADJ|have|do v==VERB>',
        'he|she|NAME|%persons <is v=agree|disagree|work|study|live|need|want|hope> ~EN',
      ],
      fix: '{a} {v:s}',
      explanation: EXTRA_BE_EXPLANATION,
      when: isNoSpecialVerb,
    },
    // He [was went → went] home.
    {
      id: 'verb-form-14',
      find: [
        'SUBJ|NAME|%persons <was|were a=MIDADV? ~EN|ADJ|have|do v==VERB>',
        'SUBJ|NAME|%persons <was|were v=agree|go|work|study|live|want|play> ~by',
        'SUBJ <was|were ~EN|ADJ v=PAST>',
        "SUBJ|NAME <am|is|are|'m|'re ~EN|ADJ|had|did|broke v=PAST>",
      ],
      fix: '{a} {v:past}',
      explanation: EXTRA_BE_EXPLANATION,
      unless: 'if|wish',
      when: (match, sentence) =>
        isNoSpecialVerb(match, sentence) && getWordAfterMark(match, sentence) !== 'by',
    },
    // It was [make → made] by hand.
    {
      id: 'verb-form-15',
      find: [
        '@be MIDADV|not? ~EN|ADJ|have|do <v=VERB|PAST> by',
        '=NOUN|=NOUNS|it|this|that|which|NOUN was|were|been <v=build|make|write|give|take|steal|break|choose|speak|wrote|broke|stole|chose|spoke|gave|took|eat|ate|sell|know|find|hide|wear|drive|send|teach|catch|throw|draw|drew>',
        'it|NOUN|NOUNS|NAME|english|french|spanish is|are <v=make|call|build|write|speak|sell|wrote|spoke|ate|drive|locate|situate> of|in|by|from|NAME|every|all',
        '=NOUN|=NOUNS|it has|have|had been ~EN|ADJ <v=VERB|PAST>',
        'will|can|must|should|to be ~EN|ADJ|NOUN <v=PAST>',
      ],
      fix: '{v:en}',
      explanation: PASSIVE_EXPLANATION,
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
      explanation: PARTICIPLE_EXPLANATION,
    },
    // I have [see → seen] it.
    {
      id: 'verb-form-17',
      find: [
        "-will|would|can|could|should|must|may|might|to HAVE|'ve MIDADV|not? ~EN|NOUN|have|do|to|ADJ|no <v==VERB>",
        'has|have SUBJ ever|MIDADV? ~EN|NOUN|to|ADJ <v==VERB>',
        "have|has|'ve never|ever|already|just ~EN|have|had|do|to <v=VERB>",
        "haven't|hasn't ~EN|any|to|ADJ|NOUN <v==VERB>",
        'have|has you|she|he|they ever ~EN|had|have <v=VERB>',
      ],
      fix: '{v:en}',
      explanation: PARTICIPLE_EXPLANATION,
      // "We had roast chicken": the participle used before a noun.
      when: (match, sentence) =>
        sentence[match.from]?.lower !== 'having' && getFirstMarkedWord(match, sentence) !== 'roast',
    },
    // She has [be → been] ill.
    {
      id: 'verb-form-18',
      find: ["HAVE|'ve MIDADV? not? <v=being> ~EN", "HAVE|'ve <be>"],
      fix: 'been',
      explanation: PARTICIPLE_EXPLANATION,
    },
    // Let's [to go → go] home.
    {
      id: 'verb-form-19',
      find: ["let's <to v=VERB>", 'let us <to v=VERB>'],
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” the verb has no “to”: “{right}”.',
        full: '“{who}” is followed by the base form without “to”: “{right}”.',
      },
    },
    // Let's [going → go] home.
    {
      id: 'verb-form-20',
      find: ["let's ~NOUN <v=ING>", "let's <v=ING|VERBS|PAST> ~VERB"],
      fix: '{v:base}',
      explanation: {
        simple: 'After “{before}” the verb has its short form: “{right}”.',
        full: '“{before}” is followed by the base form: “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) => !sentence[match.marked.from]?.tags.has('VERB'),
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
    // I will [can → ] come.
    {
      id: 'verb-form-22',
      find: 'can|will|must|should <can|will|must|should|could>',
      fix: '',
      explanation: {
        simple: "“{last}” and “{wrong}” can't stand together: one of them is enough.",
        full: "Two modal verbs can't stand together, so after “{last}” there is no “{wrong}”.",
      },
      when: (match, sentence) => sentence[match.from]?.lower !== sentence[match.from + 1]?.text,
    },
    // You [ought go → ought to go].
    {
      id: 'verb-form-23',
      find: 'SUBJ|NAME|%persons <ought v=VERB>',
      fix: 'ought to {v}',
      explanation: {
        simple: '“Ought” needs “to” before the verb: “{right}”.',
        full: '“Ought” is followed by “to” and the base form: “{right}”.',
      },
    },
    // I am able [swim → to swim].
    {
      id: 'verb-form-24',
      find: [
        'in order <v=VERB>',
        'able <v=VERB>',
        'ready|happy|glad|difficult|easy|impossible|afraid <v==VERB>',
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
        'SUBJ|NAME|people|to|always|never|really|also @want|@decide|@hope|@plan|@need|@refuse|@manage|@forget|@learn|@agree|@promise|@offer|@try <v==VERB> ',
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

const SPECIAL = new Set(['welcome', 'have', 'do', 'going', 'set', 'like', 'able']);

function isNoSpecialVerb(match: Match, sentence: Sentence): boolean {
  const verb = getLastMarkedWord(match, sentence);
  const next = sentence[match.marked.to];
  if (verb === 'like' || verb === 'suppose') return false;
  if (verb === 'live' && isNoVerbBehindBe(match, sentence)) return false;
  // Right: "They're cough drops."
  if (next?.isWord && !isFunctionWord(next.lower) && (next.tags.size === 0 || next.tags.has('NOUNS')))
    return false;
  return (
    !SPECIAL.has(verb) ||
    (verb === 'like' &&
      getFirstMarkedWord(match, sentence) !== 'is' &&
      !/^(?:a|an|the|this|that|my|your|me|him|her|us|them|you|it)$/.test(getWordAfterMark(match, sentence)))
  );
}

/** Whether what a verb is done to follows it: "should be visit our grandmother". */
function hasObject(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  if (!next || FUNCTION_WORDS.PREP.has(next.lower)) return false;
  const { DET, POSS, OBJ, NUM } = FUNCTION_WORDS;
  if ([DET, POSS, OBJ, NUM].some((words) => words.has(next.lower))) return true;
  return ['NOUN', 'NOUNS', 'NAME', 'ADJ', 'DIGITS'].some((tag) => next.tags.has(tag as never));
}

/** "I will be study": who does it stands before the modal; a verb that always has an object is passive. */
function isDoneByPronoun(match: Match, sentence: Sentence): boolean {
  const before = sentence[match.from - 1]?.lower ?? '';
  return /^(?:i|you|he|she|we)$/.test(before) && takes(getFirstMarkedWord(match, sentence), 'x');
}
