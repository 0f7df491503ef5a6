import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A source file and what it imports: project files by their path from the root, packages by name. */
export interface SourceFile {
  path: string;
  text: string;
  imports: readonly string[];
  /** Those of them that come along as soon as the file is loaded: neither types nor what is imported on demand. */
  staticImports: readonly string[];
}

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
export const COMMENT_PATTERN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NOT_LOADED = /^(?:import|export) type [\s\S]*?;$|\bimport\s*\([^)]*\)/gm;

function importsIn(path: string, code: string): string[] {
  const found = [...code.matchAll(SPECIFIER)].map((match) => match[1] ?? '');
  return found.map((specifier) => {
    if (specifier.startsWith('.')) return join(dirname(path), specifier);
    const [scope, name] = specifier.split('/');
    return specifier.startsWith('@') ? `${scope}/${name}` : (scope ?? specifier);
  });
}

/** All TypeScript files below the folders, given from the project's root. */
export function readSourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = relative(root, join(entry.parentPath, entry.name));
        const text = readFileSync(join(root, path), 'utf8');
        const code = text.replace(COMMENT_PATTERN, '');
        const [imports, loads] = [code, code.replace(NOT_LOADED, '')].map((part) => importsIn(path, part));
        return { path, text, imports: imports ?? [], staticImports: loads ?? [] };
      }),
  );
}

/** The files that bring the package along when they are loaded, whatever other files lie between. */
export function findFilesLoading(files: readonly SourceFile[], name: string): ReadonlySet<string> {
  const reaching = new Set([name]);
  let known = 0;
  while (known < reaching.size) {
    known = reaching.size;
    for (const { path, staticImports } of files)
      if (staticImports.some((loaded) => reaching.has(loaded))) reaching.add(path);
  }
  return reaching;
}
