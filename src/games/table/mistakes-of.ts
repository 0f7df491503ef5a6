import type { NewMistake } from '../../domain/records.ts';
import type { GameResult } from '../contract.ts';

/**
 * What of a game's misses belongs in the learner's book of mistakes: those with an answer of theirs. The same mistake
 * has the same id in every game of the kind.
 */
export function mistakesOf(gameId: string, { misses }: GameResult): readonly NewMistake[] {
  return misses.flatMap(({ word, right, reason, given, asked = '', isFact = false }) =>
    given === undefined
      ? []
      : [
          {
            id: `${gameId}:${asked || word}:${right}`,
            kind: isFact ? 'fact' : asked ? 'text' : 'word',
            source: gameId,
            ...{ word, right, reason, given, asked },
          },
        ],
  );
}
