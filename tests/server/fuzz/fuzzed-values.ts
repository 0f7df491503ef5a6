import { pick, type Rng } from '../../../src/domain/random.ts';

/** JSON, or a value in its place in a hostile request. */
export type FuzzedJson =
  | null
  | boolean
  | number
  | string
  | readonly FuzzedJson[]
  | { readonly [name: string]: FuzzedJson };

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00%2e%2e',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '1970-01-01T00:00:00.000000000Z',
  '9999-12-31T23:59:59.999999999Z',
  '`',
  'a.b.c',
  'NaN',
  '-0',
];
const ODD_NUMBERS = [0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), 65_536];

/** A value that no schema expects. */
export function createOddValue(rng: Rng, depth = 0): FuzzedJson {
  switch (Math.floor(rng() * (depth > 3 ? 5 : 8))) {
    case 0:
      return null;
    case 1:
      return rng() < 0.5;
    case 2:
      return pick(ODD_NUMBERS, rng);
    case 3:
    case 4:
      return pick(ODD_TEXTS, rng);
    case 5:
      return Array.from({ length: Math.floor(rng() * 5) }, () => createOddValue(rng, depth + 1));
    case 6:
      return { [pick(ODD_TEXTS, rng)]: createOddValue(rng, depth + 1) };
    default:
      return Array.from({ length: Math.floor(rng() ** 4 * 300) }, () => pick(ODD_TEXTS, rng));
  }
}

function isObject(value: FuzzedJson): value is { readonly [name: string]: FuzzedJson } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of a valid request with a random change. */
export function mutateValue(value: FuzzedJson, rng: Rng): FuzzedJson {
  if (rng() < 0.12) return createOddValue(rng);
  if (Array.isArray(value)) {
    if (rng() < 0.2) return [...value, ...value];
    if (rng() < 0.2) return value.slice(1);
    const at = Math.floor(rng() * value.length);
    return value.map((item, index) => (index === at ? mutateValue(item, rng) : item));
  }
  if (!isObject(value)) return rng() < 0.3 ? createOddValue(rng) : value;
  const names = Object.keys(value);
  const name = names.length > 0 ? pick(names, rng) : pick(ODD_TEXTS, rng);
  if (rng() < 0.15) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  if (rng() < 0.1) return { ...value, [pick(ODD_TEXTS, rng)]: createOddValue(rng) };
  return { ...value, [name]: mutateValue(value[name] ?? null, rng) };
}
