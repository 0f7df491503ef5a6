/** So many answers, one after the other, can be taken back. */
export const UNDO_DEPTH = 20;
