import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Level } from '../../../src/domain/levels.ts';
import { DealFailed } from '../../../src/games/host/deal-failed.tsx';
import { GAMES } from '../../../src/games/registry.ts';

const meta = GAMES.find(({ id }) => id === 'grammar-race');

/** The text and the buttons when the game can't be dealt at C2. */
function renderTexts(availableLevels: readonly Level[] | null): { text: string; buttons: string[] } {
  if (!meta) throw new Error('There is no such game.');
  const markup = renderToStaticMarkup(
    <DealFailed
      meta={meta}
      setup={{ level: 'C2', variant: '' }}
      availableLevels={availableLevels}
      onTryAgain={() => {}}
      onBegin={() => {}}
    />,
  );
  const toText = (html: string) => html.replace(/<[^>]+>/g, '').trim();
  const buttons = [...markup.matchAll(/<button.*?<\/button>/gs)].map(([button]) => toText(button));
  return { text: toText(markup), buttons };
}

test('a level that is not on the device is named, and the levels that are on it are offered', () => {
  const { text, buttons } = renderTexts(['A2', 'B1']);
  expect(text).toContain('The words of C2 aren’t downloaded yet.');
  expect(buttons).toEqual(['Try again', 'Play A2', 'Play B1']);
});

test.each([null, ['C1', 'C2'] as const])(
  'a failure of available levels %j asks for a check of the connection',
  (availableLevels) => {
    const { text, buttons } = renderTexts(availableLevels);
    expect(text).toContain('We couldn’t load the words for this game.');
    expect(buttons).toEqual(['Try again']);
  },
);
