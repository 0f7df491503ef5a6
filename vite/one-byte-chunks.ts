import type { Plugin } from 'vite';

/** What V8 cannot store in one byte a character. */
const WIDE = /[^\0-\xff]/g;

/**
 * Writes wide characters as escapes. V8 keeps a file's source for as long as the server runs, and one wide
 * character doubles its size. Escapes mean the same in strings, templates, regular expressions and comments;
 * a wide character in `String.raw` or right after a backslash would change.
 */
export function escapeWideCharacters(code: string): string {
  return code.replace(WIDE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Escapes the wide characters of all chunks: at the end, because the minifier before prints them unescaped.
 */
export function oneByteChunks(): Plugin {
  return {
    name: 'one-byte-chunks',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = escapeWideCharacters(file.code);
      },
    },
  };
}
