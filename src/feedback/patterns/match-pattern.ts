import type { Match, Pattern, PatternStep } from './pattern.ts';
import type { Sentence, Token } from './sentences.ts';

/** Marks and captures of a match in progress; captures are set once the whole pattern matches. */
interface MatchState {
  /** The indexes in the sentence of `<` and `>`; -1 before the pattern reaches them. */
  open: number;
  close: number;
  captures?: Map<string, readonly Token[]>;
}

/**
 * Matches the steps of a pattern from `step` on with the words from `index` on.
 *
 * @returns the index after the match; undefined without a match
 */
function matchSteps(
  sentence: Sentence,
  steps: readonly PatternStep[],
  step: number,
  index: number,
  state: MatchState,
): number | undefined {
  const current = steps[step];
  if (!current) return index;
  switch (current.kind) {
    case 'mark': {
      state[current.side] = index;
      return matchSteps(sentence, steps, step + 1, index, state);
    }
    case 'boundary':
      return current.test(sentence, index) ? matchSteps(sentence, steps, step + 1, index, state) : undefined;
    case 'lookaround': {
      const at = index + current.at;
      const isMatch = at >= 0 && at < sentence.length && current.test(sentence, at);
      return isMatch === current.isPositive ? matchSteps(sentence, steps, step + 1, index, state) : undefined;
    }
    case 'word': {
      // A step takes as many words as it can, and then fewer, until the rest of the pattern matches as well.
      let count = 0;
      while (count < current.max && index + count < sentence.length && current.test(sentence, index + count))
        count++;
      for (; count >= current.min; count--) {
        const end = matchSteps(sentence, steps, step + 1, index + count, state);
        if (end === undefined) continue;
        if (current.name) {
          state.captures ??= new Map();
          state.captures.set(current.name, sentence.slice(index, index + count));
        }
        return end;
      }
      return undefined;
    }
  }
}

const NO_CAPTURES: Match['captures'] = new Map();

/**
 * Finds the match of the pattern that starts at a token, if there is one; its optional steps take all they
 * can.
 */
export function matchAt({ steps }: Pattern, sentence: Sentence, from: number): Match | undefined {
  const state: MatchState = { open: -1, close: -1 };
  const to = matchSteps(sentence, steps, 0, from, state);
  if (to === undefined || state.close <= state.open) return undefined;
  return { from, to, marked: { from: state.open, to: state.close }, captures: state.captures ?? NO_CAPTURES };
}

/** Finds all matches of the pattern in a sentence. */
export function findMatches(pattern: Pattern, sentence: Sentence): readonly Match[] {
  return sentence.flatMap((_, from) => matchAt(pattern, sentence, from) ?? []);
}
