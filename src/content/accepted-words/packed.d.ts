/** Made by vite/accepted-words/plugin.ts while the app is built. */
declare module 'virtual:accepted-words' {
  /** The accepted words as `packWords` writes them. */
  export const packed: string;
}

declare module 'virtual:rude-letters' {
  /** The rude words as `hashRudeWords` makes them. */
  export const hashed: import('./rude-word-hashes.ts').RudeWordHashes;
}
