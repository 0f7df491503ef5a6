import { HEXAGON_COLUMNS, HEXAGON_ROWS } from '../../domain/limits.ts';

/*
 * The board: columns of hexagons that stand on a flat side, every second column half a hexagon lower. A place is
 * counted row by row from 0.
 */

export const HEXAGONS = HEXAGON_COLUMNS * HEXAGON_ROWS;
export const PLACES: readonly number[] = Array.from({ length: HEXAGONS }, (_, place) => place);

export const SIDES = ['white', 'blue'] as const;
/** White joins top to bottom, blue joins left to right. */
export type Side = (typeof SIDES)[number];

/** Whose each hexagon is, by place; `null` while it is nobody's. */
export type Owners = readonly (Side | null)[];

export function getColumn(place: number): number {
  return place % HEXAGON_COLUMNS;
}

export function getRow(place: number): number {
  return Math.floor(place / HEXAGON_COLUMNS);
}

/** Whether a column lies half a hexagon lower than those beside it. */
export function isLowColumn(column: number): boolean {
  return column % 2 === 1;
}

const NEIGHBOURS: readonly (readonly number[])[] = PLACES.map((place) => {
  const [column, row] = [getColumn(place), getRow(place)];
  const upper = isLowColumn(column) ? row : row - 1;
  const around = [
    [column, row - 1],
    [column, row + 1],
    ...[column - 1, column + 1].flatMap((beside) => [
      [beside, upper],
      [beside, upper + 1],
    ]),
  ];
  return around.flatMap(([x = -1, y = -1]) => {
    const isThere = x >= 0 && x < HEXAGON_COLUMNS && y >= 0 && y < HEXAGON_ROWS;
    return isThere ? [y * HEXAGON_COLUMNS + x] : [];
  });
});

/** The two to six hexagons that share a side with this one. */
export function getNeighbours(place: number): readonly number[] {
  return NEIGHBOURS[place] ?? [];
}

/** The two edges of the board that a side joins. */
const EDGES: Readonly<Record<Side, readonly [readonly number[], readonly number[]]>> = {
  white: [
    PLACES.filter((place) => getRow(place) === 0),
    PLACES.filter((place) => getRow(place) === HEXAGON_ROWS - 1),
  ],
  blue: [
    PLACES.filter((place) => getColumn(place) === 0),
    PLACES.filter((place) => getColumn(place) === HEXAGON_COLUMNS - 1),
  ],
};

/** The least that it costs to come from these hexagons to each, both included; `Infinity` where no way leads. */
function computeCosts(starts: readonly number[], costs: readonly number[]): readonly number[] {
  const least = PLACES.map(() => Infinity);
  for (const place of starts) least[place] = costs[place] ?? 0;
  const open = starts.filter((place) => least[place] !== Infinity);
  // What was reached more cheaply joins the end of those that are still to be looked around from.
  for (const place of open) {
    for (const next of getNeighbours(place)) {
      const cost = (least[place] ?? Infinity) + (costs[next] ?? 0);
      if (cost >= (least[next] ?? Infinity)) continue;
      least[next] = cost;
      open.push(next);
    }
  }
  return least;
}

/** The shortest path of hexagons from edge to edge, of those that count; `null` when they don't join the edges. */
export function findJoinedPath(side: Side, counts: (place: number) => boolean): readonly number[] | null {
  const [from, to] = EDGES[side];
  const steps = computeCosts(
    from,
    PLACES.map((place) => (counts(place) ? 1 : Infinity)),
  );
  const stepsTo = (place: number) => steps[place] ?? Infinity;
  let [at = 0] = to.toSorted((one, other) => stepsTo(one) - stepsTo(other));
  if (stepsTo(at) === Infinity) return null;
  const path = [at];
  while (stepsTo(at) > 1) {
    const before = stepsTo(at) - 1;
    at = getNeighbours(at).find((next) => stepsTo(next) === before) ?? at;
    path.unshift(at);
  }
  return path;
}

/** How many columns from the left are joined by hexagons that count. */
export function countJoinedColumns(counts: (place: number) => boolean): number {
  const costs = PLACES.map((place) => (counts(place) ? 1 : Infinity));
  const reached = computeCosts(EDGES.blue[0], costs);
  return Math.max(0, ...PLACES.filter((place) => reached[place] !== Infinity).map((at) => getColumn(at) + 1));
}

/** How many hexagons a side still has to take to join its edges by way of each place; of its rival's, `Infinity`. */
export function countStepsThrough(owners: Owners, side: Side): readonly number[] {
  const costs = owners.map((owner) => (owner === side ? 0 : owner === null ? 1 : Infinity));
  const [from, to] = EDGES[side].map((edge) => computeCosts(edge, costs));
  return costs.map((cost, place) =>
    cost === Infinity ? Infinity : (from?.[place] ?? 0) + (to?.[place] ?? 0) - cost,
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Where a hexagon lies, as a reader counts. */
export function formatPlace(place: number): string {
  return `${ORDINALS[getColumn(place)]} column, ${ORDINALS[getRow(place)]} row`;
}
