import type { Disposable, Page } from '@playwright/test';
import type { TestAccount } from './cloud.ts';

/**
 * Stores a session in the browser as Firebase does after a sign-in, on a page of the app's origin without the
 * app. Its format:
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/user/user_impl.ts
 */
export const rememberSignIn = (page: Page, account: TestAccount): Promise<void> =>
  page.evaluate(storeUser, account);

/** Stores the session on the next page before its app reads it, until it is disposed. */
export const rememberSignInFirst = (page: Page, account: TestAccount): Promise<Disposable> =>
  page.addInitScript(storeUser, account);

/** Writes the account in the first transaction of the page, so that every later read finds it. */
function storeUser({ uid, email, idToken, refreshToken }: TestAccount): Promise<void> {
  return new Promise((resolve, reject) => {
    const [apiKey, appName, store] = ['local', '[DEFAULT]', 'firebaseLocalStorage'];
    const expirationTime = Date.now() + 3_600_000;
    const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
    const user = { uid, email, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
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
  });
}
