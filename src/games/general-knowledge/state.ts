import * as v from 'valibot';
import { type Question, questionSchema } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { seededRng, shuffle } from '../../domain/random.ts';
import { playMs } from '../kit/state-parts.ts';

/** Questions in a round. */
export const ROUND_QUESTIONS = 10;
/** Points for a question that was answered right at once, and for one that was right when it came back. */
export const POINTS_AT_ONCE = 2;
export const POINTS_LATER = 1;
export const MOST_POINTS = ROUND_QUESTIONS * POINTS_AT_ONCE;

/**
 * A round. The questions themselves are kept, and not their ids: a round that was left stays the same when
 * a newer bank has mended or dropped one.
 */
export const stateSchema = v.object({
  seed: v.number(),
  questions: v.pipe(v.array(questionSchema), v.length(ROUND_QUESTIONS)),
  /** The options chosen, turn by turn: first for all questions in their order, then for those missed. */
  given: v.pipe(v.array(v.string()), v.maxLength(2 * ROUND_QUESTIONS)),
  /** When the question on the board was asked. */
  since: playMs,
  /** `explained`: the newest answer is on show with its explanation. */
  phase: v.picklist(['asking', 'explained', 'over']),
});

export type QuizState = v.InferOutput<typeof stateSchema>;

export type QuizMove =
  | { type: 'answered'; option: string }
  /** The explanation is read. */
  | { type: 'went-on' };

function isRight(question: Question | undefined, given: string | undefined): boolean {
  return question !== undefined && question.correctAnswer === given;
}

/** The questions whose first answer was wrong, with that answer; so far, while the round is on. */
export function missedAtFirst({ questions, given }: QuizState): { question: Question; given: string }[] {
  return questions.flatMap((question, index) => {
    const first = given[index];
    return first === undefined || isRight(question, first) ? [] : [{ question, given: first }];
  });
}

/** What is asked in each turn: every question, then the missed ones again, once. */
export function questionsByTurn(state: QuizState): readonly Question[] {
  return [...state.questions, ...missedAtFirst(state).map(({ question }) => question)];
}

/** Whether every question, and every missed one again, has its answer. */
export function isAllAnswered(state: QuizState): boolean {
  return state.given.length === questionsByTurn(state).length;
}

/** One question on the board. */
export interface Turn {
  /** From 0. */
  index: number;
  question: Question;
  /** In the order in which this turn shows them: a question that comes back shows them in another. */
  options: readonly string[];
  /** It was missed before. */
  isSecondChance: boolean;
  /** What was chosen; `undefined` while it is asked. */
  given: string | undefined;
}

/** The turn that is on show. A finished round shows its last one. */
export function currentTurn(state: QuizState): Turn {
  const asked = questionsByTurn(state);
  const index = state.phase === 'asking' ? state.given.length : state.given.length - 1;
  const question = asked[index];
  if (!question) throw new Error(`No question is asked in turn ${index}`);
  return {
    index,
    question,
    options: shuffle(question.options, seededRng(state.seed + index)),
    isSecondChance: index >= ROUND_QUESTIONS,
    given: state.given[index],
  };
}

/** How many turns of the first run, and of the second, were answered right. */
export function rightAnswers(state: QuizState): { atOnce: number; later: number } {
  const turns = questionsByTurn(state);
  const right = state.given.map((given, turn) => isRight(turns[turn], given));
  return {
    atOnce: right.slice(0, ROUND_QUESTIONS).filter(Boolean).length,
    later: right.slice(ROUND_QUESTIONS).filter(Boolean).length,
  };
}

export function pointsOf(state: QuizState): number {
  const { atOnce, later } = rightAnswers(state);
  return atOnce * POINTS_AT_ONCE + later * POINTS_LATER;
}
