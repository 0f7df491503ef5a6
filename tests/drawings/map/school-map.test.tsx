import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchoolMap } from '../../../src/drawings/map/school-map.tsx';

const LOCKS = {
  library: {
    kind: 'skill-lessons',
    progress: '1 of 2 Grammar lessons done',
    message: '1 of 2 Grammar lessons done. Still to do: 1 more Grammar lesson',
  },
} as const;

/** The opening tag of each room's button, and everything up to its end. */
function findHouses(markup: string): string[] {
  return [...markup.matchAll(/<button.*?<\/button>/gs)].map(([house]) => house);
}

function findDescriptionIds(house: string): string | undefined {
  return /aria-describedby="([^"]+)"/.exec(house)?.[1];
}

test('every room is a button with its name, in the order along the track', () => {
  const names = findHouses(renderToStaticMarkup(<SchoolMap onEnter={() => {}} />)).map(
    (house) => />([^<]+)<\/span>/.exec(house)?.[1],
  );
  expect(names).toEqual(['Classroom 1', 'Game Room', 'Library', 'Media Room']);
});

test('a locked room is disabled, shows its progress, and is described by all that is missing', () => {
  const [, , library = ''] = findHouses(renderToStaticMarkup(<SchoolMap locks={LOCKS} onEnter={() => {}} />));
  expect(library).toContain('aria-disabled="true"');
  expect(library).toMatch(
    new RegExp(`id="${findDescriptionIds(library)}"[^>]*>1 of 2 Grammar lessons done. Still to do: 1 more`),
  );
});

test('an open room is neither disabled nor described', () => {
  const [classroom = ''] = findHouses(renderToStaticMarkup(<SchoolMap locks={LOCKS} onEnter={() => {}} />));
  expect(classroom).not.toContain('aria-disabled');
  expect(findDescriptionIds(classroom)).toBeUndefined();
});

/** The squares that a dash pattern of the track colours. */
function countColouredSquares(markup: string): number[] {
  return [...markup.matchAll(/stroke-dasharray="0 (\d+)((?: 1 \d+)*) 0 \d+"/g)].flatMap(
    ([, first, dashes = '']) =>
      [...dashes.matchAll(/ 1 (\d+)/g)].map(([, gap], nth) => Number(first) + nth * (Number(gap) + 1)),
  );
}

test('exactly the completed squares are coloured, on the tall and on the wide track', () => {
  const track = { squares: 24, completed: 11, previouslyCompleted: 11 };
  const progress = { track, visitedRooms: [], badges: null };
  const coloured = countColouredSquares(
    renderToStaticMarkup(<SchoolMap progress={progress} onEnter={() => {}} />),
  );
  const done = Array.from({ length: 11 }, (_, square) => square);
  expect(coloured.sort((one, other) => one - other)).toEqual(
    [...done, ...done].sort((one, other) => one - other),
  );
});

test('only the windows of rooms that the learner has used are lit', () => {
  const progress = { track: undefined, visitedRooms: ['arcade' as const], badges: null };
  const lit = findHouses(renderToStaticMarkup(<SchoolMap progress={progress} onEnter={() => {}} />)).map(
    (house) => /data-lit="(\w+)"/.exec(house)?.[1],
  );
  expect(lit).toEqual(['false', 'true', 'false', 'false']);
});

test('a map without a learner has no pawn', () => {
  expect(renderToStaticMarkup(<SchoolMap onEnter={() => {}} />)).not.toContain('offset-path');
});
