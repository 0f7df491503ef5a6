import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchoolMap } from '../../../src/drawings/map/school-map.tsx';

const LOCKS = { library: '1 of 2 Grammar lessons done' };

/** The opening tag of each room's button, and everything up to its end. */
function houses(markup: string): string[] {
  return [...markup.matchAll(/<button.*?<\/button>/gs)].map(([house]) => house);
}

function describedBy(house: string): string | undefined {
  return /aria-describedby="([^"]+)"/.exec(house)?.[1];
}

test('every room is a button with its name, in the order along the track', () => {
  const names = houses(renderToStaticMarkup(<SchoolMap onEnter={() => {}} />)).map(
    (house) => />([^<]+)<\/span>/.exec(house)?.[1],
  );
  expect(names).toEqual(['Classroom 1', 'Game Room', 'Library', 'Media Room']);
});

test('a locked room is marked as disabled and described by what is missing', () => {
  const [, , library = ''] = houses(renderToStaticMarkup(<SchoolMap locks={LOCKS} onEnter={() => {}} />));
  expect(library).toContain('aria-disabled="true"');
  expect(library).toMatch(new RegExp(`id="${describedBy(library)}".*1 of 2 Grammar lessons done`));
});

test('an open room is neither disabled nor described', () => {
  const [classroom = ''] = houses(renderToStaticMarkup(<SchoolMap locks={LOCKS} onEnter={() => {}} />));
  expect(classroom).not.toContain('aria-disabled');
  expect(describedBy(classroom)).toBeUndefined();
});

test('the current room says so', () => {
  const [classroom = ''] = houses(
    renderToStaticMarkup(<SchoolMap current="classroom1" onEnter={() => {}} />),
  );
  expect(classroom).toContain('aria-current="location"');
  expect(classroom).toMatch(new RegExp(`id="${describedBy(classroom)}".*You are here`));
});
