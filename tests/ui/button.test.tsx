import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../../src/ui/button.tsx';

test('a disabled button that keeps its focus is announced as disabled', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>No more hints</Button>)).toContain(
    'aria-disabled="true"',
  );
});

test('only a busy button is announced as disabled', () => {
  expect(renderToStaticMarkup(<Button busy>Save</Button>)).toContain('aria-disabled="true"');
  expect(renderToStaticMarkup(<Button>Save</Button>)).not.toContain('aria-disabled');
});
