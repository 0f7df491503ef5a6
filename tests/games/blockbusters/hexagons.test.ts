import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEXAGON_COLUMNS, HEXAGON_ROWS } from '../../../src/domain/limits.ts';
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
  HEXAGONS,
  type Owners,
  PLACES,
  SIDES,
  type Side,
} from '../../../src/games/blockbusters/hexagons.ts';
import { forAll } from '../../for-all.ts';
import { scaleRuns } from '../../scale-runs.ts';

/** Boards of both sides, of which any share is taken. */
const anyOwners = fc.array(fc.constantFrom<Side | null>('white', 'blue', null), {
  minLength: HEXAGONS,
  maxLength: HEXAGONS,
});

/** Whether a side joins its edges, found by walking: another way than the one under test. */
function isJoined(owners: Owners, side: Side): boolean {
  const along = side === 'white' ? getRow : getColumn;
  const last = (side === 'white' ? HEXAGON_ROWS : HEXAGON_COLUMNS) - 1;
  const reached = new Set(PLACES.filter((place) => owners[place] === side && along(place) === 0));
  for (const place of reached) {
    for (const next of getNeighbours(place)) if (owners[next] === side) reached.add(next);
  }
  return [...reached].some((place) => along(place) === last);
}

/** Where a hexagon's middle is drawn: in columns one apart, the odd ones half a hexagon lower. */
function middle(place: number) {
  return { x: getColumn(place) * 1.5, y: (getRow(place) + (getColumn(place) % 2) / 2) * Math.sqrt(3) };
}

describe('the board', () => {
  test('has twenty hexagons in five columns of four', () => {
    expect([HEXAGONS, HEXAGON_COLUMNS, HEXAGON_ROWS]).toEqual([20, 5, 4]);
  });

  test('calls neighbours what is drawn side by side, and nothing else', () => {
    for (const place of PLACES) {
      const beside = PLACES.filter((other) => {
        const [one, two] = [middle(place), middle(other)];
        return other !== place && Math.hypot(one.x - two.x, one.y - two.y) < 1.8;
      });
      expect(getNeighbours(place).toSorted((one, other) => one - other)).toEqual(beside);
    }
  });

  test('tells places as a reader counts', () => {
    expect(formatPlace(7)).toBe('third column, second row');
    expect(formatPlace(19)).toBe('fifth column, fourth row');
  });
});

describe('joining', () => {
  test('ten thousand random full boards have exactly one winner each', () => {
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

  test('the path that is shown leads over own neighbours from edge to edge', () => {
    forAll(anyOwners, fc.constantFrom(...SIDES), (owners, side) => {
      const path = findJoinedPath(side, (place) => owners[place] === side);
      expect(path !== null).toBe(isJoined(owners, side));
      if (!path) return;
      const along = side === 'white' ? getRow : getColumn;
      expect(path.every((place) => owners[place] === side)).toBe(true);
      expect(along(path[0] ?? -1)).toBe(0);
      expect(along(path.at(-1) ?? -1)).toBe(side === 'white' ? 3 : 4);
      path.slice(1).forEach((place, index) => {
        expect(getNeighbours(path[index] ?? -1)).toContain(place);
      });
    });
  });

  test('takes white four hexagons at least, and blue five', () => {
    const empty: Owners = PLACES.map(() => null);
    expect(Math.min(...countStepsThrough(empty, 'white'))).toBe(4);
    expect(Math.min(...countStepsThrough(empty, 'blue'))).toBe(5);
  });

  test('counts the columns that are joined to the left edge', () => {
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

  test('is there for both sides as long as nobody has joined, over open hexagons that each bring one step', () => {
    forAll(undecided, fc.constantFrom(...SIDES), (owners, side) => {
      const places = getShortestPathPlaces(owners, side);
      const before = Math.min(...countStepsThrough(owners, side));
      expect(before).toBeLessThan(Infinity);
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) {
        expect(owners[place]).toBeNull();
        expect(Math.min(...countStepsThrough(owners.with(place, side), side))).toBe(before - 1);
      }
    });
  });
});
