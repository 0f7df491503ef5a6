import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { getShortestPathPlaces } from '../../../src/games/blockbusters/computer.ts';
import {
  countJoinedColumns,
  countStepsThrough,
  findJoinedPath,
  formatPlace,
  getColumn,
  getNeighbours,
  getRow,
  HEXAGON_COLUMNS,
  HEXAGON_ROWS,
  HEXAGONS,
  type Owners,
  PLACES,
  SIDES,
  type Side,
} from '../../../src/games/blockbusters/hexagons.ts';
import { forAll } from '../../for-all.ts';
import { scaleRuns } from '../../scale-runs.ts';

/** Boards with any mix of white, blue and open hexagons. */
const anyOwners = fc.array(fc.constantFrom<Side | null>('white', 'blue', null), {
  minLength: HEXAGONS,
  maxLength: HEXAGONS,
});

/** Whether a side joins its edges, by a flood fill that is independent of the code under test. */
function isJoined(owners: Owners, side: Side): boolean {
  const getDepth = side === 'white' ? getRow : getColumn;
  const last = (side === 'white' ? HEXAGON_ROWS : HEXAGON_COLUMNS) - 1;
  const reached = new Set(PLACES.filter((place) => owners[place] === side && getDepth(place) === 0));
  for (const place of reached) {
    for (const next of getNeighbours(place)) if (owners[next] === side) reached.add(next);
  }
  return [...reached].some((place) => getDepth(place) === last);
}

/** The centre of a hexagon as drawn: odd columns are half a hexagon lower. */
function getCentre(place: number) {
  return { x: getColumn(place) * 1.5, y: (getRow(place) + (getColumn(place) % 2) / 2) * Math.sqrt(3) };
}

describe('the board', () => {
  test('has twenty hexagons in five columns of four', () => {
    expect([HEXAGONS, HEXAGON_COLUMNS, HEXAGON_ROWS]).toEqual([20, 5, 4]);
  });

  test('has exactly those neighbours that are drawn side by side', () => {
    for (const place of PLACES) {
      const adjacent = PLACES.filter((other) => {
        const [one, two] = [getCentre(place), getCentre(other)];
        return other !== place && Math.hypot(one.x - two.x, one.y - two.y) < 1.8;
      });
      expect(getNeighbours(place).toSorted((one, other) => one - other)).toEqual(adjacent);
    }
  });

  test('names places by column and row, counted from one', () => {
    expect(formatPlace(7)).toBe('third column, second row');
    expect(formatPlace(19)).toBe('fifth column, fourth row');
  });
});

describe('a path', () => {
  test('exists for exactly one side on each of ten thousand random full boards', () => {
    const rng = createSeededRng(1);
    for (let board = 0; board < scaleRuns(10_000); board += 1) {
      const share = rng();
      const owners = PLACES.map(() => (rng() < share ? SIDES[0] : SIDES[1]));
      const joined = SIDES.filter((side) => isJoined(owners, side));
      if (joined.length !== 1) expect(joined, JSON.stringify(owners)).toHaveLength(1);
      const shown = SIDES.filter((side) => findJoinedPath(side, (place) => owners[place] === side));
      if (shown[0] !== joined[0]) expect(shown).toEqual(joined);
    }
  });

  test('goes over neighbours of one owner from edge to edge', () => {
    forAll(anyOwners, fc.constantFrom(...SIDES), (owners, side) => {
      const path = findJoinedPath(side, (place) => owners[place] === side);
      expect(path !== null).toBe(isJoined(owners, side));
      if (!path) return;
      const getDepth = side === 'white' ? getRow : getColumn;
      expect(path.every((place) => owners[place] === side)).toBe(true);
      expect(getDepth(path[0] ?? -1)).toBe(0);
      expect(getDepth(path.at(-1) ?? -1)).toBe(side === 'white' ? 3 : 4);
      path.slice(1).forEach((place, index) => {
        expect(getNeighbours(path[index] ?? -1)).toContain(place);
      });
    });
  });

  test('needs at least four hexagons for white, and five for blue', () => {
    const empty: Owners = PLACES.map(() => null);
    expect(Math.min(...countStepsThrough(empty, 'white'))).toBe(4);
    expect(Math.min(...countStepsThrough(empty, 'blue'))).toBe(5);
  });

  test('to the right is measured in columns joined to the left edge', () => {
    const gold = new Set([0, 1, 7, 4]);
    expect(countJoinedColumns((place) => gold.has(place))).toBe(3);
    expect(countJoinedColumns(() => false)).toBe(0);
    expect(countJoinedColumns((place) => getColumn(place) > 0)).toBe(0);
  });
});

describe('the shortest path', () => {
  const undecided = anyOwners.filter(
    (owners) => !SIDES.some((side) => isJoined(owners, side)) && owners.includes(null),
  );

  test('exists for both sides while neither has joined, and each open hexagon on it saves one step', () => {
    forAll(undecided, fc.constantFrom(...SIDES), (owners, side) => {
      const places = getShortestPathPlaces(owners, side);
      const stepsLeft = Math.min(...countStepsThrough(owners, side));
      expect(stepsLeft).toBeLessThan(Infinity);
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) {
        expect(owners[place]).toBeNull();
        expect(Math.min(...countStepsThrough(owners.with(place, side), side))).toBe(stepsLeft - 1);
      }
    });
  });
});
