import type { LaunchOptions } from '@playwright/test';
import { test as base } from './learner.ts';

/** A reader whose browser shows every text twice as large: its own setting, which the em of a media query follows. */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});
