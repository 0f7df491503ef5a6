import { deleteApp } from 'firebase/app';
import { deleteUser, inMemoryPersistence, reload, type User, updateCurrentUser } from 'firebase/auth';
import { isGuest } from './accounts.ts';
import { toAccount } from './auth-state.ts';
import type { Cloud } from './configuration.ts';
import { openFirebase } from './firebase.ts';
import { createFirestoreCalls } from './firestore-calls.ts';

/**
 * Deletes a guest's document and account in a second instance of the SDK, because deleting a user signs it
 * out. An account that was linked to an e-mail meanwhile is kept.
 */
export async function deleteGuest(cloud: Cloud, guest: User): Promise<void> {
  const { app, auth } = openFirebase(cloud, {
    name: `leaving-${guest.uid}`,
    persistence: inMemoryPersistence,
  });
  try {
    await updateCurrentUser(auth, guest);
    const { currentUser } = auth;
    if (!currentUser) return;
    // Another tab may have linked an e-mail.
    await reload(currentUser);
    if (!isGuest(toAccount(currentUser))) return;
    const deleted = await createFirestoreCalls(cloud, auth).deleteDocument(guest.uid);
    if (!deleted.ok) throw new Error(`The guest’s document was not deleted: ${deleted.failure.message}`);
    await deleteUser(currentUser);
  } finally {
    await deleteApp(app);
  }
}
