/** Generated at build time (vite/accepted-words/plugin.ts). */
declare module 'virtual:accepted-words' {
  /** The output of `markWords`: which of `listEnglishWords` are accepted. */
  export const marks: string;
}

declare module 'virtual:rude-letters' {
  /** The output of `hashRudeWords` for the rude words. */
  export const hashed: import('./rude-word-hashes.ts').RudeWordHashes;
}
