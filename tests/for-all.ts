import fc, { type Arbitrary } from 'fast-check';
import { scaleRuns } from './scale-runs.ts';

const DEFAULT_RUNS = 100;

/** An arbitrary for each argument of the rule, and the rule, which fails by throwing. */
type Property<Arguments extends [unknown, ...unknown[]], Outcome> = [
  ...arbitraries: { [Key in keyof Arguments]: Arbitrary<Arguments[Key]> },
  rule: (...input: Arguments) => Outcome,
];

/**
 * Checks a rule on random input: `forAll(a, b, (one, other) => …)`. A number before the arbitraries sets the
 * runs in `npm test`, by default 100; `npm run check` scales it down.
 */
export function forAll<Given extends [unknown, ...unknown[]]>(...property: Property<Given, void>): void;
export function forAll<Given extends [unknown, ...unknown[]]>(
  times: number,
  ...property: Property<Given, void>
): void;
export function forAll(...all: readonly unknown[]): void {
  const [runs, property] = splitArguments<void>(all);
  fc.assert(fc.property(...property), { numRuns: scaleRuns(runs) });
}

/** As `forAll`, for an asynchronous rule. */
export function forAllAsync<Given extends [unknown, ...unknown[]]>(
  ...property: Property<Given, Promise<void>>
): Promise<void>;
export function forAllAsync<Given extends [unknown, ...unknown[]]>(
  times: number,
  ...property: Property<Given, Promise<void>>
): Promise<void>;
export function forAllAsync(...all: readonly unknown[]): Promise<void> {
  const [runs, property] = splitArguments<Promise<void>>(all);
  return fc.assert(fc.asyncProperty(...property), { numRuns: scaleRuns(runs) });
}

/** Splits the arguments; their number and types are checked by the overloads. */
function splitArguments<Outcome>(
  all: readonly unknown[],
): [runs: number, property: Property<[unknown], Outcome>] {
  const [runs, ...property] = all;
  const isNumber = typeof runs === 'number';
  return [isNumber ? runs : DEFAULT_RUNS, (isNumber ? property : all) as Property<[unknown], Outcome>];
}
