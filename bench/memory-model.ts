import { type Rng, seededRng } from '../src/domain/random.ts';
import { activation, DAY, halfLife, type MakeForgetting, SESSION } from './forgetting.ts';
import { atRandom, byLeitner, byMemory, type MakeChoice } from './word-choice.ts';

/*
 * Whether the memory of words is worth its place: simulated learners play a quarter of an hour a day for 60 days, with
 * words chosen at random, by a Leitner box and by the memory, in the same games at the same cost. Prints how many words
 * they remember a day after. Everything is seeded: each learner is the same person for each choice.
 * Run with `npm run bench:words`; another number of learners, and a pool of words, can follow.
 */

const DAYS = 60;
const LEARNERS = Number(process.argv[2] ?? 100);
const WORDS_A_GAME = 10;
/** Seconds for an answer: somewhere between a flashcard and a word of a crossword. A wrong one is explained. */
const COST = { right: 10, wrong: 18 };
/** One level of the bank, two, and all that the records hold. */
const POOLS = process.argv[3] ? [Number(process.argv[3])] : [600, 1200, 2000];
const FIRST_DAY = 20_000;

const MODELS: Record<string, MakeForgetting> = { activation, 'half-lives': halfLife };
const CHOICES: Record<string, MakeChoice> = { random: atRandom, Leitner: byLeitner, memory: byMemory };

interface Learnt {
  /** Words remembered with a probability of at least a half. */
  known: number;
  /** All probabilities together. */
  expected: number;
  answers: number;
}

function learn(makeForgetting: MakeForgetting, makeChoice: MakeChoice, words: number, seed: number): Learnt {
  const forgetting = makeForgetting(words, seededRng(3 * seed));
  const pool = Array.from({ length: words }, (_, index) => `word ${index}`);
  const number = new Map(pool.map((word, index) => [word, index]));
  const choice = makeChoice(pool, seededRng(3 * seed + 1));
  const luck: Rng = seededRng(3 * seed + 2);
  let answers = 0;
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
    let at = day * DAY;
    let dealt: readonly string[] = [];
    while (at % DAY < SESSION) {
      if (dealt.length === 0) dealt = choice.deal(WORDS_A_GAME, at);
      const [name = '', ...rest] = dealt;
      const word = number.get(name) ?? 0;
      const wasRight = luck() < forgetting.recall(word, at);
      forgetting.practise(word, at, wasRight);
      choice.told(name, at, wasRight);
      at += wasRight ? COST.right : COST.wrong;
      answers += 1;
      dealt = rest;
    }
  }
  const recalls = pool.map((_, word) => forgetting.recall(word, (FIRST_DAY + DAYS) * DAY));
  return {
    known: recalls.filter((recall) => recall >= 0.5).length,
    expected: recalls.reduce((sum, recall) => sum + recall, 0),
    answers,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The learners at 5 and 95 per cent, in brackets. */
function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(digits);
  return `(${at(0.05)} to ${at(0.95)})`;
}

function compare(model: string, words: number): void {
  const makeForgetting = MODELS[model] ?? activation;
  console.log(`\n${model}, ${words} words`);
  const outcomes = Object.entries(CHOICES).map(([name, makeChoice]) => {
    const learnt = Array.from({ length: LEARNERS }, (_, seed) =>
      learn(makeForgetting, makeChoice, words, seed + 1),
    );
    return { name, learnt };
  });
  const random = outcomes[0]?.learnt ?? [];
  for (const { name, learnt } of outcomes) {
    const figures = (['known', 'expected'] as const).map((of) => {
      const [values, others] = [learnt, random].map((each) => each.map((one) => one[of]));
      const ratio = mean(values ?? []) / mean(others ?? []);
      // Some learn nothing by random choice.
      const ratios = learnt.map((each, learner) => each[of] / Math.max(1, random[learner]?.[of] ?? 1));
      const words = `${of} ${mean(values ?? []).toFixed(0)} ${spread(values ?? [], 0)}`;
      return `${words}, times random ${ratio.toFixed(2)} ${spread(ratios, 2)}`;
    });
    const answers = mean(learnt.map((each) => each.answers)).toFixed(0);
    console.log([name.padEnd(8), ...figures, `${answers} answers`].join(' | '));
  }
}

for (const model of Object.keys(MODELS)) for (const words of POOLS) compare(model, words);
