import type { Change, Happening } from '../../src/games/contract.ts';

/** What a step said to a screen reader. */
export function saidBy({ happened = [] }: Pick<Change<unknown>, 'happened'>): string {
  return happened.flatMap((each) => (each.type === 'said' ? [each.text] : [])).join(' ');
}

/** What a step told of answers: the item, how well it was known, and how. */
export function answersBy({ happened = [] }: Pick<Change<unknown>, 'happened'>) {
  return happened
    .filter((each): each is Extract<Happening, { type: 'answered' }> => each.type === 'answered')
    .map(({ item, grade, hint, ms }) => ({ id: item.id, grade, hint, ms }));
}
