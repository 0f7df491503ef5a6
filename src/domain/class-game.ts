/** What stands for the game in the events and the mistakes of classes. */
export const CLASS_GAME = 'class';
