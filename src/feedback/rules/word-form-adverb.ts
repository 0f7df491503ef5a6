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
import { DEFAULT_EXPLANATION, WORD_LISTS } from './word-form-words.ts';

/**
 * Whether an -ing form such as "boring" is meant as the feeling of its subject. "I" and "we" speak of what
 * they feel; "my sister is boring" is right, so that others need a sign of it: "bored with", "feels bored".
 */
function isFeelingOfPerson(match: Match, sentence: Sentence): boolean {
  const subject = getFirstWord(match, sentence);
  const form = getFirstMarkedWord(match, sentence);
  const next = sentence[match.marked.to];
  // "I am relaxing" is what I do; "I am so relaxing" is not.
  if (form === 'relaxing' && !/^(?:so|very)$/.test(getWordBeforeMark(match, sentence))) return false;
  // "He is amazing", "she is annoying" are said of people.
  const isSaidOfPeople = /^(?:worrying|annoying|amazing|fascinating|surprising)$/.test(form);
  if (isSaidOfPeople && (subject !== 'i' || next?.lower === 'about')) {
    const isMine = subject === 'i' && form !== 'worrying' && form !== 'amazing';
    const hasCause = /^(?:at|by|because|with)$/.test(next?.lower ?? '');
    return isMine || (hasCause && (form === 'annoying' || form === 'surprising'));
  }
  if (next?.tags.has('NOUN') || next?.tags.has('NOUNS')) return false;
  if (subject === 'i' || subject === 'we') return true;
  const tags = sentence[match.from]?.tags;
  if (/^(?:he|she|they|you)$/.test(subject) || tags?.has('NAME') || tags?.has('NOUN'))
    return (
      /^(?:in|about|of|with|by|at|because)$/.test(next?.lower ?? '') ||
      /^(?:feel|feels|felt|get|got|look|looks|looked)$/.test(sentence[match.from + 1]?.lower ?? '') ||
      /^(?:tiring|exhausting|depressing|disappointing|confusing|embarrassing|frightening)$/.test(form)
    );
  const areManyPersons =
    tags?.has('NOUNS') === true && /^(?:children|students|people|friends|parents|kids)$/.test(subject);
  const isInterest = next?.lower === 'in' || next?.lower === 'about';
  return areManyPersons && (form === 'boring' || form === 'tiring' || isInterest);
}

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@%doing <a=%manner> $`: “she sang [beautiful]”: any form of a verb of one list, an adjective of another,
 * kept as `a`, and the end.
 * `@speak` any form of it; `%doing` a word of the list; CAPITALS kinds of words (NOUNS plural noun, OBJ “me”,
 * DET “some”); `x?` x or nothing; `$` sentence end.
 */
export const WORD_FORM_ADVERB_RULES: RuleSet = {
  kind: 'word-form',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // He drives [careful → carefully].
    {
      id: 'word-form-adverb-01',
      find: [
        '@%doing very|so|really|too|quite <a=%manner>',
        '@%doing <a=%manner> $',
        '@%doing <a=%manner> and|because|when|but|,|in|at|on|to|every|with|for',
        '@%doing OBJ|it|him <a=%manner> $',
        '@speak|@play|@drive|@sing|@do|@write|@read|@cook|@eat|@close|@open|@answer|@ride|@treat DET|POSS? ADJ? NOUN|NAME|english|french|spanish|german|NOUNS very|so|really|too|quite? <a=%manner> $',
        '@speak|@play|@drive|@do|@write english|french|spanish|the|a NOUN? very|so? <a=%manner|perfect|fluent> and|because|$|but|,',
      ],
      fix: '{a:ly}',
      when: (match, sentence) =>
        getLastMarkedWord(match, sentence) !== 'opposite' &&
        !/^(?:done|known|being|living|working|written|playing)$/.test(getFirstWord(match, sentence)) &&
        !(
          sentence[match.from]?.tags.has('NOUN') &&
          /^(?:the|a|an|my|your|his|her|our|their|this|that|of)$/.test(getWordBeforeMatch(match, sentence))
        ) &&
        sentence[match.marked.to]?.tags.has('NOUN') !== true &&
        sentence[match.marked.to]?.tags.has('NOUNS') !== true,
    },
    // I slept [good → well].
    {
      id: 'word-form-adverb-02',
      find: [
        '@%doing|@speak|@do|@know|@understand very|so|really|too|quite|not|pretty <good> ',
        '@%doing <good> $',
        '@speak|@play|@sing|@cook|@dance|@do|@write|@know|@understand DET|POSS? english|french|spanish|german|NOUN|NOUNS|it|NAME very|so|really|quite|not? <good> $',
        '@do|@play|@sing|@cook|@dance|@swim|@drive|@speak|@sleep|@work|@write <good> $|and|but|because|,|at|in|with|together|yesterday|last',
        '@speak english|french|spanish|german|NAME very|so|really? <good> and|but|because|,',
        '@sleep|@know OBJ? very? <good>',
      ],
      fix: 'well',
      explanation: {
        simple: '“Good” describes a thing. To tell how we do it, we say “well”.',
        full: '“Good” is an adjective; to describe the verb we need its adverb, “well”.',
      },
      when: (match, sentence) =>
        !sentence[match.marked.to]?.tags.has('NOUN') &&
        !sentence[match.marked.to]?.tags.has('NOUNS') &&
        !/^(?:english|french|spanish|german|italian|chinese|for|things|at)$/.test(
          getWordAfterMark(match, sentence),
        ) &&
        !/^(?:work|live|play)$/.test(getFirstWord(match, sentence) === 'the' ? 'work' : '') &&
        !(
          sentence[match.from]?.tags.has('NOUN') &&
          /^(?:the|a|my|your|his|her|our)$/.test(getWordBeforeMatch(match, sentence))
        ),
    },
    // She sings [bad → badly].
    {
      id: 'word-form-adverb-03',
      find: [
        '@drive|@run|@go|@speak|@work|@walk|@talk|@eat|@write very|so|too|more? <a=quick|slow> $',
        '@drive|@run|@go|@speak|@work|@walk|@talk|@eat|@finish|@learn|@answer very|so|too <a=quick|slow|careful|quiet|loud|bad>',
        '@play|@sing|@speak|@drive|@dance|@do|@cook|@write|@sleep OBJ|NAME|english|NOUN|the? NOUN? very|so|really? <a=bad> $',
        '@run|@speak|@eat|@walk|@leave|@move <a=quick|slow>',
      ],
      fix: '{a:ly}',
      when: (match, sentence) =>
        !sentence[match.marked.to]?.tags.has('NOUN') &&
        !sentence[match.marked.to]?.tags.has('NOUNS') &&
        // "The room went quiet": it became so.
        !(sentence[match.from]?.base === 'go' && /^(?:quiet|bad)$/.test(getLastMarkedWord(match, sentence))),
    },
    // He works very [hardly → hard].
    {
      id: 'word-form-adverb-04',
      find: [
        '@work|@study|@train|@try|@rain|@think very|so|really|too? <hardly>',
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
        simple: '“Fast” has no -ly, also when it tells how.',
        full: 'The adverb of “fast” is “fast”, without -ly.',
      },
    },
    // He came [lately → late].
    {
      id: 'word-form-adverb-06',
      find: ['@arrive|@come|@get|@go|@wake|@be very|so|too? <lately>'],
      fix: 'late',
      explanation: {
        simple: '“Lately” means “in the last days”. For “not early” we say “late”.',
        full: 'The adverb of “late” is “late”; “lately” means “recently”.',
      },
      when: (match, sentence) =>
        getWordBeforeMark(match, sentence) !== 'been' && getFirstWord(match, sentence) !== 'been',
    },
    // He sings [goodly → well].
    {
      id: 'word-form-adverb-07',
      find: '<goodly>',
      fix: 'well',
      explanation: {
        simple: 'There is no word “{wrong}”. To tell how we do it, we say “well”.',
        full: 'There is no form “{wrong}”: the adverb of “good” is “well”.',
      },
    },
    // She plays [gooder → better] than me.
    {
      id: 'word-form-adverb-12',
      find: '<gooder>',
      fix: 'better',
      explanation: {
        simple: 'There is no word “gooder”: we say “better”.',
        full: 'The comparative of “good” and “well” is “better”, not “gooder”.',
      },
    },
    // I feel [sadly → sad].
    {
      id: 'word-form-adverb-08',
      find: [
        "is|are|was|were|am|'m|'s|'re|looks|look|feel|feels|felt|smell|smells|taste|tastes|tasted|looked|sounds|sound|seems|seem|became|become very|so|really|too|not|quite? <a=beautifully|happily|sadly|badly|angrily|quietly|nervously|terribly|wonderfully|carefully|easily|dangerously|differently|nicely|perfectly|seriously|strangely|comfortably|politely|honestly|kindly|slowly|quickly> $",
        'feel|feels|felt|look|looks|looked|sound|sounds|smell|smells|taste|tastes very|so? <a=happily|sadly|badly|angrily|beautifully|terribly|nicely|differently|wonderfully|strangely|deliciously|nervously|tiredly>',
      ],
      fix: '{a:fromly}',
      when: (match, sentence) =>
        sentence[match.marked.to]?.tags.has('ADJ') !== true &&
        sentence[match.marked.to]?.tags.has('EN') !== true,
      explanation: {
        simple: 'After “{before}” comes a word that describes, without -ly: “{right}”.',
        full: '“{before}” takes an adjective, which describes the subject: “{right}”, not “{wrong}”.',
      },
    },
    // She is a [beauty → beautiful] person.
    {
      id: 'word-form-adverb-09',
      find: [
        'a|an very|so|really|most|more? <n=%qualities> NOUN|NOUNS|place|day|person|thing',
        'a|an very|really|so <n=%nounsForAdjectives> NOUN|NOUNS',
        'such a? <n=%qualities> NOUN|NOUNS',
      ],
      fix: '{n:adjectiveof}',
      explanation: {
        simple: '“{n}” is the name of a thing. The word that describes is “{right}”.',
        full: '“{n}” is a noun; before “{next}” we need the adjective “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:stories|story|salon|queen|shop|treatment|contest|parlour|parlor|sleep|products|product|zone|money|relief|rate|signal|tip|system|concert|fighter|fighters|test|level|levels|game|prize|treaty|talks|talk|corps|interval|pollution|spot|line|killer|killers|management)$/.test(
          getWordAfterMark(match, sentence),
        ),
    },
    // He is [anger → angry].
    {
      id: 'word-form-adverb-10',
      find: [
        "BEFIN|'s|be|@feel|@look very|so|really|too|more <n=%nounsForAdjectives> $|and|but|because|,|for|in|to|today|than|with|at|of",
        "SUBJ|NAME|%persons am|is|are|was|were|'m|'re <n=beauty|danger|success|anger|hunger|patience|intelligence|confidence|honesty|pride|noise|importance|difficulty|sun|cloud|wind|curiosity|generosity|strength|wisdom|fame|convenience|popularity|laziness|sadness|loneliness|kindness|boredom|excitement> $|and|but|because|,|today",
      ],
      fix: '{n:adjectiveof}',
      explanation: {
        simple: '“{n}” is the name of a thing. The word that describes is “{right}”.',
        full: '“{n}” is a noun; here we need the adjective “{right}”.',
      },
      when: (match, sentence) =>
        // "It was importance …": "it" can be a noun; not so "it was very importance", "it was sun".
        !/^(?:it|that|this)$/.test(getFirstWord(match, sentence)) ||
        /^(?:sun|wind|cloud)$/.test(getFirstMarkedWord(match, sentence)) ||
        /^(?:very|so)$/.test(getWordBeforeMark(match, sentence)),
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
