/** Writes one line for whoever runs the server; `error` with its stack. Never a learner's text or a key. */
export type Log = (message: string, error?: unknown) => void;
