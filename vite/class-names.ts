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
