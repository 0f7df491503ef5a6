import * as v from 'valibot';
import { GAP } from '../../content/gap.ts';
import {
  EMPTY_OPTION,
  type GrammarBank,
  type GrammarItem,
  type GrammarPoint,
} from '../../content/grammar/grammar-schema.ts';
import { createSeededRng, type Rng, shuffle } from '../../domain/random.ts';
import type { CarriedStateSpec, StartOptions } from '../game-contract.ts';
import { orderForDeal } from '../kit/deal-items.ts';
import { addUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { type RaceRun, runSchema } from './ghost.ts';
import {
  CALLED_RIGHT,
  CALLED_WRONG,
  getPoints,
  getRun,
  RACE_QUESTIONS,
  type RaceQuestion,
  type RaceState,
} from './state.ts';

/** Carried over to the next races of a level: the questions asked, and the best run with its points. */
export interface RaceCarriedState {
  used: UsedKeys;
  best: { points: number; run: RaceRun } | null;
}

export const carriedState: CarriedStateSpec<RaceCarriedState, RaceState> = {
  scope: 'each-choice',
  schema: v.object({
    used: v.array(v.string()),
    best: v.nullable(v.object({ points: v.number(), run: runSchema })),
  }),
  initial: { used: [], best: null },
  update({ used, best }, state) {
    const points = getPoints(state);
    const isBest = state.isRaced && points > 0 && (best === null || points >= best.points);
    return {
      used: addUsedKeys(
        used,
        state.questions.map(({ ask }) => ask),
      ),
      best: isBest ? { points, run: getRun(state) } : best,
    };
  },
};

/** Deals questions that no earlier race of this level asked, on as many different points as possible. */
export function createInitialState(
  { points, items }: GrammarBank,
  {
    seed,
    carriedState: { used: usedKeys, best },
  }: Pick<StartOptions<RaceCarriedState>, 'seed' | 'carriedState'>,
): RaceState {
  const rng = createSeededRng(seed);
  const candidates = orderForDeal(items, { getKey: getPrompt, usedKeys, rng });
  const unused = candidates.filter((item) => !usedKeys.includes(getPrompt(item)));
  const dealt = preferDifferentPoints(unused.length < RACE_QUESTIONS ? candidates : unused);
  const byId = new Map(points.map((point) => [point.id, point]));
  return {
    questions: dealt.flatMap((item) => {
      const point = byId.get(item.point);
      return point ? [createQuestion(item, point, rng)] : [];
    }),
    given: [],
    since: 0,
    phase: 'asking',
    isRaced: true,
    ghost: best?.run ?? null,
  };
}

/** Chooses the first item of each point, and further items if these are too few. */
function preferDifferentPoints(items: readonly GrammarItem[]): readonly GrammarItem[] {
  const firstByPoint = new Map(items.toReversed().map((item) => [item.point, item]));
  const isFirst = (item: GrammarItem) => firstByPoint.get(item.point) === item;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))].slice(0, RACE_QUESTIONS);
}

function getPrompt(item: GrammarItem): string {
  return 'stem' in item ? item.stem : item.sentence;
}

function createQuestion(
  item: GrammarItem,
  { id, name, rule, example }: GrammarPoint,
  rng: Rng,
): RaceQuestion {
  // An example is easier to understand than a rule, so it comes first.
  const common = {
    point: id,
    name,
    rule: `For example: “${example}” ${rule}`,
    ask: getPrompt(item),
    because: item.because,
  };
  if ('stem' in item) {
    const { stem, answer, wrong } = item;
    return {
      ...common,
      kind: 'gap',
      options: shuffle([answer, ...Object.keys(wrong)], rng),
      answer,
      wrong,
      right: fillGap(stem, answer),
    };
  }
  return {
    ...common,
    kind: 'judged',
    options: [CALLED_RIGHT, CALLED_WRONG],
    answer: item.isRight ? CALLED_RIGHT : CALLED_WRONG,
    wrong: {},
    right: item.isRight ? item.sentence : item.correction,
  };
}

/** Fills the gap of a sentence. The empty option closes the gap. */
function fillGap(stem: string, answer: string): string {
  const [before = '', after = ''] = stem.split(GAP);
  return answer === EMPTY_OPTION
    ? `${before.trimEnd()} ${after.trimStart()}`.trim()
    : before + answer + after;
}
