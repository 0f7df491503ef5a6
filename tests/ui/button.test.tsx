import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../../src/ui/button.tsx';

test('a button that is switched off and keeps its focus says that it is off', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>No more hints</Button>)).toContain(
    'aria-disabled="true"',
  );
});

test('a button at work says that it is off, and any other does not', () => {
  expect(renderToStaticMarkup(<Button busy>Save</Button>)).toContain('aria-disabled="true"');
  expect(renderToStaticMarkup(<Button>Save</Button>)).not.toContain('aria-disabled');
});
