/* When a request for a class or for feedback that failed is sent again. */

/** The delay after a failed attempt, unless the server asks for another one, in milliseconds. */
export const RETRY_DELAY_MS = 60_000;
/** The longest delay that a server may ask for, in milliseconds. */
export const MAX_RETRY_DELAY_MS = 3_600_000;
