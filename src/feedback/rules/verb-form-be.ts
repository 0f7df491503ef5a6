/*
 * Corrects a form of “be” with the base form or the past of a verb: “we are live here” → “we live here”, “he
 * was went home” → “he went home”, “it was make by hand” → “it was made by hand”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `SUBJ <was|were ~EN|ADJ v=PAST>`: “he [was went] home”. The verb is kept as `v`.
 *   <…>       the wrong words, which `fix` replaces
 *   is|are    one of these words
 *   ANY?      this, or nothing
 *   ~EN       the next word is not this; takes no word itself
 *   &$|in|…   the sentence ends, or one of these follows; takes no word itself
 *   $         the sentence ends here
 *   ^c        a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   @be       any form of “be”
 *   %persons  a word of the list `persons` in `lists` below: “mother”
 *   =VERB     a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   =NOUN     a word that is nothing else: “table”, not “work”, which is a verb as well
 *   =NOUNS    a word that is nothing else: “dogs”, not “walks”, which is a verb as well
 *   v=do      this word, which `fix` and the reasons quote as {v} (so also a, h, m); empty where the pattern
 *             took no word
 *   v==VERB   a word for =VERB, quoted as {v}
 *   {v:base}  its base form: “go”
 *   {v:en}    its past participle: “gone”
 *   {v:ing}   its -ing form: “going”
 *   {v:s}     its form in -s: “goes”
 *   {v:past}  its past form: “went”
 *   unless    patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   BEFIN “am, is, was …”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, POSS “my, your …”
 *   DET “the, my, some …”
 *   MODAL “can, won't …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark, {who} the subject, without “and” before or “always” after it.
 */

import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { takes } from '../lexicon/verb-frames.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { isVerbAfterBe } from './word-after-be.ts';
import { PERSONS } from './word-groups.ts';

const EXTRA_BE_EXPLANATION = {
  simple: '“{v:base}” is the verb here, so we leave out the form of “be”: “{right}”.',
  full: 'The simple tense of “{v:base}” has no form of “be” before it: “{right}”.',
};
const PASSIVE_EXPLANATION = {
  simple: 'Something is done to it, so the verb has its third form: “{right}”.',
  full: 'The passive is “be” with the past participle: “{right}”, not “{wrong}”.',
};
const DO_NOT_BE_EXPLANATION = {
  simple: '“{v}” is the verb here, so “not” comes with “do”: “{right}”.',
  full: '“{v}” makes its negative with “do”, not with “be”: “{right}”.',
};

/** Things that do nothing by themselves. */
const OWNED_THINGS =
  'phone|bike|bicycle|car|wallet|bag|money|laptop|passport|purse|keys|luggage|suitcase|house|bridge|letter|parcel|book|flight|computer|window|door|road|match|camera|jewellery|motorbike';

/** Verbs of what one sees in a picture, where a habit is seldom meant: “she is sit on the grass”. */
const SEEN_IN_PICTURES = new Set('sit stand lie wear hold carry wait smile laugh cry sleep'.split(' '));
/** Other verbs of what goes on for some time. */
const ACTIVITIES = new Set(
  'eat take make sing read write draw paint speak listen play swim talk walk dance watch look push pull fly chase bring clean wash prepare'.split(
    ' ',
  ),
);
/** Verbs of both lists that are nouns as well, and words that show the verb: “she was cry when …”. */
const ACTIVITIES_ALSO_NOUNS = 'wait|smile|laugh|cry|sleep|play|swim|talk|walk|dance|watch|wear|look';
const AFTER_ACTIVITY =
  '&$|in|on|at|to|with|for|when|while|because|very|the|a|my|his|her|our|their|football|tennis|basketball|cards|games|tv';

/** What is done to a thing, where “it” is the subject. */
const MADE_THINGS = /^(?:make|write|build|give|steal|draw|paint|sell|wear|drive|send|take)$/;

/** Words that show a habit or one event of the past. Wrong in another way: “Yesterday he was eat fish”. */
const NOT_IN_PROGRESS = new Set(
  'always usually often sometimes never every normally rarely everyday weekends sundays mondays then yesterday last ago once twice suddenly finally first'.split(
    ' ',
  ),
);
/** Words that show what is going on now. Wrong: “In the picture they are eat ice cream”. */
const SHOWING_NOW = /^(?:now|moment|look|picture|photo|photograph|image)$/;

/** Verbs that learners make negative with “be”: “I am not agree”. */
const NEGATIVE_VERBS = 'agree|like|want|know|understand|live|work|need';

/**
 * A form of "be" with the base form or the past of a verb: "be" is left out, or the verb needs -ing or its
 * participle.
 */
export const VERB_FORM_BE_RULES: RuleSet = {
  kind: 'verb-form',
  explanation: EXTRA_BE_EXPLANATION,
  lists: {
    persons: PERSONS,
    // Verbs without a continuous, after which no -ing form is meant. Right: "It must be like this".
    stateVerbs: 'like want know need agree belong depend exist believe understand love hate'.split(' '),
    // Words after "be" that are not verbs ("welcome", "able") or need another correction: "I am suppose to".
    otherWordsAfterBe: 'welcome have do going set like able suppose'.split(' '),
  },
  rules: [
    // It was [rain → raining] yesterday.
    {
      id: 'verb-form-42',
      find: [
        '^c it ADV? BEFIN ADV? <v=rain|snow> $|,|so|and|but|when|while|all|yesterday|today|now|outside|again|because|in|on|hard|heavily',
        'because|when|and|but|so|that|if it ADV? BEFIN ADV? <v=rain|snow> $|,|so|and|but|when|while|all|yesterday|today|now|outside|again|in|hard|heavily',
      ],
      fix: '{v}ing',
      explanation: {
        simple: 'It goes on for some time, so the verb has -ing: “{right}”.',
        full: 'After a form of “be”, weather in progress takes the -ing form: “{right}”.',
      },
    },
    // I [was felt → felt] sad.
    {
      id: 'verb-form-36',
      find: [
        'i|he|she|we|they <was|were a=MIDADV? v=felt> very|so|really|quite|a? ADJ|sad|tired|happy|like|bad|good|cold',
        'i|he|she|we|they <was|were a=MIDADV? v=became|seemed|looked> very|so|really? ADJ',
      ],
      fix: '{a} {v}',
    },
    // I [am used → used] to play football when I was a boy.
    {
      id: 'verb-form-37',
      find: [
        "SUBJ|NAME|%persons <am|is|are|'m|'re used> to VERB ANY? ANY? ANY? ANY? when SUBJ was|were",
        "SUBJ|NAME|%persons <am|is|are|'m|'re used> to VERB ANY? ANY? ANY? ANY? in the past",
        "SUBJ|NAME|%persons <am|is|are|'m|'re used> to VERB ANY? ANY? ANY? ANY? as a child|kid|boy|girl",
      ],
      fix: 'used',
      explanation: {
        simple: 'A habit of the past is only “used to …”, without “be”.',
        full: 'A past habit is “used to” and the base form, without a form of “be”.',
      },
    },
    // It must be [do → done] before Friday.
    {
      id: 'verb-form-38',
      find: [
        'MODAL not|MIDADV? be <v=do> by|before|in|with|at|on|every|again|now|today|tomorrow|soon|quickly|correctly|$',
        'it|this|that|they|NOUN|NOUNS can|could|must|should|will|may not|MIDADV? be <v=use|improve|change|solve|reduce|repair|finish|cancel|replace|avoid> ~of|$ by|before|in|with|at|on|for|every|again|to',
      ],
      fix: '{v:en}',
      explanation: PASSIVE_EXPLANATION,
    },
    // She [has right → is right].
    {
      id: 'verb-form-41',
      find: 'HESHE|NAME|%persons <has right> $|,|but|because|about',
      fix: 'is right',
      explanation: {
        simple: 'For “not wrong” we say “be right”, not “have right”.',
        full: '“Right” is an adjective here, so it goes with “be”: “{right}”.',
      },
    },
    // My phone [has stolen → has been stolen].
    {
      id: 'verb-form-39',
      find: `POSS|the ADJ? ${OWNED_THINGS} <h=has|have|had v=stolen|repaired|built|cancelled|delivered|published|damaged|destroyed|written|fixed> $|by|in|on|last|yesterday|from|at|,|and|but|because`,
      fix: '{h} been {v}',
      explanation: {
        ...PASSIVE_EXPLANATION,
        simple: 'Something is done to it, so we need “been”: “{right}”.',
      },
    },
    // I will be [go → going] there.
    {
      id: 'verb-form-04',
      find: [
        'MODAL SUBJ? not? be ~%stateVerbs <v==VERB>',
        'will|would|can|could|must|should be <v=go|come|have|help|study|eat|play>',
      ],
      // Wrong in another way: "My dream will be come true", where only "be" is too much.
      unless: 'come true',
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}” the verb has -ing here: “{right}”.',
        full: 'An action in progress takes “{before}” and the -ing form: “{right}”.',
      },
      when: isMeantAsContinuous,
    },
    // You must [be follow → follow] the rules.
    {
      id: 'verb-form-31',
      // Right: "It can be like a dream", so `~like`.
      find: 'can|could|must|should|may|might SUBJ? not? <be ~like v==VERB>',
      fix: '{v}',
      explanation: {
        simple: 'After “{who}” comes the verb itself, without “be”: “{right}”.',
        full: '“{v}” has its object here, so “{who}” takes it without “be”: “{right}”.',
      },
      when: (match, sentence) =>
        isBeforeObject(match, sentence) && takes(getLastMarkedWord(match, sentence), 'object'),
    },
    // Phones must not be [bring → brought] to the exam.
    {
      id: 'verb-form-30',
      find: 'MODAL SUBJ? not|MIDADV? be ~like|want|go|come|agree <v==VERB>',
      fix: '{v:en}',
      explanation: PASSIVE_EXPLANATION,
      when: isMeantAsPassive,
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
    // We [are live → live] here.
    {
      id: 'verb-form-12',
      find: [
        "i|you|we|they <am|are|'m|'re a=MIDADV? ~EN|ADJ|%otherWordsAfterBe v==VERB>",
        "i|you|we|they <am|are|'m|'re v=agree|disagree|work|study|live|need|want|hope|love|wait|play|come> ~EN",
        "i <am|'m ~%otherWordsAfterBe v=VERB> in|at|for|with|to|DET",
      ],
      fix: '{a} {v}',
      unless: 'set|welcome|cross|clean|dry|warm|back|mean|clear|open|separate|present|complete',
      when: isMainVerb,
    },
    // I [am not agree → don't agree] with you.
    {
      id: 'verb-form-26',
      find: `i|you|we|they <am|are|'m|'re not v=${NEGATIVE_VERBS}>`,
      fix: "don't {v}",
      explanation: DO_NOT_BE_EXPLANATION,
      when: isVerbAfterBe,
    },
    // She [is not like → doesn't like] fish.
    {
      id: 'verb-form-27',
      find: `he|she|it <is not v=${NEGATIVE_VERBS}>`,
      fix: "doesn't {v}",
      explanation: DO_NOT_BE_EXPLANATION,
      when: isVerbAfterBe,
    },
    // He [was not know → didn't know] it.
    {
      id: 'verb-form-28',
      find: `SUBJ <was|were not v=${NEGATIVE_VERBS}>`,
      fix: "didn't {v}",
      explanation: DO_NOT_BE_EXPLANATION,
      when: isVerbAfterBe,
    },
    // My brother is [wear → wearing] a red hat.
    {
      id: 'verb-form-43',
      find: [
        "SUBJ|NAME|%persons|NOUNS am|is|are|'m|'re ~EN|ADJ|%otherWordsAfterBe <v==VERB> ~by",
        `i|he|she|we|they|%persons|NOUNS am|is|are|'m|'re <v=${ACTIVITIES_ALSO_NOUNS}> ${AFTER_ACTIVITY}`,
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'This is going on now, so after “{last}” the verb has -ing: “{right}”.',
        full: 'An action in progress takes “{last}” and the -ing form: “{right}”.',
      },
      when: (match, sentence) =>
        isMainVerb(match, sentence) && !isDoneToIt(match, sentence) && isGoingOnNow(match, sentence),
    },
    // It was [take → taking] a bath in the river with its baby.
    {
      id: 'verb-form-44',
      find: [
        'SUBJ|NAME|%persons was|were ~EN|ADJ|%otherWordsAfterBe <v==VERB> ~by',
        `i|he|she|we|they|%persons|NOUNS was|were <v=${ACTIVITIES_ALSO_NOUNS}> ${AFTER_ACTIVITY}`,
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'This was going on at that time, so after “{last}” the verb has -ing: “{right}”.',
        full: 'What was going on at that time takes “{last}” and the -ing form: “{right}”.',
      },
      unless: ['if|wish', 'whose NOUN SUBJ was|were'],
      when: (match, sentence) =>
        isMainVerb(match, sentence) && !isDoneToIt(match, sentence) && wasGoingOn(match, sentence),
    },
    // He [is work → works] here.
    {
      id: 'verb-form-13',
      find: [
        'he|she|NAME|%persons <is a=MIDADV? ~EN|ADJ|%otherWordsAfterBe v==VERB>',
        'he|she|NAME|%persons <is v=agree|disagree|work|study|live|need|want|hope> ~EN',
        'he|she|NAME|%persons <is v=cook> very|really|so? well|good|every|often',
      ],
      fix: '{a} {v:s}',
      when: isMainVerb,
    },
    // He [was went → went] home.
    {
      id: 'verb-form-14',
      find: [
        'SUBJ|NAME|%persons <was|were a=MIDADV? ~EN|ADJ|%otherWordsAfterBe v==VERB> ~by',
        'SUBJ|NAME|%persons <was|were v=agree|go|work|study|live|want|play> ~by',
        'SUBJ <was|were ~EN|ADJ|%otherWordsAfterBe v=PAST> ~by',
        "SUBJ|NAME <am|is|are|'m|'re ~EN|ADJ|had|did|broke|%otherWordsAfterBe v=PAST> ~by",
      ],
      fix: '{a} {v:past}',
      // Right: "The boy whose bike it was came out."
      unless: ['if|wish', 'whose NOUN SUBJ was|were'],
      when: (match, sentence) => isMainVerb(match, sentence) && !isDoneToIt(match, sentence),
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
  ],
};

/** Wrong in another way: “It was make in China”, where the passive is meant. */
function isDoneToIt(match: Match, sentence: Sentence): boolean {
  return (
    getFirstWord(match, sentence) === 'it' &&
    MADE_THINGS.test(getLastMarkedWord(match, sentence)) &&
    !isBeforeObject(match, sentence)
  );
}

function isActivity(base: string): boolean {
  return SEEN_IN_PICTURES.has(base) || ACTIVITIES.has(base);
}

/** Whether the marked verb tells of what is going on. Wrong: “Look, they are eat”, “the mum is sit there”. */
function isGoingOnNow({ marked }: Match, sentence: Sentence): boolean {
  const base = sentence[marked.from]?.base ?? '';
  if (!isActivity(base) || sentence.some(({ lower }) => NOT_IN_PROGRESS.has(lower))) return false;
  return (
    SEEN_IN_PICTURES.has(base) ||
    sentence.some(
      (word, at) => SHOWING_NOW.test(word.lower) || (isBe(sentence[at - 1]) && hasTag(word, 'ING')),
    )
  );
}

function isBe(word: Token | undefined): boolean {
  return FUNCTION_WORDS.BEFIN.has(word?.lower ?? '');
}

/**
 * Whether the marked verb tells of what was going on: “It was eat my flowers”. Wrong in another way:
 * “Yesterday he was eat fish” tells one event, and “when I was small, I was eat fish” a habit.
 */
function wasGoingOn({ from, marked }: Match, sentence: Sentence): boolean {
  if (!isActivity(sentence[marked.from]?.base ?? '')) return false;
  const isDuring = sentence.some(
    ({ lower }, at) => /^(?:when|while)$/.test(lower) && !isBe(sentence[at + 2]) && at !== from - 1,
  );
  return isDuring || !sentence.some(({ lower }) => NOT_IN_PROGRESS.has(lower) || lower === 'when');
}

/** Whether an object follows the mark. True for "should be visit our grandmother". */
function isBeforeObject({ marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (!next || FUNCTION_WORDS.PREP.has(next.lower)) return false;
  const { DET, POSS, OBJ, NUM } = FUNCTION_WORDS;
  if ([DET, POSS, OBJ, NUM].some((words) => words.has(next.lower))) return true;
  return (['NOUN', 'NOUNS', 'NAME', 'ADJ'] as const).some((tag) => next.tags.has(tag));
}

/** Whether the -ing form is meant: "I will be study". In "Dishes should be include" the passive is meant. */
function isMeantAsContinuous(match: Match, sentence: Sentence): boolean {
  if (isBeforeObject(match, sentence)) return /^(?:will|would|'ll)$/.test(getFirstWord(match, sentence));
  const verb = getFirstMarkedWord(match, sentence);
  const hasPersonAsSubject = /^(?:i|you|he|she|we)$/.test(getWordBeforeMatch(match, sentence));
  return !takes(verb, 'object') || (hasPersonAsSubject && takes(verb, 'no-object'));
}

/** Whether the passive is meant: "Dishes should be include on the menu", where no object follows the verb. */
function isMeantAsPassive(match: Match, sentence: Sentence): boolean {
  const verb = getFirstMarkedWord(match, sentence);
  if (isBeforeObject(match, sentence) || !takes(verb, 'object')) return false;
  return getWordAfterMark(match, sentence) === 'by' || !takes(verb, 'no-object');
}

/** Whether the last marked word is a verb. Right: "They're cough drops", "we are live on air". */
function isMainVerb(match: Match, sentence: Sentence): boolean {
  const isLive = getLastMarkedWord(match, sentence) === 'live';
  return !(isLive && !isVerbAfterBe(match, sentence)) && !isBeforeNoun(match, sentence);
}

/** Whether a plural, or a word that no list has, follows the mark. True for "They're cough drops". */
function isBeforeNoun({ marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (!next?.isWord || isFunctionWord(next.lower)) return false;
  return next.tags.size === 0 || next.tags.has('NOUNS');
}
