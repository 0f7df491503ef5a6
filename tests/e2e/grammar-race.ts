import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GrammarBank } from '../../src/content/grammar/grammar-schema.ts';
import { CALLED_RIGHT, CALLED_WRONG } from '../../src/games/grammar-race/state.ts';
import { expect } from './learner.ts';

/** The key of the right option, looked up in the bank. */
export async function findRightKey(page: Page, level: 'a1' | 'b1'): Promise<string> {
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  // The page shows a gap for the eyes, and “gap” for screen readers.
  const question = (await heading.innerText()).replace('gap', '___').replaceAll(/\s+/g, ' ').trim();
  const { items }: GrammarBank = JSON.parse(readFileSync(`src/content/grammar/${level}.json`, 'utf8'));
  const joinGap = (text: string) => text.replaceAll(/\s*___\s*/g, '___');
  for (const item of items) {
    if (joinGap('stem' in item ? item.stem : item.sentence) !== joinGap(question)) continue;
    const answer = 'stem' in item ? item.answer : item.isRight ? CALLED_RIGHT : CALLED_WRONG;
    const options = await page
      .locator('[data-place="hand"] fieldset button > span:first-of-type')
      .allTextContents();
    return String(options.indexOf(answer) + 1);
  }
  throw new Error(`The bank has no question: ${question}`);
}
