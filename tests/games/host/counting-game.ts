import * as v from 'valibot';
import type { Game, ReplyEvent, Transition } from '../../../src/games/game-contract.ts';
import type { GameHost } from '../../../src/games/host/game-host.ts';
import { getTimeLimitEnd, hasTimeRunOut } from '../../../src/games/kit/time-limit.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../../../src/games/kit/used-keys.ts';

export const TURN_MS = 10_000;
export const TURNS = 3;

const stateSchema = v.object({
  seed: v.number(),
  words: v.array(v.string()),
  turnStartedAt: v.number(),
  feedback: v.nullable(v.string()),
});
export type CountingState = v.InferOutput<typeof stateSchema>;
export type CountingMove =
  | { type: 'answered'; word: string }
  /** Takes back the last answer. */
  | { type: 'undone' }
  | { type: 'asked-feedback' }
  | { type: 'waved' };

/** The end of a turn: with an answer, or by the time limit. */
function finishTurn(
  state: CountingState,
  { word, grade, at }: { word: string; grade: 'right' | 'missed'; at: number },
): Transition<CountingState> {
  return {
    state: { ...state, words: [...state.words, word], turnStartedAt: at },
    effects: [
      {
        type: 'answered',
        item: { kind: 'word', id: word },
        grade,
        by: 'recall',
        ms: at - state.turnStartedAt,
        hint: false,
      },
      { type: 'announce', text: `${word}.` },
    ],
  };
}

function undoAnswer(state: CountingState): Transition<CountingState> {
  if (state.words.length === 0) return { state };
  return { state: { ...state, words: state.words.slice(0, -1) }, effects: [{ type: 'took-back' }] };
}

function applyReply(state: CountingState, { result }: ReplyEvent): Transition<CountingState> {
  const text = result.kind === 'answered' ? result.text : result.kind;
  return { state: { ...state, feedback: text } };
}

/**
 * A small game for tests of the host, with all that a game can have: a time limit, answers, requests, carried
 * state and an end. It has three turns of ten seconds each.
 */
export const countingGame: Game<readonly string[], CountingState, CountingMove, UsedKeys> = {
  loadBank: async () => ['one', 'two', 'three'],
  createInitialState: (_bank, { seed }) => ({ seed, words: [], turnStartedAt: 0, feedback: null }),
  reduce(state, event) {
    if (event.type === 'replied') return applyReply(state, event);
    if (state.words.length === TURNS) return { state };
    if (hasTimeRunOut(state.turnStartedAt, TURN_MS, event)) {
      return finishTurn(state, { word: 'missed', grade: 'missed', at: event.at });
    }
    switch (event.type) {
      case 'answered':
        return finishTurn(state, { word: event.word, grade: 'right', at: event.at });
      case 'undone':
        return undoAnswer(state);
      case 'asked-feedback':
        return {
          state,
          request: { id: 'text', kind: 'feedback', text: 'My day.', level: 'B1', skill: 'Writing' },
        };
      default:
        return { state };
    }
  },
  getNextTickTime: ({ turnStartedAt }, timeLimits) => getTimeLimitEnd(turnStartedAt, TURN_MS, timeLimits),
  isOver: ({ words }) => words.length === TURNS,
  getResult({ words }) {
    const right = words.filter((word) => word !== 'missed').length;
    return { score: { value: right, text: `${right} words` }, headline: 'Done.', facts: [], misses: [] };
  },
  getScoreboard: ({ words }) => [{ label: 'Turns', value: words.length }],
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ words }) => words),
  View: () => null,
};

export function sendMoves(host: Pick<GameHost, 'dispatch'>, ...moves: readonly CountingMove[]): void {
  for (const move of moves) host.dispatch({ type: 'moved', move });
}

export const createAnswerMove = (word: string): CountingMove => ({ type: 'answered', word });
/** A whole game. */
export const ALL_ANSWERED: readonly CountingMove[] = ['one', 'two', 'three'].map(createAnswerMove);
