import { parseWordList } from '../lexicon/word-list.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';
import { PERSONS } from './word-groups.ts';

/** The -ing forms of verbs for states. */
export const STATE_VERB_FORMS = parseWordList(
  'knowing wanting needing believing understanding liking hating preferring owning belonging seeming containing consisting costing meaning agreeing disagreeing deserving knowing',
);
/** Objects with which "have" is a state. */
export const POSSESSIONS = parseWordList(
  'car house brother sister dog cat job idea flat apartment bike phone cold headache child son daughter brothers sisters dogs cats children friends hair eyes money time pet pets cousin cousins computer',
);
export const DURATIVE_VERBS = parseWordList(
  'live work learn study know teach have be play wait love stay like own drive',
);
export const MENTAL_VERBS = parseWordList(
  'remember forget regret miss know think hope believe say mean love like wonder guess feel suppose wish',
);
export const ACTIVITY_VERBS = parseWordList(
  'sleep eat read write watch play cook rain study talk listen make run walk swim sing dance speak wait drive sit wear',
);

export const PERFECT_EXPLANATION = {
  simple: 'It began earlier and is still so now: we say “{right}”.',
  full: 'It began in the past and is still so now: the present perfect, “{right}”.',
};
export const PERFECT_CONTINUOUS_EXPLANATION = {
  simple: 'It began earlier and goes on now: we say “{right}”.',
  full: 'It began in the past and is still going on: the present perfect continuous, “{right}”.',
};
export const PAST_SIMPLE_EXPLANATION = {
  simple: 'The time in this sentence is over, so the verb is in the past: “{right}”.',
  full: 'The sentence names a time that is over, so the verb is in the past simple: “{right}”.',
};

export const PERIOD_NOUNS = ['years', 'months', 'ages', 'decades'];

export function explainStateVerb() {
  return {
    simple: '“{v:base}” tells how things are, so it takes no -ing: “{right}”.',
    full: '“{v:base}” names a state, so it is not used in the continuous: “{right}”.',
  };
}

export function explainPossession() {
  return {
    simple: 'Here “have” is not something that we do, so it takes no -ing: “{right}”.',
    full: '“Have” names a state here, so it is not used in the continuous: “{right}”.',
  };
}

export function explainBorn() {
  return {
    simple: 'The first day of our life is in the past: “{right}”.',
    full: 'A birth is told with the past of "be" and “born”: “{right}”.',
  };
}

export function explainHabit() {
  return {
    simple: 'This is usual, not only now, so it takes no -ing: “{right}”.',
    full: 'A habit takes the present simple, “{right}”; the continuous is for what is going on now.',
  };
}

const TIME_STARTS = new Set(
  parseWordList(
    'childhood birth monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter yesterday noon midnight breakfast lunch then morning school',
  ),
);

/** Whether there is a phrase like "since 2019", "since last week" or "since I was small". */
export function hasSincePhrase(words: Sentence): boolean {
  return words.some(({ lower }, at) => {
    if (lower !== 'since') return false;
    const next = words[at + 1];
    const second = words[at + 2];
    if (!next) return false;
    if (
      /^\d{4}$/.test(next.text) ||
      TIME_STARTS.has(next.lower) ||
      next.lower === 'last' ||
      /^\d+$/.test(next.text)
    )
      return true;
    if (['the', 'my', 'his', 'her', 'our', 'this', 'their', 'early', 'primary'].includes(next.lower))
      return (
        second !== undefined &&
        (TIME_STARTS.has(second.lower) ||
          [
            'beginning',
            'start',
            'age',
            'childhood',
            'birth',
            'wedding',
            'arrival',
            'day',
            'end',
            'school',
            'summer',
            'winter',
          ].includes(second.lower))
      );
    return (
      ['i', 'he', 'she', 'we', 'they', 'you'].includes(next.lower) &&
      (second?.lower === 'was' ||
        second?.lower === 'were' ||
        (second?.tags.has('PAST') === true && !second.tags.has('VERB')))
    );
  });
}

/** Whether there is a phrase for a long time that can reach to now: "for three years". */
export function hasLongForPhrase(words: Sentence): boolean {
  return words.some(({ lower }, at) => {
    // Learners also say "since three years".
    if (lower !== 'for' && lower !== 'from' && lower !== 'since') return false;
    const text = joinLowerCase(words.slice(at + 1, at + 6));
    return (
      /^(?:over |more than |about |almost |nearly )?(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|some|a few) ?(?:long )?(?:years?|months?|decades?)\b(?! (?:from|before|after|in) )/.test(
        text,
      ) || /^(?:a (?:very )?long time|ages|years|months)\b/.test(text)
    );
  });
}

export function needsPresentPerfect(match: Match, sentence: Sentence): boolean {
  const after = sentence.slice(match.marked.to);
  const stop = after.findIndex(
    ({ lower, text }, at) =>
      /^[,;:]$/.test(text) ||
      // "I am nineteen and I am studying here since May": the time belongs to the second clause.
      (lower === 'and' && /^(?:i|you|he|she|it|we|they)$/.test(after[at + 1]?.lower ?? '')) ||
      ['when', 'because', 'if', 'that', 'who', 'but', 'which', 'before', 'until'].includes(lower),
  );
  const words = stop < 0 ? after : after.slice(0, stop);
  const before = sentence.slice(0, match.from);
  // Right: "I like to dance for a long time."
  if (words[0]?.lower === 'to') return false;
  if (
    before.some(({ lower }) =>
      [
        'will',
        'would',
        'if',
        'until',
        'to',
        'did',
        'do',
        'does',
        'can',
        'should',
        'must',
        'had',
        'have',
        'when',
        'before',
        'let',
        'since',
      ].includes(lower),
    )
  )
    return false;
  if (
    words.some(
      ({ lower }) =>
        ['had', 'have', 'has', "'ve"].includes(lower) && lower !== sentence[match.marked.from]?.lower,
    )
  )
    return false;
  if (words.slice(0, 3).some(({ lower }) => ['going', 'leaving', 'moving', 'flying'].includes(lower)))
    return false;
  const verb = sentence.slice(match.marked.from, match.marked.to);
  const isPast = verb.some(
    ({ lower, tags }) => lower === 'was' || lower === 'were' || (tags.has('PAST') && !tags.has('VERB')),
  );
  if (hasSincePhrase(words)) return true;
  if (isPast) return false;
  if (
    verb.some(({ lower }) =>
      ['going', 'staying', 'leaving', 'coming', 'travelling', 'traveling', 'renting', 'looking'].includes(
        lower,
      ),
    )
  )
    return false;
  const isLasting = verb.some(
    ({ lower, tags }) =>
      tags.has('ING') ||
      lower === 'am' ||
      lower === 'are' ||
      lower === 'is' ||
      DURATIVE_VERBS.some(
        (base) =>
          lower === base ||
          lower === `${base}s` ||
          (base === 'study' && lower === 'studies') ||
          (base === 'teach' && lower === 'teaches') ||
          (base === 'have' && lower === 'has'),
      ),
  );
  if (
    isLasting &&
    /^(?:i|we|he|she|they|my \w+)$/.test(
      joinLowerCase(before.concat(sentence.slice(match.from, match.marked.from))),
    ) === false &&
    hasLongForPhrase(words) &&
    !isPlainStatement(before, sentence, match)
  )
    return false;
  return isLasting && hasLongForPhrase(words);
}

function isPlainStatement(before: Sentence, sentence: Sentence, match: Match): boolean {
  return before.length <= 3 && match.marked.from - match.from <= 3 && sentence.length > 0;
}

/** Whether an earlier clause names a moment in the past: "when we got there, …", "before I came". */
export function hasEarlierPast(sentence: Sentence, index: number): boolean {
  const opening = sentence.slice(0, index);
  return (
    /^(?:when|before|after|by the time)\b/.test(joinLowerCase(opening)) &&
    opening.some(
      ({ tags, lower }) => (tags.has('PAST') && !tags.has('VERB')) || lower === 'was' || lower === 'were',
    )
  );
}

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = PAST_SIMPLE_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  states: STATE_VERB_FORMS,
  possessions: POSSESSIONS,
  lasting: DURATIVE_VERBS,
  activities: ACTIVITY_VERBS,
  persons: PERSONS,
  years: PERIOD_NOUNS,
  starts: parseWordList(
    'childhood birth monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter yesterday noon midnight breakfast lunch then',
  ),
};
