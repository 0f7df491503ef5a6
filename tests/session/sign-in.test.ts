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
  test('the first time creates the profile with the sign-in defaults, and leads to set-up', async () => {
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

  test('with Google leads the same way', async () => {
    expect(await session.signInWithGoogle()).toEqual({ ok: true, value: 'setup' });
    expect(getLearner(session).email).toBe('g@example.com');
  });

  test('takes along what was played at the entrance, and coming back only what was played as them', async () => {
    const taken: [uid: string, arrival: SessionOrigin][] = [];
    const importLandingPagePlays: SessionDependencies['importLandingPagePlays'] = async (
      { uid },
      arrival,
    ) => {
      taken.push([uid, arrival]);
    };
    await device.createTab({ importLandingPagePlays }).signUp(EMAIL, 'secret');
    await device.createTab({ importLandingPagePlays }).waitUntilReady();
    expect(taken).toEqual([
      [UID, 'signing-in'],
      [UID, 'found-signed-in'],
    ]);
  });

  test('keeps nobody out over a game of the entrance that can’t be taken', async () => {
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
    ['login', (one: Session) => one.signIn(EMAIL, 'wrong')],
    ['signup', (one: Session) => one.signUp(EMAIL, 'secret')],
    ['google', (one: Session) => one.signInWithGoogle()],
  ] as const)('a failed %s carries the provider’s message as it is', async (kind, attempt) => {
    device.accounts.failure = 'Provider: no (auth/reason).';
    expect(await attempt(session)).toEqual({
      ok: false,
      failure: { kind, message: 'Provider: no (auth/reason).' },
    });
    expect(device.local.entries.size).toBe(0);
  });

  test('records that can’t be opened are a failed profile load', async () => {
    const blocked = device.createTab({ openLearner: async () => ({ ok: false, failure: 'Blocked.' }) });
    expect(await blocked.signUp(EMAIL, 'secret')).toEqual({
      ok: false,
      failure: { kind: 'profile', message: 'Blocked.' },
    });
    expect(blocked.getState().status).toBe('signed-out');
  });
});

describe('a failed first read', () => {
  test('creates no profile and leads nowhere', async () => {
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
    const steps = device.events.filter((step) => !step.startsWith('wake'));
    expect(steps).toEqual([`stop ${UID}`, `close ${UID}`, `open uid-${OTHER}`]);
    expect(getLearner(session).uid).toBe(`uid-${OTHER}`);
  });

  test('does not see the first one’s records, and finds nothing deleted', async () => {
    await session.signUp(EMAIL, 'secret');
    await session.signUp(OTHER, 'secret');
    expect((await getLearner(session).store.readProfile())?.email).toBe(OTHER);
    expect(await device.databases()).toContain(`arcade-${UID}`);
  });

  test('the same account again keeps its open records', async () => {
    await session.signUp(EMAIL, 'secret');
    const before = getLearner(session);
    await session.signIn(EMAIL, 'secret');
    expect(getLearner(session)).toBe(before);
  });
});

describe('what breaks in the middle of a sign-in is told', () => {
  const broken = async () => {
    throw new Error('The database does not answer.');
  };
  const way = { kind: 'email', email: EMAIL, password: 'secret' } as const;
  const told = (kind: string) => ({
    ok: false,
    failure: { kind, message: 'The database does not answer.' },
  });

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test.each([
    ['login', (one: Session) => one.signIn(EMAIL, 'secret')],
    ['signup', (one: Session) => one.signUp(EMAIL, 'secret')],
    ['google', (one: Session) => one.signInWithGoogle()],
    ['guest', (one: Session) => one.signInAsGuest()],
  ] as const)('as a failed %s, where the provider can’t be asked', async (kind, attempt) => {
    const [signIn, signUp, signInWithGoogle, signInAsGuest] = [broken, broken, broken, broken];
    const accounts = { ...device.accounts.createTab(), signIn, signUp, signInWithGoogle, signInAsGuest };
    expect(await attempt(device.createTab({ accounts }))).toEqual(told(kind));
  });

  test('as a failed profile load, where the device can’t remember the learner', async () => {
    const parts = device.createParts();
    const tab = device.createTab({ device: { ...parts.device, rememberLearner: broken } });
    expect(await tab.signUp(EMAIL, 'secret')).toEqual(told('profile'));
    expect(await tab.readDestination()).toEqual({ ok: true, value: 'setup' });
  });

  test('as a refused e-mail, where a guest’s can’t be asked for', async () => {
    await session.signInAsGuest();
    const accounts = { ...device.accounts.createTab(), linkEmail: broken };
    expect(await device.createTab({ accounts }).linkAccount(way)).toEqual(told('refused'));
  });

  test('an e-mail that the guest’s account already has stays linked when showing it fails', async () => {
    await session.signInAsGuest();
    const parts = device.createParts();
    const tab = await waitForSession(device.createTab({ device: { ...parts.device, saveEmail: broken } }));
    expect(await tab.linkAccount(way)).toEqual({ ok: true, value: undefined });
    expect(getLearner(tab).email).toBe(EMAIL);
  });

  test('a guest’s records that can’t be read do not prevent the sign-in to the account', async () => {
    await session.signInAsGuest();
    device.registerAccount(EMAIL);
    device.brokenRecords = 'guest-1';
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
    expect(await device.databases()).toContain('arcade-guest-1');
  });
});
