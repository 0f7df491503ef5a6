import type { FinishedGame, IdentifiedEvent, PlayEvent } from '../../../domain/game-records.ts';
import { LANDING_GAME } from '../../../domain/landing-game.ts';
import { LANDING_ROUNDS_BY_LEVEL, type LandingGameRound } from './landing-game-rounds.ts';
import { POINTS_PER_ROUND } from './landing-game-rules.ts';
import type { LandingPlay } from './landing-play.ts';

/** The phrase with its gap filled by the right option, in lower case, as learners write it in a sentence. */
function formatWholePhrase({ phrase, options: [{ word }] }: LandingGameRound): string {
  return phrase.toLowerCase().replace('___', word);
}

/**
 * Turns a game of the landing page into records as of any other game: a result, mistakes and memory events.
 * @param endedAt milliseconds since the epoch; ids derive from it, so that a second save changes nothing
 * @returns `null` if the answers are not those of a complete game
 */
export function createPlayResult(
  { level, answers }: LandingPlay,
  endedAt: number,
): { finished: FinishedGame; events: readonly IdentifiedEvent[] } | null {
  const rounds = LANDING_ROUNDS_BY_LEVEL[level];
  const played = rounds.flatMap((round, index) => {
    const answer = answers[index];
    // The first option of a round is the right one.
    const [right] = round.options;
    const chosen = round.options.find(({ word }) => word === answer?.word);
    return answer && chosen ? [{ round, chosen, ms: answer.ms, isRight: chosen === right }] : [];
  });
  if (!Number.isFinite(endedAt) || answers.length !== rounds.length || played.length !== rounds.length) {
    return null;
  }

  const points = played.filter(({ isRight }) => isRight).length * POINTS_PER_ROUND;
  const gameId = LANDING_GAME.id;
  const createId = (index: number) => `${gameId}:${endedAt}:${index}`;
  const origin = { game: gameId, at: endedAt };
  const met: PlayEvent = {
    type: 'met',
    words: rounds.map(({ word, meaning }) => ({ word, meaning, example: '' })),
    level,
    ...origin,
  };
  const answered = played.map(
    ({ round, ms, isRight }): PlayEvent => ({
      type: 'answered',
      item: { kind: 'word', id: round.word },
      grade: isRight ? 'right' : 'missed',
      by: 'choice',
      ms,
      hint: false,
      ...origin,
    }),
  );
  const mistakes = played
    .filter(({ isRight }) => !isRight)
    .map(({ round, chosen }, index) => ({
      id: createId(index),
      kind: 'word' as const,
      word: round.word,
      right: formatWholePhrase(round),
      reason: chosen.reason,
      given: chosen.word,
      asked: `${round.clue} ${round.phrase}`,
      source: gameId,
    }));
  return {
    finished: {
      level,
      variant: '',
      score: { value: points, text: `${points} of ${rounds.length * POINTS_PER_ROUND} points` },
      mistakes,
    },
    // The phrases come first, because answers about unknown words are dropped.
    events: [met, ...answered].map((event, index) => ({ id: createId(index), event })),
  };
}
