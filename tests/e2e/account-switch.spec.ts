import type { Page } from '@playwright/test';
import type { RunningSync } from '../../src/sync/engine/learner-sync.ts';
import { createLearner, readCloudDocument, type TestAccount } from './cloud.ts';
import { bundleForPage } from './in-page/bundle.ts';
import { expect, test } from './learner.ts';
import { type DocumentCall, type HeldCall, recordCalls } from './recorded-calls.ts';
import { CHOICES } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** `SWITCHES=500` runs the full number. */
const SWITCHES = Number(process.env.SWITCHES ?? 8);
/** The number of lessons that a learner's records keep. */
const RETAINED_LESSONS = 50;

async function signIn(tab: Page, { email, password }: TestAccount): Promise<void> {
  const entered = await tab.evaluate(([mail, secret]) => window.arcade.signIn(mail, secret), [
    email,
    password,
  ] as const);
  expect(entered).toEqual({ ok: true, value: 'app' });
}

/** The kinds of account switch during a call of the first account's drain. */
const SWITCH_METHODS: readonly ((
  tabs: readonly [Page, Page],
  call: HeldCall,
  to: TestAccount,
) => Promise<void>)[] = [
  async function beforeTheCallArrives([tab], call, to) {
    await signIn(tab, to);
    call.release();
  },
  async function whileTheCallArrives([tab], call, to) {
    const entering = signIn(tab, to);
    call.release();
    await entering;
  },
  async function byALogOutThatKeepsTheWork([tab], call, to) {
    const leaving = tab.evaluate(() => window.arcade.logOut(async () => 'keep'));
    call.release();
    expect(await leaving).toEqual({ ok: true, value: 'logged-out' });
    await signIn(tab, to);
  },
  async function inAnotherTab([tab, other], call, to) {
    await signIn(other, to);
    call.release();
    await expect.poll(() => readCurrentUid(tab)).toBe(to.uid);
  },
];

function readCurrentUid(tab: Page): Promise<string | null> {
  return tab.evaluate(() => {
    const state = window.arcade.getState();
    return state.status === 'signed-in' ? state.learner.uid : null;
  });
}

/** Waits until the tab has synced, so that the next call belongs to the next save. */
async function waitUntilSynced(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const state = window.arcade.getState();
    if (state.status !== 'signed-in') return;
    // A log-out in the other tab may be deleting the records.
    await (state.learner.sync as RunningSync).drainFor(10_000).catch(console.info);
  });
}

/** Saves a class that names its learner, and returns its id. */
async function saveClass(tab: Page): Promise<string> {
  return tab.evaluate(async (choices) => {
    const state = window.arcade.getState();
    if (state.status !== 'signed-in') throw new Error('No learner is signed in.');
    const { uid, store } = state.learner;
    const saved = await store.addLesson({
      ...choices,
      content: { phrases: [], vocab: [], met: [] },
      classPlan: `# Written by ${uid}`,
    });
    if (!saved.ok) throw new Error(saved.failure.kind);
    return saved.value.id;
  }, CHOICES);
}

test('an account switch during a drain sends nothing under another account and loses nothing', async ({
  context,
  request,
  learner,
}) => {
  test.setTimeout(60_000 + SWITCHES * 5_000);
  const newcomer = await createLearner(request);
  const accounts = [learner, newcomer] as const;
  const saved = new Map<string, string[]>(accounts.map(({ uid }) => [uid, []]));
  const recorded = await recordCalls(context);

  const session = await bundleForPage('session');
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/healthz');
    await tab.evaluate(session);
  }
  const [tab] = tabs;
  await signIn(tab, learner);

  for (let round = 0; round < SWITCHES; round += 1) {
    const [from, to] = round % 2 === 0 ? accounts : [newcomer, learner];
    for (const each of tabs) await waitUntilSynced(each);
    const call = recorded.holdNext(Math.random() < 0.5 ? 'batchGet' : 'commit', from.uid);
    saved.get(from.uid)?.push(await saveClass(tab));
    await call.arrived;
    const switchAccount = SWITCH_METHODS[round % SWITCH_METHODS.length];
    await switchAccount?.(tabs, call, to);
  }

  for (const account of accounts) {
    await signIn(tab, account);
    await expect.poll(async () => (await readStoredRows(tab, account.uid)).outbox).toEqual([]);
  }

  expect(recorded.calls.length).toBeGreaterThanOrEqual(SWITCHES);
  const isForeign = ({ uids, tokenUid, body }: DocumentCall) =>
    uids.some((uid) => uid !== tokenUid) ||
    accounts.some(({ uid }) => uid !== tokenUid && body.includes(uid));
  const foreign = recorded.calls.filter(isForeign);
  expect(foreign.map(({ method, uids, tokenUid }) => ({ method, uids, tokenUid }))).toEqual([]);

  for (const account of accounts) {
    const document = await readCloudDocument(request, account);
    const lessons = document?.lessons as readonly { id: string; classPlan: string }[];
    expect(lessons.map(({ id }) => id).sort()).toEqual(
      saved.get(account.uid)?.slice(-RETAINED_LESSONS).sort(),
    );
    expect(new Set(lessons.map(({ classPlan }) => classPlan))).toEqual(
      new Set([`# Written by ${account.uid}`]),
    );
  }
});
