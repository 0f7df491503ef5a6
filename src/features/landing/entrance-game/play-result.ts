import { ENTRANCE_GAME } from '../../../domain/entrance-game.ts';
import type { FinishedGame, IdentifiedEvent, PlayEvent } from '../../../domain/game-records.ts';
import { POINTS_PER_ROUND } from './entrance-game-rules.ts';
import type { EntrancePlay } from './entrance-play.ts';
import { ENTRANCE_ROUNDS, type EntranceRound } from './entrance-rounds.ts';

/** The level at which course books teach these phrases. */
const LEVEL = 'B1';

const phraseOf = ({ options: [{ word }] }: EntranceRound) => `break the ${word}`;

/**
 * A game on the machine at the entrance as the records keep any other: its result, its misses for the book of
 * mistakes, and what the memory learns from it.
 * @param endedAt milliseconds since the epoch; it names the game, so that keeping it again changes nothing
 * @returns `null` for what is no whole game of these rounds
 */
export function createPlayResult(
  { answers }: EntrancePlay,
  endedAt: number,
): { finished: FinishedGame; events: readonly IdentifiedEvent[] } | null {
  const played = ENTRANCE_ROUNDS.flatMap((round, index) => {
    const answer = answers[index];
    const chosen = round.options.find(({ word }) => word === answer?.word);
    return answer && chosen ? [{ round, chosen, ms: answer.ms, isRight: chosen === round.options[0] }] : [];
  });
  if (
    !Number.isFinite(endedAt) ||
    answers.length !== ENTRANCE_ROUNDS.length ||
    played.length !== ENTRANCE_ROUNDS.length
  ) {
    return null;
  }

  const points = played.filter(({ isRight }) => isRight).length * POINTS_PER_ROUND;
  const gameId = ENTRANCE_GAME.id;
  const name = (index: number) => `${gameId}:${endedAt}:${index}`;
  const when = { game: gameId, at: endedAt };
  const met: PlayEvent = {
    type: 'met',
    words: ENTRANCE_ROUNDS.map((round) => ({ word: phraseOf(round), meaning: round.meaning, example: '' })),
    level: LEVEL,
    ...when,
  };
  const answered = played.map(
    ({ round, ms, isRight }): PlayEvent => ({
      type: 'answered',
      item: { kind: 'word', id: phraseOf(round) },
      grade: isRight ? 'right' : 'missed',
      by: 'choice',
      ms,
      hint: false,
      ...when,
    }),
  );
  const mistakes = played
    .filter(({ isRight }) => !isRight)
    .map(({ round, chosen }, index) => ({
      id: name(index),
      kind: 'word' as const,
      word: phraseOf(round),
      right: phraseOf(round),
      reason: chosen.reason,
      given: chosen.word,
      asked: `${round.clue} Break the ___`,
      source: gameId,
    }));
  return {
    finished: {
      level: LEVEL,
      variant: '',
      score: { value: points, text: `${points} of ${ENTRANCE_ROUNDS.length * POINTS_PER_ROUND} points` },
      mistakes,
    },
    // The phrases come first, because answers about unknown words are dropped.
    events: [met, ...answered].map((event, index) => ({ id: name(index), event })),
  };
}
