import * as v from 'valibot';
import { GAP } from '../../content/gap.ts';
import {
  type GrammarBank,
  type GrammarItem,
  type GrammarPoint,
  NOTHING,
} from '../../content/grammar/grammar-schema.ts';
import { type Rng, seededRng, shuffle } from '../../domain/random.ts';
import type { GameMemory, StartOptions } from '../contract.ts';
import { inTurn } from '../kit/deal-fresh.ts';
import { type UsedWords, withUsed } from '../kit/used-words.ts';
import { type RaceRun, runSchema } from './ghost.ts';
import {
  CALLED_RIGHT,
  CALLED_WRONG,
  pointsOf,
  RACE_QUESTIONS,
  type RaceQuestion,
  type RaceState,
  runOf,
} from './state.ts';

/** What is kept for the next races of a level: what was asked, and the best run with its points. */
export interface RaceMemory {
  used: UsedWords;
  best: { points: number; run: RaceRun } | null;
}

export const memory: GameMemory<RaceMemory, RaceState> = {
  keptFor: 'each-choice',
  schema: v.object({
    used: v.array(v.string()),
    best: v.nullable(v.object({ points: v.number(), run: runSchema })),
  }),
  initial: { used: [], best: null },
  after({ used, best }, state) {
    const points = pointsOf(state);
    const isBest = state.isRaced && points > 0 && (best === null || points >= best.points);
    return {
      used: withUsed(
        used,
        state.questions.map(({ ask }) => ask),
      ),
      best: isBest ? { points, run: runOf(state) } : best,
    };
  },
};

/** Deals questions that no earlier race of this level asked, on as many points as there are. */
export function start(
  { points, items }: GrammarBank,
  { seed, memory: { used, best } }: Pick<StartOptions<RaceMemory>, 'seed' | 'memory'>,
): RaceState {
  const rng = seededRng(seed);
  const due = inTurn(items, { key: askOf, used, rng });
  const fresh = due.filter((item) => !used.includes(askOf(item)));
  const dealt = onDifferentPoints(fresh.length < RACE_QUESTIONS ? due : fresh);
  const byId = new Map(points.map((point) => [point.id, point]));
  return {
    questions: dealt.flatMap((item) => {
      const point = byId.get(item.point);
      return point ? [questionOf(item, point, rng)] : [];
    }),
    given: [],
    since: 0,
    phase: 'asking',
    isRaced: true,
    ghost: best?.run ?? null,
  };
}

/** The first items that ask about a point each, and where these are too few, the next. */
function onDifferentPoints(items: readonly GrammarItem[]): readonly GrammarItem[] {
  const first = new Map(items.toReversed().map((item) => [item.point, item]));
  const isFirst = (item: GrammarItem) => first.get(item.point) === item;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))].slice(0, RACE_QUESTIONS);
}

function askOf(item: GrammarItem): string {
  return 'stem' in item ? item.stem : item.sentence;
}

function questionOf(item: GrammarItem, { id, name, rule }: GrammarPoint, rng: Rng): RaceQuestion {
  const about = { point: id, name, rule, ask: askOf(item), because: item.because };
  if ('stem' in item) {
    const { stem, answer, wrong } = item;
    return {
      ...about,
      kind: 'gap',
      options: shuffle([answer, ...Object.keys(wrong)], rng),
      answer,
      wrong,
      right: filled(stem, answer),
    };
  }
  return {
    ...about,
    kind: 'judged',
    options: [CALLED_RIGHT, CALLED_WRONG],
    answer: item.isRight ? CALLED_RIGHT : CALLED_WRONG,
    wrong: {},
    right: item.isRight ? item.sentence : item.correction,
  };
}

/** The sentence with its gap filled: by a capital at its start, and by nothing where nothing belongs. */
function filled(stem: string, answer: string): string {
  const [before = '', after = ''] = stem.split(GAP);
  return answer === NOTHING ? `${before.trimEnd()} ${after.trimStart()}`.trim() : before + answer + after;
}
