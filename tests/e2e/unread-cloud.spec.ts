import type { Page } from '@playwright/test';
import { DOCUMENT_STORE } from './cloud.ts';
import { alertWith, expect, test } from './learner.ts';
import { homework, lesson } from './records.ts';

const STAMP = { updatedAt: 1, deviceId: 'another-device' };
const RECORDS = {
  lessons: [lesson('the-class')],
  homework: [homework('the-homework')],
  words: { 'sea shanty': '' },
  ownWords: { 'sea shanty': { meaning: 'a song', example: '', isRemoved: false, ...STAMP } },
};

/** On a device that has not read the learner's document yet, with a cloud that fails for now. */
async function failToRead(page: Page): Promise<void> {
  await page.route(DOCUMENT_STORE, (route) => route.fulfill({ status: 503, json: {} }));
}

for (const { address, told, empty, found } of [
  {
    address: '/homework',
    told: 'Failed to load lessons from server...',
    empty: 'No homework yet',
    found: 'Asking the way',
  },
  {
    address: '/lessons',
    told: 'Failed to load lessons from server...',
    empty: 'No lessons yet',
    found: '2 in all',
  },
  {
    address: '/words',
    told: 'Failed to load progress. Try again later.',
    empty: 'No words yet',
    found: 'Not asked yet',
  },
  {
    address: '/progress',
    told: 'Failed to load progress. Try again later.',
    empty: 'No words yet.',
    found: '0 of 24 (0%)',
  },
]) {
  test(`${address} on a new device shows nothing as empty that could not be read`, async ({
    page,
    enter,
  }) => {
    await failToRead(page);
    await enter(address, RECORDS);
    await expect(alertWith(page, told)).toHaveCount(1);
    await expect(page.getByText(empty)).toHaveCount(0);
    await expect(page.getByText('0 of 50')).toHaveCount(0);

    await page.unroute(DOCUMENT_STORE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(0);
  });
}

test('what was read once and was empty is called empty without a connection', async ({
  page,
  context,
  enter,
}) => {
  await enter('/homework');
  await expect(page.getByText('No homework yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Synced', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await page.goBack();
  await expect(page.getByText('No homework yet')).toBeVisible();
});
