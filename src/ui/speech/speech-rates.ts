/** The speeds at which texts can be read aloud; 1 is the normal speed of the voice. */
export const SPEECH_RATES = [0.75, 1, 1.25] as const;
