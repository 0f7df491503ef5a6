import { capitalise } from '../../domain/capitalise.ts';
import type { TextChecker } from '../text-checker.ts';

/** Contractions by their spelling without the apostrophe; none of these is another word. */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  arent: "aren't",
  couldnt: "couldn't",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  hadnt: "hadn't",
  hasnt: "hasn't",
  havent: "haven't",
  im: "I'm",
  isnt: "isn't",
  ive: "I've",
  shouldnt: "shouldn't",
  thats: "that's",
  theyre: "they're",
  theyve: "they've",
  wasnt: "wasn't",
  werent: "weren't",
  weve: "we've",
  wouldnt: "wouldn't",
  youre: "you're",
  youve: "you've",
};

const PATTERN = new RegExp(
  `(?<![\\p{L}'’-])(?:${Object.keys(CONTRACTIONS).join('|')})(?![\\p{L}'’-])`,
  'giu',
);

function copyCapital(right: string, written: string): string {
  return /^\p{Lu}/u.test(written) ? capitalise(right) : right;
}

/**
 * Finds contractions without their apostrophe, such as "dont" and "Im", which a spelling checker misreads.
 */
export const apostropheChecker: TextChecker = {
  name: 'missing apostrophes',
  async findMistakes(text) {
    return [...text.matchAll(PATTERN)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      correction: copyCapital(CONTRACTIONS[match[0].toLowerCase()] ?? match[0], match[0]),
      reason: 'This is two words in one. The apostrophe shows where letters were left out.',
    }));
  },
};
