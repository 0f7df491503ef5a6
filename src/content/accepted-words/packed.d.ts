/** Made by vite/accepted-words/plugin.ts while the app is built. */
declare module 'virtual:accepted-words' {
  /** The accepted words as `packWords` writes them. */
  export const packed: string;
}
