/** Generated at build time from the files in `curriculum` (vite/level-parts/plugin.ts). */
declare module 'virtual:level-parts' {
  type Part<Content> = () => Promise<{ default: Content }>;

  /** One chunk for each level. */
  export const sharedParts: Record<
    import('../domain/levels.ts').Level,
    Part<import('./level-parts.ts').SharedPart>
  >;

  /** One chunk for each level, reason and audience, so that a device fetches only what its learner needs. */
  export const learnerParts: Record<
    import('../domain/levels.ts').Level,
    Record<
      import('../domain/reasons.ts').Reason,
      Record<import('./audience-by-age.ts').Audience, Part<import('./level-bank.ts').LearnerPart>>
    >
  >;
}
