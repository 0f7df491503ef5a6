import { packBank } from './pack-bank.ts';

const READER = '/src/content/packed-bank.ts';

/** The code of a module that has the bank as its default export, packed until it runs. */
export function packedModule(bank: unknown): string {
  const { type, packed } = packBank(bank);
  const call = `unpackBank(${JSON.stringify(type)}, ${JSON.stringify(packed)})`;
  return `import { unpackBank } from ${JSON.stringify(READER)};\nexport default ${call};`;
}
