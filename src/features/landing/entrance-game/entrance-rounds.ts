/** An option for the gap, with its explanation. */
interface EntranceOption {
  word: string;
  reason: string;
}

/** One round of "Break the ___"; the first option is the right one. */
export interface EntranceRound {
  clue: string;
  /** The meaning of the phrase, for the learner's words. */
  meaning: string;
  options: readonly [EntranceOption, ...EntranceOption[]];
  /** The order in which the options are offered. */
  order: readonly number[];
}

const RECORD = 'To do better than anybody before is to break the record.';
const NEWS = 'To be the first to tell something important is to break the news.';
const SILENCE = 'To speak when nobody speaks is to break the silence.';

export const ENTRANCE_ROUNDS: readonly EntranceRound[] = [
  {
    clue: 'Nobody has ever run so fast!',
    meaning: 'to do better than anybody before',
    options: [
      { word: 'record', reason: `Yes! ${RECORD}` },
      { word: 'race', reason: `You win a race, or lose it. ${RECORD}` },
      { word: 'clock', reason: `You race against the clock. ${RECORD}` },
    ],
    order: [1, 0, 2],
  },
  {
    clue: 'Somebody has to tell Grandma first.',
    meaning: 'to be the first to tell something important',
    options: [
      { word: 'news', reason: `Yes! ${NEWS}` },
      { word: 'secret', reason: `You keep a secret, or tell it. ${NEWS}` },
      { word: 'story', reason: `You tell a story. ${NEWS}` },
    ],
    order: [1, 2, 0],
  },
  {
    clue: 'All went quiet. Who speaks first?',
    meaning: 'to speak when nobody speaks',
    options: [
      { word: 'silence', reason: `Yes! ${SILENCE}` },
      { word: 'voice', reason: `You raise your voice. ${SILENCE}` },
      { word: 'question', reason: `You ask a question. ${SILENCE}` },
    ],
    order: [0, 2, 1],
  },
];
