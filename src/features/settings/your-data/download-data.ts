import { formatDataFile } from '../../../data/data-file/data-file.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import { learnFromEvents } from '../../play/learn-from-events.ts';

/** Downloads all of the learner's data as one file. */
export async function downloadData(store: LearnerStore, uid: string): Promise<void> {
  // Pending events belong to the memory. A failure to apply them does not stop the download.
  await learnFromEvents(store);
  const text = formatDataFile(await store.readLearnerData(), Date.now());
  downloadFile(`learning-arcade-${uid}.json`, text, 'application/json');
}
