/**
 * Asks the browser not to evict the learner's records when storage runs short. Firefox asks the learner, so
 * call this only once there is work to protect.
 */
export async function requestPersistentStorage(
  storage: Partial<StorageManager> = navigator.storage,
): Promise<void> {
  try {
    if (await storage.persisted?.()) return;
    const isPersistent = await storage.persist?.();
    if (!isPersistent) console.info('The browser may clear stored work when space runs short.');
  } catch (cause) {
    console.info('Persistent storage could not be requested:', cause);
  }
}
