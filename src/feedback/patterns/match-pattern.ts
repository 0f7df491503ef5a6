import type { Match, Pattern, PatternStep } from './pattern.ts';
import type { Sentence, Token } from './sentences.ts';

/** What is known of a match while it is being looked for; names are there once the whole pattern holds. */
interface MatchState {
  open: number;
  close: number;
  names?: Map<string, readonly Token[]>;
}

function matchSteps(
  sentence: Sentence,
  steps: readonly PatternStep[],
  step: number,
  index: number,
  trail: MatchState,
): number | undefined {
  const here = steps[step];
  if (!here) return index;
  switch (here.kind) {
    case 'mark': {
      trail[here.side] = index;
      return matchSteps(sentence, steps, step + 1, index, trail);
    }
    case 'place':
      return here.test(sentence, index) ? matchSteps(sentence, steps, step + 1, index, trail) : undefined;
    case 'look': {
      const at = index + here.at;
      const holds = at >= 0 && at < sentence.length && here.test(sentence, at);
      return holds === here.isPositive ? matchSteps(sentence, steps, step + 1, index, trail) : undefined;
    }
    case 'word': {
      let count = 0;
      while (count < here.max && index + count < sentence.length && here.test(sentence, index + count))
        count++;
      for (; count >= here.min; count--) {
        const end = matchSteps(sentence, steps, step + 1, index + count, trail);
        if (end === undefined) continue;
        if (here.name) {
          trail.names ??= new Map();
          trail.names.set(here.name, sentence.slice(index, index + count));
        }
        return end;
      }
      return undefined;
    }
  }
}

const NO_NAMES: Match['captures'] = new Map();

/** The longest reading of the pattern that begins at a word, if it holds there. */
export function matchAt({ steps }: Pattern, sentence: Sentence, from: number): Match | undefined {
  const trail: MatchState = { open: -1, close: -1 };
  const to = matchSteps(sentence, steps, 0, from, trail);
  if (to === undefined || trail.close <= trail.open) return undefined;
  return { from, to, marked: { from: trail.open, to: trail.close }, captures: trail.names ?? NO_NAMES };
}

/** All places in a sentence where the pattern holds. */
export function findMatches(pattern: Pattern, sentence: Sentence): readonly Match[] {
  return sentence.flatMap((_, from) => matchAt(pattern, sentence, from) ?? []);
}
