/** The game id in the play events and mistakes of classes. */
export const CLASS_GAME = 'class';
