import type { Locator, Page } from '@playwright/test';
import { normaliseAnswer } from '../../src/domain/exercises/answer-form.ts';
import type { ExerciseItem } from '../../src/domain/exercises/exercise-items.ts';
import { GAP_SEPARATOR } from '../../src/domain/exercises/key-notation.ts';
import { unreachable } from '../../src/domain/result.ts';
import { placeTiles } from '../../src/features/classroom/items/tile-placement.ts';

/** Helpers that give an item of the open class an answer, each by the control that the item shows. */

/** Gives an item an answer in the notation of its key. Only an item with options is marked at once. */
export async function answerItem(page: Page, { form }: ExerciseItem, name: string, answer: string) {
  const pieces = page.getByRole('group', { name, exact: true });
  switch (form.kind) {
    case 'choice': {
      const index = form.options.findIndex(({ value }) => normaliseAnswer(value) === normaliseAnswer(answer));
      if (index < 0) throw new Error(`${name} has no option "${answer}".`);
      return page.getByRole('radiogroup', { name, exact: true }).getByRole('radio').nth(index).click();
    }
    case 'gaps':
      return fillGaps(page, form.parts.length - 1, name, answer);
    case 'order': {
      const labels = new Map(form.options.map(({ value, label }) => [value, label]));
      return tapPieces(
        pieces,
        answer.split(GAP_SEPARATOR).map((value) => labels.get(value) ?? value),
      );
    }
    case 'tiles': {
      const placed = placeTiles(form.words.map(normaliseAnswer), normaliseAnswer(answer), ' ');
      if (!placed) throw new Error(`The tiles of ${name} do not spell "${answer}".`);
      return tapPieces(
        pieces,
        placed.map((index) => form.words[index] ?? ''),
      );
    }
    case 'correction':
      return correctSentence(pieces, form.words, answer.split(/\s+/));
    case 'field':
      return page.getByRole('textbox', { name, exact: true }).fill(answer);
    default:
      return unreachable(form);
  }
}

/** An answer that no key of the item accepts: another option, or a word that fits nowhere. */
export function getWrongAnswer({ form, accepted = [] }: ExerciseItem): string {
  if (form.kind !== 'choice') return 'zebra';
  const right = new Set(accepted.map(normaliseAnswer));
  const wrong = form.options.find(({ value }) => !right.has(normaliseAnswer(value)));
  if (!wrong) throw new Error('Every option of the item is right.');
  return wrong.value;
}

async function fillGaps(page: Page, count: number, name: string, answer: string): Promise<void> {
  const words = count === 1 ? [answer] : answer.split(GAP_SEPARATOR);
  for (const [index, word] of words.entries()) {
    const gap = count === 1 ? name : `${name}, gap ${index + 1}`;
    await page.getByRole('textbox', { name: gap, exact: true }).fill(word);
  }
}

async function tapPieces(pieces: Locator, labels: readonly string[]): Promise<void> {
  // Of equal pieces, any one is right.
  for (const label of labels) await pieces.getByRole('button', { name: label, exact: true }).first().click();
}

/** Changes the words between the beginning and the end that the sentence shares with the answer. */
async function correctSentence(sentence: Locator, shown: readonly string[], answer: readonly string[]) {
  const shorter = Math.min(shown.length, answer.length);
  let start = 0;
  while (start < shorter && shown[start] === answer[start]) start += 1;
  let end = 0;
  while (end < shorter - start && shown.at(-1 - end) === answer.at(-1 - end)) end += 1;
  const words = sentence.getByRole('button', { name: /, change it$/ });
  const field = sentence.getByRole('textbox', { name: 'The word' });
  const added = answer.slice(start, answer.length - end).join(' ');
  const last = shown.length - end - 1;
  if (last < start) {
    const isAtEnd = start === shown.length;
    await words.nth(isAtEnd ? start - 1 : start).click();
    const side = isAtEnd ? 'after' : 'before';
    await sentence.getByRole('button', { name: `Add a word ${side} it` }).click();
    return sentence.getByRole('textbox', { name: 'A new word' }).fill(added);
  }
  // From the last one, because a word that is removed moves those behind it.
  for (let index = last; index > start; index -= 1) {
    await words.nth(index).click();
    await field.fill('');
  }
  await words.nth(start).click();
  await field.fill(added);
}
