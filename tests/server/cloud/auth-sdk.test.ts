import { randomUUID } from 'node:crypto';
import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  getIdTokenResult,
  reload,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { readErrorCode, startLocalFirebase } from '../../remote/local-firebase.ts';

/**
 * Firebase's own SDK against the local cloud, or against Google's Auth emulator
 * (AUTH_EMULATOR_URL=http://127.0.0.1:9099). So this suite tests only what both support.
 */
const firebase = startLocalFirebase({}, process.env.AUTH_EMULATOR_URL);

/** Another device, signed out. */
const createDeviceAuth = () => firebase.client().auth;

const PASSWORD = 'correct horse';

function createEmail(): string {
  return `learner-${randomUUID()}@example.org`;
}

async function signUp(email = createEmail()): Promise<{ auth: Auth; user: User; email: string }> {
  const auth = createDeviceAuth();
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  return { auth, user, email };
}

/** Firebase's codes for a wrong password or e-mail, depending on a project's setting. */
const REFUSED = /^auth\/(invalid-credential|wrong-password|user-not-found)$/;

describe('signing up', () => {
  test('a sign-up signs the new learner in', async () => {
    const { auth, user, email } = await signUp();
    expect(auth.currentUser?.uid).toBe(user.uid);
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  test('a sign-up rejects an e-mail that has an account, in any case', async () => {
    const { email } = await signUp();
    for (const same of [email, email.toUpperCase()]) {
      expect(await readErrorCode(createUserWithEmailAndPassword(createDeviceAuth(), same, PASSWORD))).toBe(
        'auth/email-already-in-use',
      );
    }
  });

  test('a sign-up rejects a password of five characters and names the minimum', async () => {
    const attempt = createUserWithEmailAndPassword(createDeviceAuth(), createEmail(), '12345');
    await expect(attempt).rejects.toMatchObject({
      code: 'auth/weak-password',
      message: expect.stringContaining('Password should be at least 6 characters'),
    });
  });

  test('a sign-up accepts a password of six characters', async () => {
    const { user } = await createUserWithEmailAndPassword(createDeviceAuth(), createEmail(), '123456');
    expect(user.uid).not.toBe('');
  });
});

describe('signing in', () => {
  test('a sign-in finds the same learner on another device and with the e-mail in capitals', async () => {
    const { user, email } = await signUp();
    for (const same of [email, email.toUpperCase()]) {
      const again = await signInWithEmailAndPassword(createDeviceAuth(), same, PASSWORD);
      expect(again.user.uid).toBe(user.uid);
      expect(again.user.email).toBe(email);
    }
  });

  test('a sign-in without a password asks for it', async () => {
    expect(await readErrorCode(signInWithEmailAndPassword(createDeviceAuth(), createEmail(), ''))).toBe(
      'auth/missing-password',
    );
  });
});

test.each([createUserWithEmailAndPassword, signInWithEmailAndPassword])(
  '%o rejects a malformed e-mail',
  async (enter) => {
    expect(await readErrorCode(enter(createDeviceAuth(), 'not an e-mail', PASSWORD))).toBe(
      'auth/invalid-email',
    );
  },
);

describe('tokens', () => {
  test('tokens name their learner and are valid for one hour', async () => {
    const { user, email } = await signUp();
    const { claims, signInProvider } = await getIdTokenResult(user);
    expect(signInProvider).toBe('password');
    expect(claims).toMatchObject({ sub: user.uid, user_id: user.uid, email });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  test('refreshed tokens keep the time of the sign-in', async () => {
    const { user } = await signUp();
    const first = await getIdTokenResult(user);
    for (let round = 0; round < 3; round += 1) {
      const next = await getIdTokenResult(user, true);
      expect(next.claims.sub).toBe(user.uid);
      expect(next.claims.auth_time).toBe(first.claims.auth_time);
    }
  });
});

describe('changing an account', () => {
  test('a new display name is there after the next sign-in', async () => {
    const { user, email } = await signUp();
    await updateProfile(user, { displayName: 'Ada' });
    expect(user.displayName).toBe('Ada');
    const again = await signInWithEmailAndPassword(createDeviceAuth(), email, PASSWORD);
    expect(again.user.displayName).toBe('Ada');
  });

  test('a new password replaces the old one and keeps this device signed in', async () => {
    const { user, email } = await signUp();
    await updatePassword(user, 'another horse');
    expect(await readErrorCode(user.getIdToken(true))).toBe('no failure');
    expect(await readErrorCode(signInWithEmailAndPassword(createDeviceAuth(), email, PASSWORD))).toMatch(
      REFUSED,
    );
    const again = await signInWithEmailAndPassword(createDeviceAuth(), email, 'another horse');
    expect(again.user.uid).toBe(user.uid);
  });

  test('a changed password must have the minimum length too', async () => {
    const { user } = await signUp();
    expect(await readErrorCode(updatePassword(user, '12345'))).toBe('auth/weak-password');
  });

  test('a new e-mail replaces the old one for signing in', async () => {
    const { user, email } = await signUp();
    const moved = createEmail();
    await updateEmail(user, moved);
    expect(user.email).toBe(moved);
    const again = await signInWithEmailAndPassword(createDeviceAuth(), moved, PASSWORD);
    expect(again.user.uid).toBe(user.uid);
    expect(await readErrorCode(signInWithEmailAndPassword(createDeviceAuth(), email, PASSWORD))).toMatch(
      REFUSED,
    );
  });

  test("an e-mail can't be changed to one that has an account", async () => {
    const other = await signUp();
    const { user } = await signUp();
    expect(await readErrorCode(updateEmail(user, other.email))).toBe('auth/email-already-in-use');
  });
});

describe('deleting an account', () => {
  test('deleting an account ends it on every device', async () => {
    const { user, auth, email } = await signUp();
    const elsewhereUser = (await signInWithEmailAndPassword(createDeviceAuth(), email, PASSWORD)).user;
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await readErrorCode(signInWithEmailAndPassword(createDeviceAuth(), email, PASSWORD))).toMatch(
      REFUSED,
    );
    expect(await readErrorCode(reload(elsewhereUser))).toBe('auth/user-token-expired');
  });
});
