import { writeDataFile } from '../../../data/data-file/data-file.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { offerFile } from '../../../ui/offer-file.ts';
import { learnFromEvents } from '../../play/learn-from-events.ts';

/** Hands the learner everything of theirs as one file. */
export async function offerData(store: LearnerStore, uid: string): Promise<void> {
  // What games told since belongs to the memory. Where it can't learn now, the rest is worth a file.
  await learnFromEvents(store);
  const text = writeDataFile(await store.learnerData(), Date.now());
  offerFile(`learning-arcade-${uid}.json`, text, 'application/json');
}
