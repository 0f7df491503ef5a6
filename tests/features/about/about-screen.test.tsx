import { expect, test } from 'vitest';
import { APP_VERSION } from '../../../src/domain/app-version.ts';
import { renderScreens } from '../../../src/prerender/render.tsx';

test('About names the version and links the notices of third parties', () => {
  const page = renderScreens()['about.html'] ?? '';
  // React puts an empty comment between two texts.
  expect(page.replaceAll('<!-- -->', '')).toContain(`This is version ${APP_VERSION}.`);
  expect(page).toContain('<a href="/third-party-notices.txt">');
});
