import { deleteApp } from 'firebase/app';
import { deleteUser, inMemoryPersistence, type User, updateCurrentUser } from 'firebase/auth';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { Cloud } from './configuration.ts';
import { openFirebase } from './firebase.ts';

/**
 * Deletes a guest's document and account, whoever is signed in by now: deleting a user signs out, so it is done in an
 * instance of the SDK beside the page's own.
 */
export async function removeGuest(cloud: Cloud, guest: User): Promise<void> {
  const { app, auth, firestore } = openFirebase(cloud, {
    name: `leaving-${guest.uid}`,
    persistence: inMemoryPersistence,
  });
  try {
    await updateCurrentUser(auth, guest);
    await deleteDoc(doc(firestore, 'users', guest.uid));
    if (auth.currentUser) await deleteUser(auth.currentUser);
  } finally {
    await deleteApp(app);
  }
}
