import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** The name and the text of the file that a click on the button hands over. */
export async function downloadFile(button: Locator) {
  const arriving = button.page().waitForEvent('download');
  await button.click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
