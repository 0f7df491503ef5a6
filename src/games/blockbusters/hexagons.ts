/*
 * The geometry of the board: columns of flat-topped hexagons, every second column half a hexagon lower. A
 * place is the index of a hexagon, counted row by row.
 */

/** The size of the board. */
export const HEXAGON_COLUMNS = 5;
export const HEXAGON_ROWS = 4;
export const HEXAGONS = HEXAGON_COLUMNS * HEXAGON_ROWS;
export const PLACES: readonly number[] = Array.from({ length: HEXAGONS }, (_, place) => place);

export const SIDES = ['white', 'blue'] as const;
/** White joins top to bottom, blue joins left to right. */
export type Side = (typeof SIDES)[number];

/** The owner of each hexagon, by place; `null` for an open one. */
export type Owners = readonly (Side | null)[];

export function getColumn(place: number): number {
  return place % HEXAGON_COLUMNS;
}

export function getRow(place: number): number {
  return Math.floor(place / HEXAGON_COLUMNS);
}

/** Whether a column is half a hexagon lower than its neighbours. */
export function isLowColumn(column: number): boolean {
  return column % 2 === 1;
}

const NEIGHBOURS: readonly (readonly number[])[] = PLACES.map((place) => {
  const [column, row] = [getColumn(place), getRow(place)];
  const upper = isLowColumn(column) ? row : row - 1;
  const around = [
    [column, row - 1],
    [column, row + 1],
    ...[column - 1, column + 1].flatMap((adjacent) => [
      [adjacent, upper],
      [adjacent, upper + 1],
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

/**
 * The cheapest cost from these hexagons to each one, both ends included; `Infinity` without a path.
 * @param costs of entering each hexagon
 */
function computeCosts(starts: readonly number[], costs: readonly number[]): readonly number[] {
  const cheapest = PLACES.map(() => Infinity);
  for (const place of starts) cheapest[place] = costs[place] ?? 0;
  const placesToVisit = starts.filter((place) => cheapest[place] !== Infinity);
  // The loop also visits hexagons that it appends: those that were reached more cheaply.
  for (const place of placesToVisit) {
    for (const next of getNeighbours(place)) {
      const cost = (cheapest[place] ?? Infinity) + (costs[next] ?? 0);
      if (cost >= (cheapest[next] ?? Infinity)) continue;
      cheapest[next] = cost;
      placesToVisit.push(next);
    }
  }
  return cheapest;
}

/** The shortest path between a side's edges over hexagons that pass `isPassable`; `null` without one. */
export function findJoinedPath(side: Side, isPassable: (place: number) => boolean): readonly number[] | null {
  const [from, to] = EDGES[side];
  const steps = computeCosts(
    from,
    PLACES.map((place) => (isPassable(place) ? 1 : Infinity)),
  );
  const stepsTo = (place: number) => steps[place] ?? Infinity;
  let [at = 0] = to.toSorted((one, other) => stepsTo(one) - stepsTo(other));
  if (stepsTo(at) === Infinity) return null;
  const path = [at];
  while (stepsTo(at) > 1) {
    const previousStep = stepsTo(at) - 1;
    at = getNeighbours(at).find((next) => stepsTo(next) === previousStep) ?? at;
    path.unshift(at);
  }
  return path;
}

/** The number of columns that hexagons passing `isPassable` join to the left edge. */
export function countJoinedColumns(isPassable: (place: number) => boolean): number {
  const costs = PLACES.map((place) => (isPassable(place) ? 1 : Infinity));
  const reached = computeCosts(EDGES.blue[0], costs);
  return Math.max(0, ...PLACES.filter((place) => reached[place] !== Infinity).map((at) => getColumn(at) + 1));
}

/** The hexagons that a side still needs to join its edges through each place; `Infinity` for the rival's. */
export function countStepsThrough(owners: Owners, side: Side): readonly number[] {
  const costs = owners.map((owner) => (owner === side ? 0 : owner === null ? 1 : Infinity));
  const [from, to] = EDGES[side].map((edge) => computeCosts(edge, costs));
  return costs.map((cost, place) =>
    cost === Infinity ? Infinity : (from?.[place] ?? 0) + (to?.[place] ?? 0) - cost,
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The position of a hexagon for screen readers. */
export function formatPlace(place: number): string {
  return `${ORDINALS[getColumn(place)]} column, ${ORDINALS[getRow(place)]} row`;
}
