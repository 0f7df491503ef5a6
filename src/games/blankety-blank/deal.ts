import type { Statement, Supermatch } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { type Rng, seededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { dealFresh, inTurn } from '../kit/deal-fresh.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import type { BlankBank } from './bank.ts';
import { RIVALS } from './rivals.ts';
import { type BlankState, TURNS, TWO_PLAYERS } from './state.ts';

/** At most so many statements of a game are there for a word that the learner is to meet again. */
const STATEMENTS_AGAIN = 2;

/** A statement is used up at every level and against everybody; a Supermatch once it was played. */
export const memory = rememberUsed<BlankState>(
  ({ statements, supermatches, finals }) => [
    ...statements.map(({ id }) => id),
    ...supermatches.slice(0, finals.length).map(({ id }) => id),
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedWords>, 'variant' | 'seed' | 'learner' | 'memory'>;

/** Deals four statements and two Supermatches that no earlier game had, some for words to meet again. */
export function start(bank: BlankBank, { variant, seed, learner, memory: used }: Deal): BlankState {
  const rng = seededRng(seed);
  const again = new Set([...learner.chosen, ...learner.due, ...learner.weak]);
  const isAgain = ({ id, answers }: Statement) =>
    !used.includes(id) && answers.some(({ text }) => again.has(text));
  const statements = dealFresh(bank.statements, TURNS, {
    key: ({ id }) => id,
    used,
    first: { keys: bank.statements.filter(isAgain).map(({ id }) => id), atMost: STATEMENTS_AGAIN },
    rng,
  });
  const isKnown = (text: string) => bank.words.has(text);
  const answers = statements.flatMap((statement) => statement.answers.map(({ text }) => text));
  const rival = RIVALS.find((each) => each === variant) ?? TWO_PLAYERS;
  return {
    rival,
    seed,
    statements: [...statements],
    supermatches: dealSupermatches(bank.supermatches, used, rng),
    known: [...new Set(answers.filter(isKnown))],
    turns: [],
    finals: [],
    partner: null,
    stage:
      rival === TWO_PLAYERS
        ? { phase: 'hand-over' }
        : { phase: 'writing', task: 'turn', since: 0, slip: null, isHinted: false },
  };
}

function dealSupermatches(all: readonly Supermatch[], used: UsedWords, rng: Rng): BlankState['supermatches'] {
  const [own = ''] = all.map(({ id }) => id.slice(0, 1));
  const fresh = all.filter(({ id }) => id.startsWith(own) && !used.includes(id));
  const first = { keys: [], atMost: 0, next: shuffle(fresh, rng).map(({ id }) => id) };
  const [one, other] = inTurn(all, { key: ({ id }) => id, used, first, rng });
  if (!one || !other) throw new Error('The bank holds no two Supermatches');
  return [one, other];
}
