import { formatDataFile } from '../../../data/data-file/data-file.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import { learnFromEvents } from '../../play/learn-from-events.ts';

/** Hands the learner everything of theirs as one file. */
export async function downloadData(store: LearnerStore, uid: string): Promise<void> {
  // What games told since belongs to the memory. Where it can't learn now, the rest is worth a file.
  await learnFromEvents(store);
  const text = formatDataFile(await store.readLearnerData(), Date.now());
  downloadFile(`learning-arcade-${uid}.json`, text, 'application/json');
}
