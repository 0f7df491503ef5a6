import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** Clicks the button, and returns the name and the text of the downloaded file. */
export async function downloadFile(button: Locator) {
  const arriving = button.page().waitForEvent('download');
  await button.click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
