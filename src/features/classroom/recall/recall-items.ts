import { CLASS_GAME } from '../../../domain/class-game.ts';
import { createOption } from '../../../domain/exercises/answer-form.ts';
import { splitAtGaps } from '../../../domain/exercises/key-notation.ts';
import type { IdentifiedEvent } from '../../../domain/game-records.ts';
import type { RecallItem } from '../../../domain/lesson-plan.ts';
import { escapeMarkdown } from '../../../domain/plan/plain-text.ts';
import type { PlayableItem } from '../items/playable-exercise.ts';

/** What a class asks again, as items to answer by a tap. */
export function createRecallItems(recall: readonly RecallItem[]): readonly PlayableItem[] {
  return recall.map(({ asked, options, answer }, index): PlayableItem => {
    const number = index + 1;
    const [before, after, ...more] = splitAtGaps(asked);
    const sentence =
      before !== undefined && after !== undefined && more.length === 0 && ([before, after] as const);
    return {
      name: `recall.${number}`,
      number,
      text: escapeMarkdown(asked),
      form: { kind: 'choice', options: options.map(createOption), ...(sentence && { sentence }) },
      accepted: [answer],
      expected: answer,
      spokenLines: [],
      judge: (given) => (given === answer ? 'right' : 'wrong'),
    };
  });
}

/**
 * What the first answer to a word tells the memory, as a game's answer does; `null` for a mistake. The event
 * has the same id at each answer, so that only the first one counts.
 * @param number of the item, from 1
 * @param at milliseconds since the epoch
 */
export function createRecallEvent(
  lessonId: string,
  { kind, id, answer }: RecallItem,
  number: number,
  given: string,
  at: number,
): IdentifiedEvent | null {
  if (kind !== 'word') return null;
  return {
    id: `${CLASS_GAME}:${lessonId}:recall:${number}`,
    event: {
      type: 'answered',
      item: { kind, id },
      grade: given === answer ? 'right' : 'missed',
      by: 'choice',
      // A class measures no time.
      ms: 0,
      hint: false,
      game: CLASS_GAME,
      at,
    },
  };
}
