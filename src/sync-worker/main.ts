import { openDeviceStore } from '../data/device/device-store.ts';
import { hasLearnerDatabase, openLearnerStore } from '../data/learner/open-learner-store.ts';
import { newId } from '../platform/new-id.ts';
import { watchAuthState } from '../remote/auth-state.ts';
import { readConfiguration } from '../remote/configuration.ts';
import { openFirebase } from '../remote/firebase.ts';
import { createFirestoreCalls } from '../remote/firestore-calls.ts';
import { systemClock, webLocks } from '../sync/ports/browser-ports.ts';
import { createUserDocument } from '../sync/wire/document-exchange.ts';
import type { DrainInWorker } from '../sync/worker/worker-protocol.ts';
import { drainInWorker, type WorkerDrainDependencies } from './drain-in-worker.ts';

/**
 * The large part of the service worker: the sync engine with accounts, documents and records. The script only
 * defines the global `drainInWorker`; Firebase and the databases are opened by the first drain.
 */

function openParts(): WorkerDrainDependencies {
  const { cloud } = readConfiguration(import.meta.env, globalThis.location.origin);
  const { auth } = openFirebase(cloud);
  const device = openDeviceStore({ newId });
  return {
    device,
    accounts: watchAuthState(auth),
    async openRecords({ uid, email }) {
      if (!(await hasLearnerDatabase(uid))) return null;
      return openLearnerStore({ uid, email, deviceId: await device.getDeviceId(), now: Date.now, newId });
    },
    userDocument: createUserDocument(createFirestoreCalls(cloud, auth)),
    clock: systemClock,
    random: Math.random,
    locks: webLocks,
  };
}

let parts: WorkerDrainDependencies | null = null;

const drain: DrainInWorker = () => {
  parts ??= openParts();
  return drainInWorker(parts);
};

Object.assign(globalThis, { drainInWorker: drain });
