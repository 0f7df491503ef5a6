import { MESSAGES } from '../../../src/domain/messages.ts';
import { createEmail } from '../cloud.ts';
import { leaveHolding, readRecordsNames } from './departures.ts';
import { test } from './engine-test.ts';

/** Databases that a page left locked, in WebKit alone: the app frees them by its server's answer. */
test.describe.configure({ mode: 'serial' });

test('The app starts though a page that was left holds the creation of its database', async ({ app }) => {
  await leaveHolding(app, 'arcade-device');
  await app.open('/login');
  await app.waitFor('the database', async () =>
    (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'arcade-device' && version > 1),
  );
});

test('Locked records are explained without the server, and open with it', async ({ app, gateway }) => {
  await app.open('/signup');
  await app.fill('Email', createEmail());
  await app.fill('Password', 'correct horse 7');
  await app.click('Sign Up');
  await app.waitForAddress(/^\/setup/);
  await app.open('/settings');
  await app.waitForText('Arcade ready offline.');
  const [records = ''] = await readRecordsNames(app);
  await leaveHolding(app, records);
  await gateway.close();
  await app.open('/app');
  await app.waitForText(MESSAGES.recordsLocked);
  await gateway.open();
  await app.click('Try again');
  // A learner without a profile sets one up first.
  await app.waitForAddress(/^\/setup/);
});
