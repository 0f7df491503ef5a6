import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BusyIndicator } from '../../src/ui/busy-indicator.tsx';

test('a wait is shown at once, with a live region that is still empty', () => {
  const markup = renderToStaticMarkup(<BusyIndicator label="Dealing…" detail="A moment." />);
  expect(markup).toContain('<strong>Dealing…</strong><p>A moment.</p>');
  expect(markup).toMatch(/role="status"[^>]*><\/div>/);
});
