import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { packedModule } from './packed-module.ts';

const BANK = /\/src\/(?:content|teacher\/curriculum)\/.+\.json$/;
/** Below this many characters a bank is no smaller for it. */
const WORTHWHILE = 4_000;

/** Whose readers import the bank itself; all others load the module and ask `wholeBank` of `src/content/bank.ts`. */
const READ_AS_IMPORTED =
  /\/src\/(?:teacher\/.+|content\/(?:word-levels\/.+|words\/(?:look-alikes|word-index)))\.json$/;

/**
 * Delivers banks packed: they compress into a tenth less. Those that are imported are whole again as their module runs, those
 * that are loaded each time that they are asked for.
 */
export function packedBanks(): Plugin {
  return {
    name: 'packed-banks',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: BANK },
      async handler(_, id) {
        const text = await readFile(id, 'utf8');
        if (text.length < WORTHWHILE) return;
        const as = READ_AS_IMPORTED.test(id) ? 'whole' : 'to-unpack';
        return { code: packedModule(JSON.parse(text), as), map: null };
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const isLoaded = BANK.test(id) && !READ_AS_IMPORTED.test(id);
        const importers = isLoaded ? (this.getModuleInfo(id)?.importers ?? []) : [];
        if (importers.length > 0) this.error(`${importers[0]} has to load ${id}, not to import it.`);
      }
    },
  };
}
