import type { Rng } from '../src/domain/random.ts';

/*
 * Learners who forget, by two models neither of which is the memory's own. At first they know none of the words. Times
 * are in seconds.
 */

/** One learner's memory of all words, by their numbers. */
export interface Forgetting {
  /** The probability of recalling the word at that time. */
  recall(word: number, at: number): number;
  /** The word was asked, and shown after a wrong answer. */
  practise(word: number, at: number, wasRight: boolean): void;
}

export type MakeForgetting = (words: number, rng: Rng) => Forgetting;

export const DAY = 86_400;
/** A session is the first quarter of an hour of a day. */
export const SESSION = 900;

/**
 * Activation, with the values that Pavlik and Anderson fitted to learners of vocabulary (2005, "Practice and forgetting
 * effects on vocabulary memory: an activation-based model of the spacing effect", Cognitive Science 29): each practice
 * leaves a trace that decays by a power of its age, the faster the more active the word was. Between sessions less
 * interferes, and time counts a fortieth. Learners and words differ by a constant of activation.
 */
export const activation: MakeForgetting = (words, rng) => {
  const values = { faster: 0.217, slowest: 0.177, threshold: -0.704, noise: 0.255, between: 0.025 };
  const ability = 0.25 * normal(rng);
  const ease = listOf(words, () => ability + 0.25 * normal(rng));
  const traces = listOf(words, (): { left: number; decay: number }[] => []);

  const felt = (at: number) => {
    const inSession = Math.min(at % DAY, SESSION);
    const before = Math.floor(at / DAY) * (SESSION + (DAY - SESSION) * values.between);
    return before + inSession + ((at % DAY) - inSession) * values.between;
  };
  const strength = (word: number, at: number) =>
    (traces[word] ?? []).reduce((sum, { left, decay }) => sum + Math.max(1, felt(at) - left) ** -decay, 0);

  return {
    recall(word, at) {
      const active = Math.log(strength(word, at)) + (ease[word] ?? 0);
      return 1 / (1 + Math.exp((values.threshold - active) / values.noise));
    },
    practise(word, at) {
      traces[word]?.push({ left: felt(at), decay: values.faster * strength(word, at) + values.slowest });
    },
  };
};

/**
 * Half-lives, as in Settles and Meeder (2016, "A trainable spaced repetition model for language learning"): recall halves
 * with each. The first is about a day. A right answer lengthens it, the more the less likely it was, up to fivefold: the
 * spacing effect; a wrong one halves it, at most to the first. Learners and words differ by a factor.
 */
export const halfLife: MakeForgetting = (words, rng) => {
  const ability = Math.exp(0.3 * normal(rng));
  const ease = listOf(words, () => ability * Math.exp(0.4 * normal(rng)));
  const memory = listOf(words, (): { life: number; at: number } | null => null);

  const recall = (word: number, at: number) => {
    const known = memory[word];
    return known ? 2 ** (-(at - known.at) / known.life) : 0;
  };
  const nextLife = (word: number, at: number, wasRight: boolean) => {
    const factor = ease[word] ?? 1;
    const life = memory[word]?.life ?? 0;
    return wasRight ? life * (1 + 4 * factor * (1 - recall(word, at))) : Math.max(DAY * factor, life / 2);
  };

  return {
    recall,
    practise(word, at, wasRight) {
      memory[word] = { life: nextLife(word, at, wasRight), at };
    },
  };
};

function listOf<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

/** A number of the standard normal distribution (Box and Muller). */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
}
