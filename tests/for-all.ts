import fc, { type Arbitrary } from 'fast-check';
import { scaleRuns } from './scale-runs.ts';

const TIMES = 100;

/** An arbitrary for each of what a rule is given, and the rule, which fails by throwing, or by `false`. */
type Property<Given extends [unknown, ...unknown[]], Outcome> = [
  ...arbitraries: { [Key in keyof Given]: Arbitrary<Given[Key]> },
  rule: (...given: Given) => Outcome,
];

/**
 * Tries a rule on random input: `forAll(a, b, (one, other) => …)`. A number before the arbitraries says how often in
 * `npm test`, where that is not a hundred times; `npm run check` tries it less often.
 */
export function forAll<Given extends [unknown, ...unknown[]]>(...property: Property<Given, void>): void;
export function forAll<Given extends [unknown, ...unknown[]]>(
  times: number,
  ...property: Property<Given, void>
): void;
export function forAll(...tried: readonly unknown[]): void {
  const [times, property] = parts<void>(tried);
  fc.assert(fc.property(...property), { numRuns: scaleRuns(times) });
}

/** The same of a rule that takes its time. */
export function forAllAsync<Given extends [unknown, ...unknown[]]>(
  ...property: Property<Given, Promise<void>>
): Promise<void>;
export function forAllAsync<Given extends [unknown, ...unknown[]]>(
  times: number,
  ...property: Property<Given, Promise<void>>
): Promise<void>;
export function forAllAsync(...tried: readonly unknown[]): Promise<void> {
  const [times, property] = parts<Promise<void>>(tried);
  return fc.assert(fc.asyncProperty(...property), { numRuns: scaleRuns(times) });
}

/** However many arbitraries there are, which is checked where a rule is written. */
function parts<Outcome>(tried: readonly unknown[]): [times: number, property: Property<[unknown], Outcome>] {
  const [times, ...property] = tried;
  const isNumber = typeof times === 'number';
  return [isNumber ? times : TIMES, (isNumber ? property : tried) as Property<[unknown], Outcome>];
}
