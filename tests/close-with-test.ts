import { onTestFinished, TestRunner } from 'vitest';

/**
 * Closes at the test's end what it, or what runs before it, has opened. What a whole file shares, and what opens without
 * a test runner, is closed by whoever opened it.
 */
export function closeWithTest(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async () => {
      await close();
    });
  }
}
