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

const RECORD = 'To break the record is to do better than everyone before.';
const NEWS = 'To break the news is to tell people something important first.';
const SILENCE = 'To break the silence is to speak when everyone is quiet.';

export const ENTRANCE_ROUNDS: readonly EntranceRound[] = [
  {
    clue: 'No one has ever run so fast!',
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
    meaning: 'to speak when everyone is quiet',
    options: [
      { word: 'silence', reason: `Yes! ${SILENCE}` },
      { word: 'voice', reason: `You raise your voice. ${SILENCE}` },
      { word: 'question', reason: `You ask a question. ${SILENCE}` },
    ],
    order: [0, 2, 1],
  },
];
