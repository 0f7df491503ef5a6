import { getCountability } from '../lexicon/countability.ts';
import { getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const PLACES = /^(?:in|near|with|at|here|there|alone|next|on|by|close|far)$/;
const ON_AIR = /^(?:air|tv|television|radio|screen|stage|youtube|instagram)$/;
/** "We are live in ten minutes." */
const IN_TIME = /^(?:\d+|two|three|four|five|ten|twenty|thirty)$/;
const BEHIND_WORK =
  /^(?:in|at|for|with|on|as|here|there|very|well|hard|today|now|anymore|properly|from|together|every)$/;
const BEHIND_NEED = /^(?:to|a|an|the|any|my|your|his|her|our|their|it|them|this|that|more|some|much)$/;

/**
 * Whether the last marked word of a match, behind a form of "be", can be another word than a verb: "He is not
 * like us", "It is not work", "We are live in ten minutes".
 */
export function isNoVerbBehindBe(match: Match, sentence: Sentence): boolean {
  const next = getWordAfterMark(match, sentence);
  const token = sentence[match.marked.to];
  switch (getLastMarkedWord(match, sentence)) {
    case 'like': {
      if (next === 'to' || token?.tags.has('ING')) return false;
      const isStuff = token?.tags.has('NOUN') && getCountability(next) !== 'countable';
      // "It is not like water" compares.
      return !isStuff || sentence.slice(match.from, match.marked.to).some(({ lower }) => lower === 'it');
    }
    case 'live': {
      if (sentence.slice(0, match.marked.from).some(({ lower }) => lower === 'where')) return false;
      const behind = sentence[match.marked.to + 1]?.lower ?? '';
      return !PLACES.test(next) || ON_AIR.test(behind) || (next === 'in' && IN_TIME.test(behind));
    }
    case 'work':
      return !BEHIND_WORK.test(next);
    case 'need':
    case 'want':
      return !BEHIND_NEED.test(next);
    default:
      return false;
  }
}
