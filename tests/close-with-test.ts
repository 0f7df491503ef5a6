import { onTestFinished, TestRunner } from 'vitest';

/**
 * Closes a resource at the end of the current test. Outside of a test, such as in `beforeAll` or in a
 * benchmark, the caller has to close it.
 */
export function closeWithTest(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async () => {
      await close();
    });
  }
}
