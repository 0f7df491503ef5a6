import { beforeEach, describe, expect, test } from 'vitest';
import { followSession } from '../../src/app/follow-session.ts';
import { createListeners } from '../../src/data/listeners.ts';
import type { Learner, Session, SessionState } from '../../src/session/session.ts';

const SIGNED_OUT: SessionState = { phase: 'signed-out' };
const signedIn = (uid: string): SessionState => ({ phase: 'signed-in', learner: { uid } as Learner });

describe('the screens follow the session', () => {
  let asked: string[];
  let become: (state: SessionState) => void;
  let isGuarded: boolean;

  beforeEach(() => {
    const listeners = createListeners();
    let state: SessionState = { phase: 'opening' };
    asked = [];
    isGuarded = true;
    become = (next) => {
      state = next;
      listeners.tell();
    };
    const session = { state: () => state, subscribe: listeners.subscribe } as Session;
    followSession(session, {
      needLearner: () => isGuarded,
      toSignIn: () => asked.push('sign-in'),
      renew: () => asked.push('renew'),
    });
  });

  test('a session that opens with nobody signed in leaves the way, and the way back, to the guards', () => {
    become(SIGNED_OUT);
    expect(asked).toEqual([]);
  });

  test('a learner who signs in goes where the form leads', () => {
    become(SIGNED_OUT);
    become(signedIn('robin'));
    expect(asked).toEqual([]);
  });

  test('a learner who is gone gives way to the sign-in form', () => {
    become(signedIn('robin'));
    become(SIGNED_OUT);
    expect(asked).toEqual(['sign-in']);
  });

  test('another learner gets screens of their own', () => {
    become(signedIn('robin'));
    become(signedIn('kim'));
    expect(asked).toEqual(['renew']);
  });

  test('screens that need no learner stay', () => {
    become(signedIn('robin'));
    isGuarded = false;
    become(SIGNED_OUT);
    expect(asked).toEqual([]);
  });
});
