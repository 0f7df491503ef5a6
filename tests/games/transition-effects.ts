import type { GameEffect, Transition } from '../../src/games/game-contract.ts';

/** The announced texts of a step. */
export function getAnnouncement({ effects = [] }: Pick<Transition<unknown>, 'effects'>): string {
  return effects.flatMap((each) => (each.type === 'announce' ? [each.text] : [])).join(' ');
}

/** The answers of a step. */
export function getAnswers({ effects = [] }: Pick<Transition<unknown>, 'effects'>) {
  return effects
    .filter((each): each is Extract<GameEffect, { type: 'answered' }> => each.type === 'answered')
    .map(({ item, grade, hint, ms }) => ({ id: item.id, grade, hint, ms }));
}
