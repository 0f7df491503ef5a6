import type { LandingGameLevel } from './landing-play.ts';

/*
 * The rounds of the landing page's game, which asks which word goes with another one. Each round tells why
 * the chosen word is right or wrong.
 */

/** An option for the gap, with its explanation. */
export interface RoundOption {
  word: string;
  reason: string;
}

/** One round; the first option is the right one. */
export interface LandingGameRound {
  clue: string;
  /** The phrase with a gap. */
  phrase: string;
  /** The word or phrase that it asks for, for the learner's words. */
  word: string;
  meaning: string;
  /** A word whose picture is shown. */
  picture?: string;
  options: readonly [RoundOption, ...RoundOption[]];
  /** The order in which the options are offered. */
  order: readonly number[];
}

const RECORD = 'To break the record is to do better than everyone before.';
const NEWS = 'To break the news is to tell people something important first.';
const SILENCE = 'To break the silence is to speak when everyone is quiet.';

const PHRASES: readonly LandingGameRound[] = [
  {
    clue: 'No one has ever run so fast!',
    phrase: 'Break the ___',
    word: 'break the record',
    meaning: 'to do better than everyone before',
    options: [
      { word: 'record', reason: `Yes! ${RECORD}` },
      { word: 'race', reason: `You win or lose a race. ${RECORD}` },
      { word: 'clock', reason: `You race against the clock. ${RECORD}` },
    ],
    order: [1, 0, 2],
  },
  {
    clue: 'Someone has to tell Grandma first.',
    phrase: 'Break the ___',
    word: 'break the news',
    meaning: 'to tell people something important first',
    options: [
      { word: 'news', reason: `Yes! ${NEWS}` },
      { word: 'secret', reason: `You keep or tell a secret. ${NEWS}` },
      { word: 'story', reason: `You tell a story. ${NEWS}` },
    ],
    order: [1, 2, 0],
  },
  {
    clue: 'Everyone is quiet. Who speaks first?',
    phrase: 'Break the ___',
    word: 'break the silence',
    meaning: 'to speak when everyone is quiet',
    options: [
      { word: 'silence', reason: `Yes! ${SILENCE}` },
      { word: 'voice', reason: `You raise your voice. ${SILENCE}` },
      { word: 'question', reason: `You ask a question. ${SILENCE}` },
    ],
    order: [0, 2, 1],
  },
];

const EASY_WORDS: readonly LandingGameRound[] = [
  {
    clue: 'I like this story!',
    phrase: 'Read a ___',
    word: 'book',
    meaning: 'it has many pages, and you read it',
    picture: 'book',
    options: [
      { word: 'book', reason: 'Yes! You read a book.' },
      { word: 'song', reason: 'You sing a song. You read a book.' },
      { word: 'game', reason: 'You play a game. You read a book.' },
    ],
    order: [1, 2, 0],
  },
  {
    clue: 'Let’s go to the park!',
    phrase: 'Ride a ___',
    word: 'bike',
    meaning: 'you sit on it and go with your feet',
    picture: 'bike',
    options: [
      { word: 'bike', reason: 'Yes! You ride a bike.' },
      { word: 'car', reason: 'You drive a car. You ride a bike.' },
      { word: 'ball', reason: 'You kick a ball. You ride a bike.' },
    ],
    order: [0, 1, 2],
  },
  {
    clue: 'It’s time for breakfast!',
    phrase: 'Drink some ___',
    word: 'milk',
    meaning: 'a white drink that comes from cows',
    picture: 'milk',
    options: [
      { word: 'milk', reason: 'Yes! You drink some milk.' },
      { word: 'bread', reason: 'You eat bread. You drink some milk.' },
      { word: 'rice', reason: 'You eat rice. You drink some milk.' },
    ],
    order: [2, 0, 1],
  },
];

/** The rounds of each level. */
export const LANDING_ROUNDS_BY_LEVEL: Readonly<Record<LandingGameLevel, readonly LandingGameRound[]>> = {
  A1: EASY_WORDS,
  B1: PHRASES,
};
