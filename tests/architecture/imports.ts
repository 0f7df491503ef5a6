import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A source file and what it imports: project files by their path from the root, packages by name. */
export interface SourceFile {
  path: string;
  text: string;
  imports: readonly string[];
}

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function importsOf(path: string, text: string): string[] {
  const found = [...text.replace(COMMENT, '').matchAll(SPECIFIER)].map((match) => match[1] ?? '');
  return found.map((specifier) => {
    if (specifier.startsWith('.')) return join(dirname(path), specifier);
    const [scope, name] = specifier.split('/');
    return specifier.startsWith('@') ? `${scope}/${name}` : (scope ?? specifier);
  });
}

/** All TypeScript files below the folders, given from the project's root. */
export function sourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = relative(root, join(entry.parentPath, entry.name));
        const text = readFileSync(join(root, path), 'utf8');
        return { path, text, imports: importsOf(path, text) };
      }),
  );
}
