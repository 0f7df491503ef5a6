import type { Plugin } from 'vite';

/** What V8 cannot store in one byte a character. */
const WIDE = /[^\0-\xff]/g;

/**
 * Writes wide characters as escapes. One of them in a file makes V8 keep the whole source, which it does as
 * long as the server runs, with two bytes a character. They occur in strings and regular expressions only.
 */
export function escapeWideCharacters(code: string): string {
  return code.replace(WIDE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Escapes the wide characters of all chunks: at the end, because Vite's step before prints them unescaped.
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
