import type { Page } from '@playwright/test';
import type { TestAccount } from './cloud.ts';

/**
 * Leaves in the browser what Firebase leaves there when somebody signs in, as
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/user/user_impl.ts reads it. The page is
 * one of the app's origin on which the app doesn't run.
 */
export async function rememberSignIn(page: Page, account: TestAccount): Promise<void> {
  await page.evaluate(
    ({ uid, email, idToken, refreshToken }) =>
      new Promise<void>((resolve, reject) => {
        const [apiKey, appName, store] = ['local', '[DEFAULT]', 'firebaseLocalStorage'];
        const expirationTime = Date.now() + 3_600_000;
        const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
        const user = {
          uid,
          email,
          emailVerified: false,
          isAnonymous: false,
          providerData: [],
          stsTokenManager,
        };
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          const fbase_key = `firebase:authUser:${apiKey}:${appName}`;
          writing.objectStore(store).put({ fbase_key, value: { ...user, apiKey, appName } });
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    account,
  );
}
