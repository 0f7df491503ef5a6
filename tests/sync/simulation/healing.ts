import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { removeForeignEntry } from './corruption.ts';
import { learnt } from './memory-work.ts';
import { EVERYTHING } from './timeline.ts';
import type { World } from './world.ts';

/** All faults end, every page is open, everybody is back as Ann; the learner does nothing. */
export async function heal(world: World, isLoud: boolean): Promise<void> {
  const { timeline, network, devices } = world;
  network.outage = null;
  world.teacher.outage = null;
  world.sendGuestsAway();
  for (const page of world.pages) page.spare();
  world.openWhatDied();
  // A page that is still opening would not hear that the network is back.
  await timeline.run(EVERYTHING);
  for (const device of devices) {
    removeForeignEntry(device.disk.database('ann'));
    const hadToSignIn = device.session.mustSignIn || device.signIn.uid !== 'ann';
    device.session.mustSignIn = false;
    device.signIn.canRenew = true;
    device.signIn.switchTo('ann');
    if (isLoud) device.connectivity.setOnline(false);
    device.connectivity.setOnline(true);
    device.connectivity.setVisible(true);
    // A sign-in starts sync anew; it is what ended the fault.
    if (hadToSignIn) for (const page of world.pagesOf(device)) page.sync?.wake();
  }
  await timeline.pass(isLoud ? 60_000 : 360_000);
}

/** The learner asks for another try of what was refused without being at fault. */
export async function retryRefused(world: World): Promise<void> {
  for (const device of world.devices) {
    const store = world.pagesOf(device)[0]?.store;
    if (!store) continue;
    for (const { key, reason } of (await device.observe('ann')).dead) {
      if (reason !== 'unreadable' && !world.ledger.poisoned.has(key)) void store.retry(key);
    }
  }
  await world.timeline.run(EVERYTHING);
}

/** Longer than anything that was asked for waits for its next try. */
const EVERY_TRY_MS = 200_000;

/** The learner asks again for what was refused, and for another class where one was taken back; saves what found no room in a notepad, and waits for what comes. */
export async function awaitReplies(world: World): Promise<void> {
  for (const device of world.devices) {
    const [page] = world.pagesOf(device);
    for (const row of (await device.observe('ann')).requests) {
      if (row.life.phase === 'refused') void page?.store?.ask(row);
      if (row.life.phase === 'cancelled' && row.kind === 'class') {
        void page?.store?.ask({ ...row, key: `${row.key}, instead` });
      }
    }
  }
  for (const { notepad } of world.pages) void notepad?.saver.flush();
  await world.timeline.pass(EVERY_TRY_MS);
}

/** What the open notepads show and what their devices have. */
export async function openNotepads(world: World) {
  const open = world.pages.flatMap(({ notepad, store }) => (notepad && store ? [{ notepad, store }] : []));
  const compared = open.map(async ({ notepad: { lessonId, draft: shown }, store }) => {
    const stored = (await store.draft(lessonId)) ?? EMPTY_DRAFT;
    return (await store.lesson(lessonId)) ? [{ lessonId, shown, stored }] : [];
  });
  return (await Promise.all(compared)).flat();
}

/** The learner opens a page on each device that learns from all that was played there. */
export async function learnAll(world: World): Promise<void> {
  for (const device of world.devices) void world.pagesOf(device)[0]?.store?.learn(learnt);
  await world.timeline.run(EVERYTHING);
}

/** Each device takes over what the others have sent. */
export async function exchangeAll(world: World): Promise<void> {
  const pages = world.devices.flatMap((device) => world.pagesOf(device).slice(0, 1));
  for (const page of [...pages, ...pages]) {
    // Whoever has read the document as it is now must have taken it over.
    if (page.knownDocument === world.network.document('ann')) continue;
    page.sync?.wake();
    await world.timeline.run(EVERYTHING);
  }
}
