/** The game id in the play events and mistakes of classes. */
export const CLASS_GAME = 'class';
/** The reason of a mistake in a class for which no other is known. */
export const UNEXPLAINED_MISTAKE = 'You’ll find the rule in this class.';
