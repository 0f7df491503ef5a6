import { basename, sep } from 'node:path';
import type { Plugin } from 'vite';
import { THIRD_PARTY_NOTICES } from '../../src/pwa/third-party-notices.ts';
import { listInstalledPackages, SOURCES } from './imported-packages.ts';
import { renderNotices } from './render-notices.ts';

const FOLDER = `${sep}node_modules${sep}`;

/** The package of a module; `undefined` for the project's own modules. */
function findPackageName(id: string): string | undefined {
  const start = id.lastIndexOf(FOLDER);
  if (start < 0) return undefined;
  const parts = id.slice(start + FOLDER.length).split(sep);
  return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Adds a file to the build with the licence notices of all packages and of the word lists by others.
 *
 * @throws when the build contains a package that the notices lack
 */
export function notices(): Plugin {
  let root: string;
  return {
    name: 'notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const packages = listInstalledPackages(root, SOURCES);
      const namesWithNotice = new Set(packages.map(({ name }) => name));
      const bundledNames = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules).map(findPackageName) : [],
      );
      for (const name of new Set(bundledNames)) {
        if (name !== undefined && !namesWithNotice.has(name))
          this.error(`The notices lack the package ${name}.`);
      }
      this.emitFile({
        type: 'asset',
        fileName: basename(THIRD_PARTY_NOTICES),
        source: renderNotices(root, packages),
      });
    },
  };
}
