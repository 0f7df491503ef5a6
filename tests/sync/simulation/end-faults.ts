import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { removeForeignEntry } from './foreign-entry.ts';
import { learnFromAnswers } from './memory-actions.ts';
import { ALL_STEPS } from './timeline.ts';
import type { World } from './world.ts';

/**
 * Ends all faults, opens every page and signs all devices in as Ann, without actions of the learner.
 * @param isLoud whether pages get an event when the network returns; without one they need longer to notice
 */
export async function endFaults(world: World, isLoud: boolean): Promise<void> {
  const { timeline, network, devices } = world;
  network.outage = null;
  world.teacher.outage = null;
  world.closeGuestPages();
  for (const page of world.pages) page.clearFaults();
  world.reopenDeadPages();
  // A page that is still opening would miss the online event.
  await timeline.run(ALL_STEPS);
  for (const device of devices) {
    removeForeignEntry(device.disk.getDatabase('ann'));
    const hadToSignIn = device.session.mustSignIn || device.signIn.uid !== 'ann';
    device.session.mustSignIn = false;
    device.signIn.canRenew = true;
    device.signIn.switchTo('ann');
    if (isLoud) device.connectivity.setOnline(false);
    device.connectivity.setOnline(true);
    device.connectivity.setVisible(true);
    // A sign-in starts the sync again.
    if (hadToSignIn) for (const page of world.pagesOf(device)) page.sync?.requestDrain();
  }
  await timeline.advance(isLoud ? 60_000 : 360_000);
}

/** The learner retries the refused changes that are valid. */
export async function retryRefused(world: World): Promise<void> {
  for (const device of world.devices) {
    const store = world.pagesOf(device)[0]?.store;
    if (!store) continue;
    for (const { key, reason } of (await device.observe('ann')).deadLetters) {
      if (reason !== 'unreadable' && !world.ledger.alwaysRefusedKeys.has(key)) void store.retryChange(key);
    }
  }
  await world.timeline.run(ALL_STEPS);
}

/** Longer than any request waits for its next attempt. */
const ALL_RETRIES_MS = 200_000;

/** The learner repeats refused and cancelled requests, saves unsaved drafts, and waits for the replies. */
export async function awaitReplies(world: World): Promise<void> {
  for (const device of world.devices) {
    const [page] = world.pagesOf(device);
    for (const row of (await device.observe('ann')).requests) {
      if (row.status.phase === 'refused') void page?.store?.enqueueRequest(row);
      if (row.status.phase === 'cancelled' && row.kind === 'class') {
        void page?.store?.enqueueRequest({ ...row, key: `${row.key}, instead` });
      }
    }
  }
  for (const { notepad } of world.pages) void notepad?.saver.flush();
  await world.timeline.advance(ALL_RETRIES_MS);
}

/** The draft that each open notepad shows, and the one its device has. */
export async function compareNotepads(world: World) {
  const open = world.pages.flatMap(({ notepad, store }) => (notepad && store ? [{ notepad, store }] : []));
  const compared = open.map(async ({ notepad: { lessonId, draft: shown }, store }) => {
    const stored = (await store.readDraft(lessonId)) ?? EMPTY_DRAFT;
    return (await store.readLesson(lessonId)) ? [{ lessonId, shown, stored }] : [];
  });
  return (await Promise.all(compared)).flat();
}

/** Each device's memory learns from all its games. */
export async function learnOnAllDevices(world: World): Promise<void> {
  for (const device of world.devices) void world.pagesOf(device)[0]?.store?.learnFromEvents(learnFromAnswers);
  await world.timeline.run(ALL_STEPS);
}

/** Each device pulls what the others have sent. */
export async function exchangeOnAllDevices(world: World): Promise<void> {
  const pages = world.devices.flatMap((device) => world.pagesOf(device).slice(0, 1));
  for (const page of [...pages, ...pages]) {
    // A page that has read the current document has merged it.
    if (page.knownDocument === world.network.document('ann')) continue;
    page.sync?.requestDrain();
    await world.timeline.run(ALL_STEPS);
  }
}
