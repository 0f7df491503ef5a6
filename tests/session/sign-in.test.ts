import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import type { SessionDependencies, SessionOrigin } from '../../src/session/session-effects.ts';
import { createFinishedProfile, EMAIL, FakeDevice, getLearner, UID, waitForSession } from './fake-device.ts';

let device: FakeDevice;
let session: Session;

beforeEach(() => {
  device = new FakeDevice();
  session = device.createTab();
});

describe('signing in', () => {
  test('creates the profile with the sign-in defaults the first time, and leads to set-up', async () => {
    expect(await session.signUp(EMAIL, 'secret')).toEqual({ ok: true, value: 'setup' });
    expect(await getLearner(session).store.readProfile()).toMatchObject({
      uid: UID,
      email: EMAIL,
      studentLevel: 'A1',
      age: 18,
      why: 'personal growth',
      setupComplete: false,
    });
  });

  test.each([
    ['is finished', 'the hub', true, 'app'],
    ['was left in set-up', 'set-up', false, 'setup'],
  ] as const)(
    'with a profile in the cloud that %s leads to %s',
    async (_how, _where, setupComplete, value) => {
      device.accounts.register(EMAIL, 'secret');
      device.cloud.set(UID, { ...createFinishedProfile(UID, EMAIL), setupComplete });
      expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value });
      expect((await getLearner(session).store.readProfile())?.studentLevel).toBe('B1');
    },
  );

  test('with Google leads to the same places', async () => {
    expect(await session.signInWithGoogle()).toEqual({ ok: true, value: 'setup' });
    expect(getLearner(session).email).toBe('g@example.com');
  });

  test('imports the games of the entrance, and after a reload only those played as this learner', async () => {
    const imported: [uid: string, arrival: SessionOrigin][] = [];
    const importLandingPagePlays: SessionDependencies['importLandingPagePlays'] = async (
      { uid },
      arrival,
    ) => {
      imported.push([uid, arrival]);
    };
    await device.createTab({ importLandingPagePlays }).signUp(EMAIL, 'secret');
    await device.createTab({ importLandingPagePlays }).waitUntilReady();
    expect(imported).toEqual([
      [UID, 'signing-in'],
      [UID, 'found-signed-in'],
    ]);
  });

  test('succeeds when a game of the entrance can’t be imported', async () => {
    const importLandingPagePlays = async () => {
      throw new Error('A file is missing.');
    };
    session = device.createTab({ importLandingPagePlays });
    expect(await session.signUp(EMAIL, 'secret')).toEqual({ ok: true, value: 'setup' });
  });

  test('writes the two entries of local storage', async () => {
    await session.signUp(EMAIL, 'secret');
    expect(device.local.entries.get('currentUser')).toBe(UID);
    expect(device.local.entries.has('user')).toBe(true);
  });

  test.each([
    ['login', (tab: Session) => tab.signIn(EMAIL, 'wrong')],
    ['signup', (tab: Session) => tab.signUp(EMAIL, 'secret')],
    ['google', (tab: Session) => tab.signInWithGoogle()],
  ] as const)('fails as %s with the provider’s unchanged message', async (kind, attempt) => {
    device.accounts.failure = 'Provider: no (auth/reason).';
    expect(await attempt(session)).toEqual({
      ok: false,
      failure: { kind, message: 'Provider: no (auth/reason).' },
    });
    expect(device.local.entries.size).toBe(0);
  });

  test('fails as a profile load when the records can’t be opened', async () => {
    const blocked = device.createTab({ openLearner: async () => ({ ok: false, failure: 'Blocked.' }) });
    expect(await blocked.signUp(EMAIL, 'secret')).toEqual({
      ok: false,
      failure: { kind: 'profile', message: 'Blocked.' },
    });
    expect(blocked.getState().status).toBe('signed-out');
  });
});

describe('a failed first pull', () => {
  test('creates no profile and leads to no page', async () => {
    device.cloudFailure = 'The cloud is away.';
    expect(await session.signUp(EMAIL, 'secret')).toEqual({
      ok: false,
      failure: { kind: 'profile', message: 'The cloud is away.' },
    });
    expect(await getLearner(session).store.readProfile()).toBeNull();
    expect(device.cloud.size).toBe(0);
  });

  test('can be tried again', async () => {
    device.cloudFailure = 'The cloud is away.';
    await session.signUp(EMAIL, 'secret');
    device.cloudFailure = null;
    expect(await session.readDestination()).toEqual({ ok: true, value: 'setup' });
  });

  test('does not stop a learner whose profile is on this device', async () => {
    device.registerAccount(EMAIL);
    await session.signIn(EMAIL, 'secret');
    device.cloudFailure = 'The cloud is away.';
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
  });

  test('sends a learner who had begun set-up on this device back to it', async () => {
    await session.signUp(EMAIL, 'secret');
    device.cloudFailure = 'The cloud is away.';
    expect(await session.readDestination()).toEqual({ ok: true, value: 'setup' });
  });
});

describe('another account', () => {
  const OTHER = 'noa@example.com';

  test('aborts the sync of the first before it opens its own records', async () => {
    await session.signUp(EMAIL, 'secret');
    device.events.length = 0;
    await session.signUp(OTHER, 'secret');
    const steps = device.events.filter((step) => !step.startsWith('request-drain'));
    expect(steps).toEqual([`stop ${UID}`, `close ${UID}`, `open uid-${OTHER}`]);
    expect(getLearner(session).uid).toBe(`uid-${OTHER}`);
  });

  test('does not see the first one’s records, and deletes none of them', async () => {
    await session.signUp(EMAIL, 'secret');
    await session.signUp(OTHER, 'secret');
    expect((await getLearner(session).store.readProfile())?.email).toBe(OTHER);
    expect(await device.readDatabaseNames()).toContain(`arcade-${UID}`);
  });

  test('keeps the open records when it is the same one again', async () => {
    await session.signUp(EMAIL, 'secret');
    const before = getLearner(session);
    await session.signIn(EMAIL, 'secret');
    expect(getLearner(session)).toBe(before);
  });
});

describe('an error during a sign-in', () => {
  const fail = async () => {
    throw new Error('The database does not answer.');
  };
  const credentials = { kind: 'email', email: EMAIL, password: 'secret' } as const;
  const createFailure = (kind: string) => ({
    ok: false,
    failure: { kind, message: 'The database does not answer.' },
  });

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test.each([
    ['login', (tab: Session) => tab.signIn(EMAIL, 'secret')],
    ['signup', (tab: Session) => tab.signUp(EMAIL, 'secret')],
    ['google', (tab: Session) => tab.signInWithGoogle()],
    ['guest', (tab: Session) => tab.signInAsGuest()],
  ] as const)('is reported as a failed %s, where the provider can’t be asked', async (kind, attempt) => {
    const [signIn, signUp, signInWithGoogle, signInAsGuest] = [fail, fail, fail, fail];
    const accounts = { ...device.accounts.createTab(), signIn, signUp, signInWithGoogle, signInAsGuest };
    expect(await attempt(device.createTab({ accounts }))).toEqual(createFailure(kind));
  });

  test('is reported as a failed profile load, where the device can’t store the learner', async () => {
    const parts = device.createParts();
    const tab = device.createTab({ device: { ...parts.device, rememberLearner: fail } });
    expect(await tab.signUp(EMAIL, 'secret')).toEqual(createFailure('profile'));
    expect(await tab.readDestination()).toEqual({ ok: true, value: 'setup' });
  });

  test('is reported as a refused e-mail, where a guest’s link can’t be requested', async () => {
    await session.signInAsGuest();
    const accounts = { ...device.accounts.createTab(), linkEmail: fail };
    expect(await device.createTab({ accounts }).linkAccount(credentials)).toEqual(createFailure('refused'));
  });

  test('leaves a linked e-mail linked when showing it fails', async () => {
    await session.signInAsGuest();
    const parts = device.createParts();
    const tab = await waitForSession(device.createTab({ device: { ...parts.device, saveEmail: fail } }));
    expect(await tab.linkAccount(credentials)).toEqual({ ok: true, value: undefined });
    expect(getLearner(tab).email).toBe(EMAIL);
  });

  test('does not prevent the sign-in when only the guest’s records can’t be read', async () => {
    await session.signInAsGuest();
    device.registerAccount(EMAIL);
    device.brokenRecords = 'guest-1';
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
    expect(await device.readDatabaseNames()).toContain('arcade-guest-1');
  });
});
