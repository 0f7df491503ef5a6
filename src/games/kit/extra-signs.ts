import { foldTypedText } from '../../domain/typed-text.ts';

/** What several words need on a keyboard besides letters. */
export const PHRASE_SIGNS: readonly string[] = ["'", ' '];

/**
 * The characters besides a to z that the on-screen keyboard needs for these answers: signs, digits, letters
 * with accents, and the space as the last. Their order does not tell where they go. Punctuation is left out,
 * because it does not count in an answer.
 */
export function listExtraSigns(answers: readonly string[]): readonly string[] {
  const signs = answers.flatMap((answer) => foldTypedText(answer).match(/[^a-z\p{P}\p{S}\s]|['-]| /gu) ?? []);
  return [...new Set(signs)].sort(compareSigns);
}

function compareSigns(one: string, other: string): number {
  if ((one === ' ') !== (other === ' ')) return one === ' ' ? 1 : -1;
  return one < other ? -1 : 1;
}
