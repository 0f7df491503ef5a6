import { packBank } from './pack-bank.ts';

const READER = '/src/content/packed-bank.ts';

/**
 * The code of a module with a packed bank as its default export.
 *
 * @param as the bank `whole` once the module has run, or the way `to-unpack` it, which `wholeBank` of
 * `src/content/bank.ts` takes each time that it is asked for
 */
export function packedModule(bank: unknown, as: 'whole' | 'to-unpack'): string {
  const { type, packed, wide } = packBank(bank);
  const call = `unpackBank(${[type, packed, wide].map((each) => JSON.stringify(each)).join(', ')})`;
  const exported = as === 'whole' ? call : `() => ${call}`;
  return `import { unpackBank } from ${JSON.stringify(READER)};\nexport default ${exported};`;
}
