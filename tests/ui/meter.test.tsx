import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from '../../src/ui/meter.tsx';

const findWidth = (markup: string) => /inline-size:([^"]+)"/.exec(markup)?.[1];

const renderMeter = (value: number, max: number) =>
  renderToStaticMarkup(<Meter label="Grammar" value={value} max={max} valueText={`${value} of ${max}`} />);

test('a meter is filled by its share and has a text alternative', () => {
  const markup = renderMeter(1, 4);
  expect(findWidth(markup)).toBe('25%');
  expect(markup).toContain('aria-valuetext="1 of 4"');
});

test('a value above the maximum fills the track only', () => {
  const markup = renderMeter(9, 4);
  expect(findWidth(markup)).toBe('100%');
  expect(markup).toContain('value="4"');
});

test('an empty meter has no fill, also with a maximum of 0', () => {
  expect(findWidth(renderMeter(0, 4))).toBeUndefined();
  expect(findWidth(renderMeter(0, 0))).toBeUndefined();
});
