/** Made by vite/level-parts/plugin.ts of the files in `curriculum`, as the app is built. */
declare module 'virtual:level-parts' {
  type Part<Content> = () => Promise<{ default: Content }>;

  /** A chunk a level. */
  export const sharedParts: Record<
    import('../domain/levels.ts').Level,
    Part<import('./level-parts.ts').SharedPart>
  >;

  /** A chunk for each level, reason and audience: a device fetches only the curriculum that it writes from. */
  export const learnerParts: Record<
    import('../domain/levels.ts').Level,
    Record<
      import('../domain/reasons.ts').Reason,
      Record<import('./audience.ts').Audience, Part<import('./level-bank.ts').LearnerPart>>
    >
  >;
}
