/** The context of a learner who asked for no less motion, as most do: `test.use({ contextOptions: WITH_MOTION })`. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;
