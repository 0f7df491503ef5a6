import type { FinishedGame, IdentifiedEvent, PlayEvent } from '../../../domain/game-records.ts';
import { LANDING_GAME } from '../../../domain/landing-game.ts';
import type { NewMistake } from '../../../domain/records.ts';
import { LANDING_ROUNDS_BY_LEVEL, type LandingGameRound, type RoundOption } from './landing-game-rounds.ts';
import { POINTS_PER_ROUND } from './landing-game-rules.ts';
import type { LandingGameLevel, LandingPlay } from './landing-play.ts';

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
  const createId = (index: number) => `${LANDING_GAME.id}:${endedAt}:${index}`;
  const mistakes = played
    .filter(({ isRight }) => !isRight)
    .map(({ round, chosen }, index) => createMistake(createId(index), round, chosen));
  return {
    finished: {
      level,
      variant: '',
      score: { value: points, text: `${points} of ${rounds.length * POINTS_PER_ROUND} points` },
      mistakes,
    },
    events: createEvents(level, played, endedAt).map((event, index) => ({ id: createId(index), event })),
  };
}

function createMistake(id: string, round: LandingGameRound, chosen: RoundOption): NewMistake {
  return {
    id,
    kind: 'word',
    word: round.word,
    right: formatWholePhrase(round),
    reason: chosen.reason,
    given: chosen.word,
    asked: `${round.clue} ${round.phrase}`,
    source: LANDING_GAME.id,
  };
}

/** The words met come first, because answers about unknown words are dropped. */
function createEvents(
  level: LandingGameLevel,
  played: readonly { round: LandingGameRound; ms: number; isRight: boolean }[],
  endedAt: number,
): readonly PlayEvent[] {
  const origin = { game: LANDING_GAME.id, at: endedAt };
  const words = played.map(({ round: { word, meaning } }) => ({ word, meaning, example: '' }));
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
  return [{ type: 'met', words, level, ...origin }, ...answered];
}
