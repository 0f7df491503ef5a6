import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = '.module.css';

/**
 * Names classes by their own name and their file's number: "title-4k". They stand in the stylesheet, in scripts and in
 * pages, where the hashes and lines of Vite's names took 4 kB more. All that is built of the same files has the same names.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      css: { modules: { generateScopedName: classNamer(join(root, 'src')) } },
    }),
  };
}

const SOURCE = /\/src\/.+\.tsx?$/;
const STYLES = /\.module\.css$/;
const IMPORT = /^import (\w+) from ('[^']+\.module\.css')/gm;
/** A class whose name no export can have stands in the default export alone. */
const NO_EXPORT = /^\t"(\w+)":/m;

/**
 * Puts names of classes where scripts use them. An object of all names of a file would have each of them twice more; of
 * single exports the bundler knows the values. The styles themselves stay, although nothing is imported of their modules.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names:imports',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: SOURCE, code: IMPORT },
        handler: (code) => ({ code: code.replace(IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'inline-class-names:styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: STYLES },
        handler(code, id) {
          const [, name] = NO_EXPORT.exec(code) ?? [];
          if (name)
            throw new Error(`${id}: "${name}" is a word of JavaScript, and can't be the name of a class.`);
          return { code, map: null, moduleSideEffects: 'no-treeshake' };
        },
      },
    },
  ];
}

/** Gives the name of a class of a module anywhere below `folder`. */
export function classNamer(folder: string): (name: string, file: string) => string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(MODULE))
    .sort();
  const numbers = new Map(paths.map((path, index) => [path, index.toString(36)]));
  return (name, file) => {
    const number = numbers.get(relative(folder, file));
    if (number === undefined) throw new Error(`${file} is no module of styles below ${folder}.`);
    return `${name}-${number}`;
  };
}
