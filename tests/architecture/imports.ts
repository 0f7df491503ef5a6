import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A source file and what it imports: project files by their path from the root, packages by name. */
export interface SourceFile {
  path: string;
  text: string;
  /** All imports: of values, of types, and on demand. */
  imports: readonly string[];
  /** The imports that load together with the file: no types, and nothing on demand. */
  staticImports: readonly string[];
}

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
export const COMMENT_PATTERN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NOT_LOADED = /^(?:import|export) type [\s\S]*?;$|\bimport\s*\([^)]*\)/gm;

function listImports(path: string, code: string): string[] {
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
        const [imports, loads] = [code, code.replace(NOT_LOADED, '')].map((part) => listImports(path, part));
        return { path, text, imports: imports ?? [], staticImports: loads ?? [] };
      }),
  );
}

/** The files that load the package when they are loaded, directly or through other files. */
export function findFilesLoading(files: readonly SourceFile[], name: string): ReadonlySet<string> {
  const loading = new Set([name]);
  let previousSize = 0;
  while (previousSize < loading.size) {
    previousSize = loading.size;
    for (const { path, staticImports } of files)
      if (staticImports.some((loaded) => loading.has(loaded))) loading.add(path);
  }
  return loading;
}

/**
 * The import circles among the files, types included, each as `a → b → a`. Of files that import each other in
 * several circles (a strongly connected component), only the shortest circle is named.
 */
export function findImportCircles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports]));
  const circles: string[] = [];
  const reported = new Set<string>();
  for (const { path } of files) {
    if (reported.has(path)) continue;
    const circle = findShortestPath(graph, path, path);
    if (!circle) continue;
    for (const member of graph.keys()) {
      if (findShortestPath(graph, path, member) && findShortestPath(graph, member, path))
        reported.add(member);
    }
    circles.push(circle.join(' → '));
  }
  return circles;
}

/**
 * The files from `start` to `target` along at least one import, both ends included, or `null` without a path.
 */
function findShortestPath(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
  target: string,
): readonly string[] | null {
  const importers = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const imported of graph.get(path) ?? []) {
      if (importers.has(imported) || !graph.has(imported)) continue;
      importers.set(imported, path);
      if (imported === target) return tracePath(importers, start, target);
      queue.push(imported);
    }
  }
  return null;
}

function tracePath(importers: ReadonlyMap<string, string>, start: string, target: string): string[] {
  const path = [target];
  do path.unshift(importers.get(path[0] ?? '') ?? start);
  while (path[0] !== start);
  return path;
}
