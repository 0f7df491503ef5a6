import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { getErrorMessage, toResult } from '../domain/error-message.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import type { Cloud } from './configuration.ts';
import type { FirestoreCalls } from './firestore-calls.ts';
import type { GooglePrompts } from './google-sign-in.ts';
import type { LearnerDeleter, Proof, ProofFailure, ProofKind } from './learner-deleter.ts';
import type { LessonApi } from './lesson-api.ts';
import { requestLocalGoogleCredential } from './local-google-credential.ts';

const PROOF_KINDS: Readonly<Record<string, ProofKind>> = {
  [EmailAuthProvider.PROVIDER_ID]: 'password',
  [GoogleAuthProvider.PROVIDER_ID]: 'google',
};

export interface FirebaseLearnerDeleterParts {
  auth: Auth;
  documents: Pick<FirestoreCalls, 'deleteDocument'>;
  cloud: Cloud;
  prompts: GooglePrompts;
  /** The lesson API as one learner calls it. */
  createApi(uid: string): Pick<LessonApi, 'deleteLearner'>;
  /** The learner's local date, `YYYY-MM-DD`. */
  today(): string;
}

/** Deletes learners from Firebase, Google's or the local one, and from the lesson API. */
export function createFirebaseLearnerDeleter(parts: FirebaseLearnerDeleterParts): LearnerDeleter {
  const { auth, documents } = parts;

  /** The signed-in user, if it is still the learner to delete. */
  const getUser = (uid: string) => (auth.currentUser?.uid === uid ? auth.currentUser : null);

  return {
    getProofKinds() {
      const kinds = auth.currentUser?.providerData.flatMap(({ providerId }) => {
        const kind = PROOF_KINDS[providerId];
        return kind ? [kind] : [];
      });
      return kinds?.length ? kinds : ['nothing'];
    },
    async reauthenticate(proof) {
      const user = auth.currentUser;
      if (!user) return err({ kind: 'refused', message: SIGNED_OUT });
      try {
        return await reauthenticate(parts, user, proof);
      } catch (cause) {
        return err(toProofFailure(cause));
      }
    },
    async deleteRecords(uid) {
      if (!getUser(uid)) return err(SIGNED_OUT);
      const deleted = await documents.deleteDocument(uid);
      if (!deleted.ok) return err(deleted.failure.message);
      const apiDeletion = await parts.createApi(uid).deleteLearner({ localDate: parts.today() });
      // A server without the call stores nothing of the learner.
      if (apiDeletion.ok || apiDeletion.failure.kind === 'not-found') return ok();
      return err(`We couldn’t delete your data on the class server: ${apiDeletion.failure.kind}`);
    },
    async deleteAccount(uid) {
      const user = getUser(uid);
      return user ? toResult(() => deleteUser(user)) : err(SIGNED_OUT);
    },
  };
}

const SIGNED_OUT = 'You’re not signed in any more. Please sign in again.';

async function reauthenticate(
  { cloud, prompts }: FirebaseLearnerDeleterParts,
  user: User,
  proof: Proof,
): Promise<Result<void, ProofFailure>> {
  switch (proof.kind) {
    case 'nothing':
      return ok();
    case 'password':
      await reauthenticateWithCredential(
        user,
        EmailAuthProvider.credential(user.email ?? '', proof.password),
      );
      return ok();
    case 'google': {
      if (cloud.kind === 'firebase') {
        await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
        return ok();
      }
      const credential = await requestLocalGoogleCredential(cloud, prompts);
      if (!credential.ok) return err({ kind: 'refused', message: credential.failure });
      await reauthenticateWithCredential(user, credential.value);
      return ok();
    }
    default:
      return unreachable(proof);
  }
}

function toProofFailure(cause: unknown): ProofFailure {
  if (cause instanceof FirebaseError && cause.code === 'auth/network-request-failed')
    return { kind: 'offline' };
  return { kind: 'refused', message: getErrorMessage(cause) };
}
