import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/remote/configuration.ts';

const ORIGIN = 'https://school.example';

describe('the configuration', () => {
  test('uses the app’s own origin for the cloud and the lesson API when no variable is set', () => {
    expect(readConfiguration({ MODE: 'production', DEV: false }, ORIGIN)).toEqual({
      cloud: { kind: 'local', origin: ORIGIN, projectId: 'learning-arcade' },
      backendUrl: 'https://school.example/api',
    });
  });

  test('uses Firebase when a key and a project are set', () => {
    const { cloud } = readConfiguration(
      { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'arcade', VITE_FIREBASE_APP_ID: '1:2:web:3' },
      ORIGIN,
    );
    expect(cloud).toEqual({
      kind: 'firebase',
      apiKey: 'key',
      projectId: 'arcade',
      authDomain: 'arcade.firebaseapp.com',
      appId: '1:2:web:3',
    });
  });

  test('treats an empty variable as absent', () => {
    const { cloud } = readConfiguration({ VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_PROJECT_ID: '' }, ORIGIN);
    expect(cloud.kind).toBe('local');
  });

  test('removes the slash at the end of the backend’s address', () => {
    expect(readConfiguration({ VITE_BACKEND_URL: 'https://api.example/v1/' }, ORIGIN).backendUrl).toBe(
      'https://api.example/v1',
    );
  });

  test('uses the premium address only when it is a web address', () => {
    expect(readConfiguration({ VITE_PREMIUM_URL: 'https://pay.example' }, ORIGIN).premiumUrl).toBe(
      'https://pay.example',
    );
    expect(readConfiguration({ VITE_PREMIUM_URL: 'javascript:alert(1)' }, ORIGIN).premiumUrl).toBeUndefined();
  });
});
