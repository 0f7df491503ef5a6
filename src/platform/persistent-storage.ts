/**
 * Asks the browser not to clear the learner's work when room runs short. Chromium decides by itself, Firefox asks the
 * learner: so this is for when there is work worth a question. A browser that says no is not asked again by itself.
 */
export async function requestPersistentStorage(
  storage: Partial<StorageManager> = navigator.storage,
): Promise<void> {
  try {
    if (await storage.persisted?.()) return;
    const isKept = await storage.persist?.();
    if (!isKept) console.info('The browser may clear stored work when space runs short.');
  } catch (cause) {
    console.info('The browser was not asked to keep the records:', cause);
  }
}
