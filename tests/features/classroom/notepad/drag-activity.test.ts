import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_DRAG_GROUPS } from '../../../../src/domain/drag.ts';
import { DragActivity } from '../../../../src/features/classroom/notepad/drag-activity.tsx';

// No plan has this state: one without a Quick Check gets four placeholders.
test('a drag activity without phrases says so and offers no check', () => {
  const html = renderToStaticMarkup(
    createElement(DragActivity, {
      phrases: [],
      seed: 'lesson',
      groups: EMPTY_DRAG_GROUPS,
      result: null,
      onMove: () => {},
      onCheck: () => {},
    }),
  );
  expect(html).toBe('<p>No drag-and-drop items available. Try generating a new lesson.</p>');
});
