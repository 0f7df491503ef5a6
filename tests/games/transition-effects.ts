import type { GameEffect, Transition } from '../../src/games/contract.ts';

/** What a step said to a screen reader. */
export function getAnnouncement({ effects = [] }: Pick<Transition<unknown>, 'effects'>): string {
  return effects.flatMap((each) => (each.type === 'announce' ? [each.text] : [])).join(' ');
}

/** What a step told of answers: the item, how well it was known, and how. */
export function getAnswers({ effects = [] }: Pick<Transition<unknown>, 'effects'>) {
  return effects
    .filter((each): each is Extract<GameEffect, { type: 'answered' }> => each.type === 'answered')
    .map(({ item, grade, hint, ms }) => ({ id: item.id, grade, hint, ms }));
}
