import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from '../../src/ui/meter.tsx';

const width = (markup: string) => /inline-size:([^"]+)"/.exec(markup)?.[1];

test('a meter is filled by its share and tells it in percent', () => {
  const markup = renderToStaticMarkup(<Meter label="Grammar" value={1} max={4} />);
  expect(width(markup)).toBe('25%');
  expect(markup).toContain('aria-valuetext="25%"');
});

test('more than all fills the track and no more', () => {
  const markup = renderToStaticMarkup(<Meter label="Grammar" value={9} max={4} valueText="9 of 4 lessons" />);
  expect(width(markup)).toBe('100%');
  expect(markup).toContain('value="4"');
  expect(markup).toContain('aria-valuetext="9 of 4 lessons"');
});

test('an empty meter has no fill, also when there is nothing to fill', () => {
  expect(width(renderToStaticMarkup(<Meter label="Grammar" value={0} max={4} />))).toBeUndefined();
  expect(width(renderToStaticMarkup(<Meter label="Grammar" value={0} max={0} />))).toBeUndefined();
});
