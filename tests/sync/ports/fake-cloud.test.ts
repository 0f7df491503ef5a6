import { describe } from 'vitest';
import { createFakeUserDocument, FakeCloud, FakeSignIn } from './fake-cloud.ts';
import { testUserDocumentContract } from './user-document-contract.ts';

describe('the fake user document', () => {
  testUserDocumentContract(async () => {
    const cloud = new FakeCloud();
    const signIn = new FakeSignIn('ann');
    return {
      uid: 'ann',
      userDocument: createFakeUserDocument(cloud, signIn),
      readStored: async () => cloud.document('ann'),
      writeElsewhere: async (fields) => cloud.put('ann', fields),
      signInOtherLearner: async () => signIn.switchTo('ben'),
      signOut: async () => signIn.switchTo(null),
    };
  });
});
