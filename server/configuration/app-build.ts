import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ServerConfiguration } from './configuration.ts';

/** What the app was built for; `vite/build-settings.ts` writes it next to the built app. */
const appBuild = v.object({
  /** The Firebase project; absent for the local cloud. */
  firebase: v.optional(v.object({ projectId: v.string(), authDomain: v.string() })),
  /** The lesson API's origin; absent for the server that serves the app. */
  lessonApiOrigin: v.optional(v.string()),
});
export type AppBuild = v.InferOutput<typeof appBuild>;

/**
 * Reads what the app was built for.
 *
 * @returns `undefined` when there is no built app, or an older version has built it
 */
export function readAppBuild(path: string): AppBuild | undefined {
  if (!existsSync(path)) return undefined;
  const parsed = v.safeParse(appBuild, JSON.parse(readFileSync(path, 'utf8')));
  return parsed.success ? parsed.output : undefined;
}

type BuiltInSettings = Pick<ServerConfiguration, 'firebase' | 'lessonApiOrigin'>;

/**
 * Settings that the app was built with and the server must share: otherwise the app starts, and sign-up or
 * classes fail in it. The environment shows only the settings of the start, not those of an earlier build.
 *
 * @returns a sentence for each fault
 */
export function findBuildErrors(build: AppBuild, { firebase, lessonApiOrigin }: BuiltInSettings): string[] {
  const { firebase: built } = build;
  if (firebase && !built) {
    return [
      'FIREBASE_PROJECT_ID is set, but the app was built for the local cloud: build it with VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY',
    ];
  }
  if (!firebase && built) {
    return ['FIREBASE_PROJECT_ID is missing: the app was built for a Firebase project'];
  }
  return [
    ...(firebase?.projectId === built?.projectId
      ? []
      : ['FIREBASE_PROJECT_ID must name the Firebase project that the app was built for']),
    ...(firebase?.authDomain === built?.authDomain
      ? []
      : ['VITE_FIREBASE_AUTH_DOMAIN must be the one that the app was built with']),
    ...(build.lessonApiOrigin === undefined || build.lessonApiOrigin === lessonApiOrigin
      ? []
      : ['VITE_BACKEND_URL must be the one that the app was built with']),
  ];
}
