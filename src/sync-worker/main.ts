import { openDeviceStore } from '../data/device/device-store.ts';
import { hasLearnerDatabase, openLearnerStore } from '../data/learner/open-learner-store.ts';
import { newId } from '../platform/new-id.ts';
import { readConfiguration } from '../remote/configuration.ts';
import { openFirebase } from '../remote/firebase.ts';
import { watchSignIn } from '../remote/signed-in.ts';
import { createUserDocument } from '../remote/user-document.ts';
import { systemClock, webLocks } from '../sync/ports/browser-ports.ts';
import type { DrainAlone } from '../sync/worker/worker-protocol.ts';
import { type AloneParts, drainAlone } from './drain-alone.ts';

/**
 * The heavy part of the service worker: the engine with accounts, documents and records. Loading it only leaves
 * `drainAlone` behind; Firebase and the databases open at the first drain.
 */

function openParts(): AloneParts {
  const { cloud } = readConfiguration(import.meta.env, globalThis.location.origin);
  const { auth, firestore } = openFirebase(cloud);
  const device = openDeviceStore({ newId });
  return {
    device,
    signedIn: watchSignIn(auth),
    async openRecords({ uid, email }) {
      if (!(await hasLearnerDatabase(uid))) return null;
      return openLearnerStore({ uid, email, deviceId: await device.deviceId(), now: Date.now, newId });
    },
    userDocument: createUserDocument(firestore, auth),
    clock: systemClock,
    random: Math.random,
    locks: webLocks,
  };
}

let parts: AloneParts | null = null;

const drainWithoutPage: DrainAlone = () => {
  parts ??= openParts();
  return drainAlone(parts);
};

Object.assign(globalThis, { drainAlone: drainWithoutPage });
