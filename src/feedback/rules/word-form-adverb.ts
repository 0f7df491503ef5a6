/*
 * Corrects adjectives and adverbs in each other's place, and nouns in the place of adjectives: “he drives
 * careful” → “he drives carefully”, “he is anger” → “he is angry”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@%doing <a=%manner> $`: “she sang [beautiful]”: any form of a verb of one list, an adjective of another,
 * kept as `a`, and the end.
 *   <…>              the wrong words, which `fix` replaces
 *   a|an             one of these words
 *   a?               this, or nothing
 *   ~it              the next word is not this; takes no word itself
 *   -there           the word before is not this; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @go              any form of “go”: go, goes, went, gone, going
 *   %otherForms      a word of the list `otherForms` in word-form-words.ts: “done”
 *   @%doing          any form of a verb of the list `doing` in word-form-words.ts: sing, sings, sang, sung,
 *                    singing
 *   n=%qualities     this word, which `fix` and the reasons quote as {n} (so also a)
 *   {a:ly}           its adverb: “slowly”
 *   {a:fromly}       the adjective: “quick” of “quickly”
 *   {n:adjectiveof}  the adjective of a noun: “angry” of “anger”
 *   {a:ed}           the adjective in -ed: “bored” of “boring”
 *   unless           patterns; the rule is off in a sentence that has one of them anywhere
 *   MODAL “can, will …”, VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   BEFIN “am, is, was …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {next} the word after the mark, {before}
 *   what the pattern asks for before the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { VERBS_ALSO_NOUNS } from '../lexicon/verbs.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './word-form-words.ts';
import { PERSONS, VERBS_WITH_OBJECT_COMPLEMENT } from './word-groups.ts';

/**
 * Adjectives and adverbs in each other's place, nouns in the place of adjectives, and "boring" for "bored".
 */
export const WORD_FORM_ADVERB_RULES: RuleSet = {
  kind: 'word-form',
  explanation: DEFAULT_EXPLANATION,
  lists: {
    ...WORD_LISTS,
    // Forms of verbs that are often no action that an adverb describes: "it is done", "he is known".
    otherForms: ['done', 'known', 'being', 'living', 'working', 'written', 'playing'],
    // Words after a right "good": "He speaks good English", "it sounds good for him".
    afterGood: ['english', 'french', 'spanish', 'german', 'italian', 'chinese', 'for', 'things', 'at'],
    // Second nouns of compounds. Right: "a beauty contest", "a peace treaty", "a noise level".
    compoundHeads: parseWordList(
      'stories story salon queen shop treatment contest parlour parlor sleep products product zone money relief rate signal tip system concert fighter fighters test level levels game prize treaty talks talk corps interval pollution spot line killer killers management',
    ),
  },
  rules: [
    // He drives [careful → carefully].
    {
      id: 'word-form-adverb-01',
      find: [
        '~%otherForms @%doing very|so|really|too|quite <a=%manner> ~NOUN|NOUNS',
        'MODAL <a=easy|quick|slow|careful|quiet|perfect|complete|total|exact|sudden|correct> ~NOUN|NOUNS|ADJ VERB',
        'a|the <a=real> good|nice|bad|hot|cold|beautiful|important|big NOUN|person',
        '@look at OBJ very? <a=angry|strange|nervous|serious|careful> $',
        '~%otherForms @%doing <a=%manner> $',
        '~%otherForms @%doing <a=%manner> and|because|when|but|,|in|at|on|to|every|with|for',
        '~%otherForms @%doing OBJ|it|him <a=%manner> $',
        '~%otherForms @speak|@play|@drive|@sing|@do|@write|@read|@cook|@eat|@close|@open|@answer|@ride|@treat DET|POSS? ADJ? NOUN|NAME|english|french|spanish|german|NOUNS very|so|really|too|quite? <a=%manner> $',
        '~%otherForms @speak|@play|@drive|@do|@write english|french|spanish|the|a NOUN? very|so? <a=%manner|perfect|fluent> and|because|$|but|,',
      ],
      // Right in everyday English: "eat healthy", "play it safe".
      unless: [
        '@play it? fair|safe',
        '@run|@go|@grow wild',
        '@eat ANY? ANY? raw',
        '@eat healthy',
        '^ drive safe',
      ],
      fix: '{a:ly}',
      when: (match, sentence) => !isNounAtStart(match, sentence) && !isDescribedObject(match, sentence),
    },
    // I slept [good → well].
    {
      id: 'word-form-adverb-02',
      find: [
        '@%doing|@speak|@do|@know|@understand very|so|really|too|quite|not|pretty <good> ~NOUN|NOUNS|%afterGood',
        '@%doing <good> $',
        '@speak|@play|@sing|@cook|@dance|@do|@write|@know|@understand DET|POSS? english|french|spanish|german|NOUN|NOUNS|it|NAME very|so|really|quite|not? <good> $',
        '@do|@play|@sing|@cook|@dance|@swim|@drive|@speak|@sleep|@work|@write <good> $|and|but|because|,|in|with|together|yesterday|last',
        '@speak english|french|spanish|german|NAME very|so|really? <good> and|but|because|,',
        '@sleep|@know OBJ? very? <good> ~NOUN|NOUNS|%afterGood|from',
      ],
      // Right: "Do good in the world", "he cooks good and cheap food".
      unless: ['@do good in|to|and', 'good and ADJ|bad NOUN|NOUNS'],
      fix: 'well',
      explanation: {
        simple: '“Good” describes a thing. To tell how we do it, we say “well”.',
        full: '“Good” is an adjective; to describe the verb we need its adverb, “well”.',
      },
      when: (match, sentence) => !isNounAtStart(match, sentence) && !isDescribedObject(match, sentence),
    },
    // She sings [bad → badly].
    {
      id: 'word-form-adverb-03',
      find: [
        '@drive|@run|@go|@speak|@work|@walk|@talk|@eat|@write very|so|too|more? <a=quick|slow> $',
        '@drive|@run|@speak|@work|@walk|@talk|@eat|@finish|@learn|@answer very|so|too <a=quick|slow|careful|quiet|loud|bad> ~NOUN|NOUNS',
        // Right: "The room went very quiet", "the milk goes bad".
        '@go very|so|too <a=quick|slow|careful|loud> ~NOUN|NOUNS',
        '@play|@sing|@speak|@drive|@dance|@do|@cook|@write|@sleep OBJ|NAME|english|NOUN|the? NOUN? very|so|really? <a=bad> $',
        '@run|@speak|@eat|@walk|@leave|@move <a=quick|slow> ~NOUN|NOUNS',
        '@recover|@grow|@change|@react|@respond|@disappear|@increase|@spread|@pass|@arrive|@heal|@improve|@adapt very|so|really|too? <a=quick|slow> ~NOUN|NOUNS|as|and',
        '@do|@finish|@eat|@learn|@clean|@cook|@open|@close it|this|that|them very|so|too|really? <a=quick|slow|careful|quiet> $|,|and',
      ],
      fix: '{a:ly}',
      when: (match, sentence) => !isNounAtStart(match, sentence) && !isDescribedObject(match, sentence),
    },
    // He works very [hardly → hard].
    {
      id: 'word-form-adverb-04',
      find: [
        '@work|@study|@train|@try|@rain|@think very|so|really|too? <hardly> ~any|ever|anything|anyone|anybody|at',
        '@work|@study|@try <hardly> $',
      ],
      fix: 'hard',
      explanation: {
        simple: '“Hardly” means “almost not”. For “with a lot of work” we say “hard”.',
        full: 'The adverb of “hard” is “hard”, too; “hardly” means “almost not”.',
      },
    },
    // He runs [fastly → fast].
    {
      id: 'word-form-adverb-05',
      find: ['<fastly>'],
      fix: 'fast',
      explanation: {
        simple: '“Fast” has no -ly, even when it tells how.',
        full: 'The adverb of “fast” is “fast”, without -ly.',
      },
    },
    // He came [lately → late].
    {
      id: 'word-form-adverb-06',
      find: ['~been @arrive|@come|@get|@go|@wake|@be very|so|too? <lately>'],
      fix: 'late',
      explanation: {
        simple: '“Lately” means “in the last few weeks”. For “not early” we say “late”.',
        full: 'The adverb of “late” is “late”; “lately” means “recently”.',
      },
    },
    // He sings [goodly → well].
    {
      id: 'word-form-adverb-07',
      find: '<goodly>',
      fix: 'well',
      explanation: {
        simple: '“Good” takes no -ly. To tell how we do it, we say “well”.',
        full: 'The adverb of “good” is “well”, not “{wrong}”.',
      },
    },
    // I feel [sadly → sad].
    {
      id: 'word-form-adverb-08',
      find: [
        "is|are|was|were|am|be|'m|'s|'re|looks|look|feel|feels|felt|smell|smells|taste|tastes|tasted|looked|sounds|sound|seems|seem|became|become very|so|really|too|not|quite? <a=beautifully|happily|sadly|badly|angrily|quietly|nervously|terribly|wonderfully|carefully|easily|dangerously|differently|nicely|perfectly|seriously|strangely|comfortably|politely|honestly|kindly|slowly|quickly> $",
        '@feel|@look|@sound|@smell|@taste very|so? <a=happily|sadly|badly|angrily|beautifully|terribly|nicely|differently|wonderfully|strangely|deliciously|nervously|tiredly> $|,|and|but|because|when|today|now|after|every|yesterday|if|so',
      ],
      // Right: "I feel differently now", "she felt badly about it", "look carefully".
      unless: [
        '@feel very|so|quite|rather? differently|badly',
        '@look very|so|too|quite? carefully|closely|quickly|slowly|quietly|politely|honestly|angrily|sadly|nervously|kindly $',
      ],
      fix: '{a:fromly}',
      explanation: {
        simple: '“{a}” tells how we do something. To tell what someone or something is like: “{right}”.',
        full: '“{before}” takes an adjective, which describes the subject: “{right}”, not “{wrong}”.',
      },
    },
    // She is a [beauty → beautiful] person.
    {
      id: 'word-form-adverb-09',
      find: [
        'a|an very|so|really|most|more? <n=%qualities> ~%compoundHeads NOUN|NOUNS|place|day|person|thing',
        'a|an very|really|so <n=%nounsForAdjectives> ~%compoundHeads NOUN|NOUNS',
        'such a? <n=%qualities> ~%compoundHeads NOUN|NOUNS',
      ],
      fix: '{n:adjectiveof}',
      explanation: {
        simple: '“{n}” is the name of a thing. The word that describes is “{right}”.',
        full: '“{n}” is a noun; before “{next}” we need the adjective “{right}”.',
      },
    },
    // He is [anger → angry].
    {
      id: 'word-form-adverb-10',
      find: [
        "-there BEFIN|'s|be|@feel|@look very|so|really|too|more <n=%nounsForAdjectives> $|and|but|because|,|for|in|to|today|than|with|at|of",
        "-there BEFIN|'s|be|@feel|@look|@become|@get very <n=%familyNouns> $|and|but|because|,|for|in|to|today|with|at|of|when",
        'SUBJ BEFIN|@feel|@get so|really <n=crowd|surprise|stress|health> $|and|but|because|,|in|today|when|that|to',
        'ING|NOUNS is|are|was|were <n=danger|difficulty|importance|necessity> $|,|and|for',
        '^c DET? ADJ? exam|test|lesson|question|exercise|homework|work|language|grammar|english BEFIN not? very|so|really? <n=difficulty> $|,|and|but|for|because|to',
        '^c DET? ADJ? food|vegetables|fruit|water|sport|diet|fish|it BEFIN not? very|so|really|more? <n=health> $|,|and|but|for|because',
        // Not marked: "It was importance", where "it" may stand for a noun.
        "~it SUBJ|NAME|%persons am|is|are|was|were|'m|'re <n=beauty|danger|success|anger|hunger|patience|intelligence|confidence|honesty|pride|noise|importance|difficulty|sun|cloud|wind|curiosity|generosity|strength|wisdom|fame|convenience|popularity|laziness|sadness|loneliness|kindness|boredom|excitement> $|and|but|because|,|today",
        'to be <n=patience|honesty|confidence|intelligence|anger|hunger|kindness|generosity|curiosity> $|,|and|but|because|with|when|in|to',
        "-that|think|thought it am|is|are|was|were|'m|'re <n=sun|cloud|wind> $|and|but|because|,|today",
      ],
      fix: '{n:adjectiveof}',
      explanation: {
        simple: '“{n}” is the name of a thing. The word that describes is “{right}”.',
        full: '“{n}” is a noun; here we need the adjective “{right}”.',
      },
    },
    // I was [boring → bored].
    {
      id: 'word-form-adverb-11',
      find: [
        "i|we|he|she|they|you|%persons|NAME|NOUNS am|is|are|was|were|'m|'re|'s|feel|feels|felt|get|got|become|became|been|look|looks|looked very|so|really|too|always|not|more|a|quite|extremely? <a=%feelingsInIngOfNoPerson> $|in|about|because|and|with|at|by|of|when|that|,|to|but|after|if|today|for",
        "i 'm|am|was|feel|felt very|so|really|not|always? <a=%feelingsInIng>",
        'i|we|he|she|they get|got|gets very|so|really? <a=%feelingsInIng>',
        'who|people|children|students is|are|was|were very|so|really? <a=interesting|boring|exciting> in',
      ],
      fix: '{a:ed}',
      explanation: {
        simple: '“{wrong}” is what a thing is like. How a person feels is “{right}”.',
        full: 'The -ing form is for what causes a feeling. The person who has it is “{right}”.',
      },
      when: isFeelingOfPerson,
    },
  ],
};

/** Not marked: "my work good", "the play good", where a determiner makes a noun of the first word. */
function isNounAtStart(match: Match, sentence: Sentence): boolean {
  const action = sentence[match.from];
  return (
    action !== undefined &&
    mayBeNoun(action) &&
    /^(?:the|a|an|my|your|his|her|our|their|this|that|of)$/.test(getWordBeforeMatch(match, sentence))
  );
}

/** Nouns for one person. */
const PERSON_WORDS: ReadonlySet<string> = new Set(PERSONS);

/**
 * Right: "Noise makes remote work impossible", "I find driving easy": what the object is, not how it is done.
 */
function isDescribedObject({ from }: Match, sentence: Sentence): boolean {
  const action = sentence[from];
  if (!action || !(mayBeNoun(action) || hasTag(action, 'ING'))) return false;
  const verbAt = sentence.findLastIndex(
    ({ base }, at) => at < from && VERBS_WITH_OBJECT_COMPLEMENT.has(base) && at >= from - 4,
  );
  const between = sentence.slice(verbAt + 1, from);
  if (verbAt < 0 || !between.every((word) => canDescribeNoun(word))) return false;
  // Wrong: "I like driving slow", which tells what I like to do.
  const isActivity = hasTag(action, 'ING') && !between.some(({ lower }) => FUNCTION_WORDS.DET.has(lower));
  return !isActivity || takesObjectAlone(sentence[verbAt]);
}

/** Whether an -ing form after the verb is its object only: "find", but not "like" in "I like singing". */
function takesObjectAlone(verb: Token | undefined): boolean {
  return /^(?:make|find|consider|call|render|declare|think)$/.test(verb?.base ?? '');
}

/** Whether the word can be a noun: "work", "play". */
function mayBeNoun(word: Token): boolean {
  return hasTag(word, 'NOUN', 'NOUNS') || VERBS_ALSO_NOUNS.has(word.base);
}

/**
 * Whether the word can describe a noun after it. True for "remote", "the" and "office" before "work", false
 * for "me".
 */
function canDescribeNoun(word: Token): boolean {
  if (FUNCTION_WORDS.DET.has(word.lower) || /^(?:and|or|such)$/.test(word.lower)) return true;
  if (FUNCTION_WORDS.OBJ.has(word.lower) || PERSON_WORDS.has(word.base)) return false;
  return hasTag(word, 'ADJ', 'NOUN', 'ING') && !hasTag(word, 'NAME');
}

/**
 * Whether an -ing form such as "boring" is meant as the feeling of its subject. "I" and "we" speak of what
 * they feel; "my sister is boring" is right, so that others need a sign of it: "bored with", "feels bored".
 */
function isFeelingOfPerson(match: Match, sentence: Sentence): boolean {
  const subject = getFirstWord(match, sentence);
  const form = getFirstMarkedWord(match, sentence);
  const next = sentence[match.marked.to];
  // Right: "I am relaxing", which is what I do. Wrong: "I am so relaxing".
  if (form === 'relaxing' && !/^(?:so|very)$/.test(getWordBeforeMark(match, sentence))) return false;
  // "I'm surprising my mum", "I hope I'm not boring you": what I do to a person.
  if (next && isObjectStart(next) && !/^(?:that|in)$/.test(next.lower)) return false;
  if (form === 'worrying' && !/^(?:so|very)$/.test(getWordBeforeMark(match, sentence))) return false;
  if (/^(?:worrying|annoying|amazing|fascinating|surprising)$/.test(form)) {
    // Right: "He is amazing", said of people. Wrong: "He is annoying by the noise", a feeling.
    if (subject !== 'i') return isBeforeCause(match, sentence) && /^(?:annoying|surprising)$/.test(form);
    // Right: "I am worrying about it".
    if (next?.lower === 'about') return form !== 'worrying' && form !== 'amazing';
  }
  if (next?.tags.has('NOUN') || next?.tags.has('NOUNS')) return false;
  if (subject === 'i' || subject === 'we') return true;
  const tags = sentence[match.from]?.tags;
  const isOnePerson = /^(?:he|she|they|you)$/.test(subject) || tags?.has('NAME') || tags?.has('NOUN');
  return isOnePerson ? hasSignOfFeeling(match, sentence) : isFeelingOfGroup(match, sentence);
}

/** "You", "my mum", "two words", "Tom". */
function isObjectStart(word: Token): boolean {
  const { OBJ, DET, POSS, NUM } = FUNCTION_WORDS;
  return [OBJ, DET, POSS, NUM].some((words) => words.has(word.lower)) || word.tags.has('NAME');
}

/** Whether a cause of the feeling follows: "annoying by the noise". */
function isBeforeCause({ marked }: Match, sentence: Sentence): boolean {
  return /^(?:at|by|because|with)$/.test(sentence[marked.to]?.lower ?? '');
}

/** Wrong: "She is interesting in art", "he feels boring", "my mother is tiring". */
function hasSignOfFeeling(match: Match, sentence: Sentence): boolean {
  const form = getFirstMarkedWord(match, sentence);
  return (
    /^(?:in|about|of|with|by|at|because)$/.test(sentence[match.marked.to]?.lower ?? '') ||
    /^(?:feel|feels|felt|get|got|look|looks|looked)$/.test(sentence[match.from + 1]?.lower ?? '') ||
    // "They are confusing" can tell of things, "my dad is embarrassing" of what he is like.
    (/^(?:tiring|exhausting|disappointing)$/.test(form) && getFirstWord(match, sentence) !== 'they')
  );
}

/** Wrong: "The children are boring", "students are interesting in it". */
function isFeelingOfGroup(match: Match, sentence: Sentence): boolean {
  const persons = /^(?:children|students|people|friends|parents|kids)$/;
  if (!sentence[match.from]?.tags.has('NOUNS') || !persons.test(getFirstWord(match, sentence))) return false;
  const isInterest = /^(?:in|about)$/.test(sentence[match.marked.to]?.lower ?? '');
  // "Children are tiring but sweet" is right.
  const isNow = /^(?:today|now|because|when|after|with)$/.test(sentence[match.marked.to]?.lower ?? '');
  return isInterest || (isNow && /^(?:boring|tiring)$/.test(getFirstMarkedWord(match, sentence)));
}
