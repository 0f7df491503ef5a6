import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MapRoom, SchoolMap } from '../../../src/drawings/map/school-map.tsx';

const ROOMS: readonly MapRoom[] = [
  { id: 'classroom1', name: 'Classroom 1' },
  { id: 'library', name: 'Library', locked: '1 of 2 Grammar lessons done' },
];

/** The opening tag of each room's button, and everything up to its end. */
function houses(markup: string): string[] {
  return [...markup.matchAll(/<button.*?<\/button>/gs)].map(([house]) => house);
}

function describedBy(house: string): string | undefined {
  return /aria-describedby="([^"]+)"/.exec(house)?.[1];
}

test('every offered room is a button with its name, in the order given', () => {
  const [first = '', second = '', ...others] = houses(
    renderToStaticMarkup(<SchoolMap rooms={ROOMS} onEnter={() => {}} />),
  );
  expect(first).toContain('>Classroom 1<');
  expect(second).toContain('>Library<');
  expect(others).toEqual([]);
});

test('a locked room is marked as disabled and described by what is missing', () => {
  const [, library = ''] = houses(renderToStaticMarkup(<SchoolMap rooms={ROOMS} onEnter={() => {}} />));
  expect(library).toContain('aria-disabled="true"');
  expect(library).toMatch(new RegExp(`id="${describedBy(library)}".*1 of 2 Grammar lessons done`));
});

test('an open room is neither disabled nor described', () => {
  const [classroom = ''] = houses(renderToStaticMarkup(<SchoolMap rooms={ROOMS} onEnter={() => {}} />));
  expect(classroom).not.toContain('aria-disabled');
  expect(describedBy(classroom)).toBeUndefined();
});

test('the current room says so', () => {
  const [classroom = ''] = houses(
    renderToStaticMarkup(<SchoolMap rooms={ROOMS} current="classroom1" onEnter={() => {}} />),
  );
  expect(classroom).toContain('aria-current="location"');
  expect(classroom).toMatch(new RegExp(`id="${describedBy(classroom)}".*You are here`));
});
