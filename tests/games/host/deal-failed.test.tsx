import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Level } from '../../../src/domain/levels.ts';
import { DealFailed } from '../../../src/games/host/deal-failed.tsx';
import { GAMES } from '../../../src/games/registry.ts';

const meta = GAMES.find(({ id }) => id === 'grammar-race');

/** What is said when the game can't be dealt at C2, and the ways on. */
function read(atHand: readonly Level[] | null): { said: string; ways: string[] } {
  if (!meta) throw new Error('There is no such game.');
  const markup = renderToStaticMarkup(
    <DealFailed
      meta={meta}
      choice={{ level: 'C2', variant: '' }}
      availableLevels={atHand}
      onTryAgain={() => {}}
      onBegin={() => {}}
    />,
  );
  const texts = (html: string) => html.replace(/<[^>]+>/g, '').trim();
  const ways = [...markup.matchAll(/<button.*?<\/button>/gs)].map(([button]) => texts(button));
  return { said: texts(markup), ways };
}

test('a level that the device does not have is named, and those that it has are offered', () => {
  const { said, ways } = read(['A2', 'B1']);
  expect(said).toContain('The words of C2 are not on this device yet.');
  expect(ways).toEqual(['Try again', 'Play A2', 'Play B1']);
});

test.each([null, ['C1', 'C2'] as const])('anything else that fails is about the connection', (atHand) => {
  const { said, ways } = read(atHand);
  expect(said).toContain('The words of this game could not be loaded.');
  expect(ways).toEqual(['Try again']);
});
