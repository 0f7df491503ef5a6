import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppBuild, findBuildErrors, readAppBuild } from '../../../server/configuration/app-build.ts';
import { readServerConfiguration } from '../../../server/configuration/configuration.ts';
import { describeBuild } from '../../../vite/build-settings.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const FIREBASE = {
  VITE_FIREBASE_PROJECT_ID: 'my-school',
  VITE_FIREBASE_API_KEY: 'key',
};

/** What a server that starts with `variables` says about an app that was built with `built`. */
function findErrors(built: Record<string, string>, variables: Record<string, string>): string[] {
  const configuration = readServerConfiguration(variables);
  if (!configuration.ok) throw new Error(configuration.failure);
  return findBuildErrors(describeBuild(built), configuration.value);
}

describe('a server whose app was built for other settings', () => {
  test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
    [
      'the local cloud, with a Firebase project',
      {},
      { FIREBASE_PROJECT_ID: 'my-school' },
      /^FIREBASE_PROJECT_ID is set, but the app was built for the local cloud/,
    ],
    [
      'the local cloud, because the API key was missing',
      { VITE_FIREBASE_PROJECT_ID: 'my-school' },
      { FIREBASE_PROJECT_ID: 'my-school', VITE_FIREBASE_PROJECT_ID: 'my-school' },
      /^FIREBASE_PROJECT_ID is set, but the app was built for the local cloud/,
    ],
    ['a Firebase project, without one', FIREBASE, {}, /^FIREBASE_PROJECT_ID is missing/],
    [
      'another Firebase project',
      FIREBASE,
      { FIREBASE_PROJECT_ID: 'other-one' },
      /^FIREBASE_PROJECT_ID must name the Firebase project/,
    ],
    [
      'another domain of Google’s window',
      { ...FIREBASE, VITE_FIREBASE_AUTH_DOMAIN: 'login.school.example' },
      { FIREBASE_PROJECT_ID: 'my-school' },
      /^VITE_FIREBASE_AUTH_DOMAIN must be/,
    ],
    [
      'another lesson API',
      { VITE_BACKEND_URL: 'https://lessons.example/api' },
      {},
      /^VITE_BACKEND_URL must be/,
    ],
  ])('a fault of the build is named: %s', (_name, built, variables, fault) => {
    expect(findErrors(built, variables)).toContainEqual(expect.stringMatching(fault));
  });
});

test('a server accepts every app that was built with its own settings', () => {
  const firebase = fc.record(
    {
      VITE_FIREBASE_PROJECT_ID: fc.constantFrom('my-school', 'other-one'),
      VITE_FIREBASE_API_KEY: fc.constant('key'),
      VITE_FIREBASE_AUTH_DOMAIN: fc.constantFrom('login.school.example', 'my-school.firebaseapp.com'),
    },
    { requiredKeys: ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY'] },
  );
  const variables = fc
    .record(
      { cloud: firebase, VITE_BACKEND_URL: fc.constantFrom('/api', 'https://lessons.example/api', '') },
      { requiredKeys: [] },
    )
    .map(({ cloud, ...rest }) => ({
      ...rest,
      ...cloud,
      ...(cloud && { FIREBASE_PROJECT_ID: cloud.VITE_FIREBASE_PROJECT_ID }),
    }));
  fc.assert(
    fc.property(variables, (both) => {
      expect(findErrors(both, both)).toEqual([]);
    }),
  );
});

test('a server accepts an app for Firebase whose settings are not in its own environment', () => {
  expect(findErrors(FIREBASE, { FIREBASE_PROJECT_ID: 'my-school' })).toEqual([]);
});

test('an absent file and one of another form say nothing about the app', () => {
  const path = join(temporaryFolder(), 'client-build.json');
  expect(readAppBuild(path)).toBeUndefined();
  const builds: unknown[] = [{ firebase: 'my-school' }, null, 'text'];
  for (const build of builds) {
    writeFileSync(path, JSON.stringify(build));
    expect(readAppBuild(path)).toBeUndefined();
  }
  const build: AppBuild = { lessonApiOrigin: 'https://lessons.example' };
  writeFileSync(path, JSON.stringify(build));
  expect(readAppBuild(path)).toEqual(build);
});
