/** The context without reduced motion: `test.use({ contextOptions: WITH_MOTION })`. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;
