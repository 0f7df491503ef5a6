import { deleteApp } from 'firebase/app';
import { deleteUser, inMemoryPersistence, reload, type User, updateCurrentUser } from 'firebase/auth';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { isGuest } from './accounts.ts';
import { toAccount } from './auth-state.ts';
import type { Cloud } from './configuration.ts';
import { openFirebase } from './firebase.ts';

/**
 * Deletes a guest's document and account, whoever is signed in by now: deleting a user signs out, so it is
 * done in an instance of the SDK beside the page's own. An account that others can enter stays.
 */
export async function deleteGuest(cloud: Cloud, guest: User): Promise<void> {
  const { app, auth, firestore } = openFirebase(cloud, {
    name: `leaving-${guest.uid}`,
    persistence: inMemoryPersistence,
  });
  try {
    await updateCurrentUser(auth, guest);
    const { currentUser } = auth;
    if (!currentUser) return;
    // It may have got an e-mail in a tab of which this one has not heard yet.
    await reload(currentUser);
    if (!isGuest(toAccount(currentUser))) return;
    await deleteDoc(doc(firestore, 'users', guest.uid));
    await deleteUser(currentUser);
  } finally {
    await deleteApp(app);
  }
}
