import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/remote/configuration.ts';

const ORIGIN = 'https://school.example';

describe('the configuration', () => {
  test('with nothing set, the cloud and the lesson API are the app’s own origin', () => {
    expect(readConfiguration({ MODE: 'production', DEV: false }, ORIGIN)).toEqual({
      cloud: { kind: 'local', origin: ORIGIN, projectId: 'learning-arcade' },
      backendUrl: 'https://school.example/api',
    });
  });

  test('a Firebase key and project choose Firebase', () => {
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

  test('a variable that is empty counts as absent', () => {
    const { cloud } = readConfiguration({ VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_PROJECT_ID: '' }, ORIGIN);
    expect(cloud.kind).toBe('local');
  });

  test('the backend’s address loses the slash at its end', () => {
    expect(readConfiguration({ VITE_BACKEND_URL: 'https://api.example/v1/' }, ORIGIN).backendUrl).toBe(
      'https://api.example/v1',
    );
  });

  test('the premium address is used only when it is a web address', () => {
    expect(readConfiguration({ VITE_PREMIUM_URL: 'https://pay.example' }, ORIGIN).premiumUrl).toBe(
      'https://pay.example',
    );
    expect(readConfiguration({ VITE_PREMIUM_URL: 'javascript:alert(1)' }, ORIGIN).premiumUrl).toBeUndefined();
  });
});
