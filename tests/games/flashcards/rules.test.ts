import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { GRADES } from '../../../src/domain/game-records.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import { UNDO_DEPTH } from '../../../src/games/contract.ts';
import { formatCurrentCardReview } from '../../../src/games/flashcards/next-review.ts';
import { getResult, getScoreboard } from '../../../src/games/flashcards/outcome.ts';
import { createInitialState, reduce } from '../../../src/games/flashcards/rules.ts';
import {
  FLASHCARD_KINDS,
  type FlashcardsMove,
  type FlashcardsState,
  type Grade,
  getCurrentCard,
  ROUND_CARDS,
  replayRound,
} from '../../../src/games/flashcards/state.ts';
import { forAll } from '../../for-all.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const bank = await loadWords('B1');
const OPTIONS = {
  level: 'B1',
  variant: 'to-meaning',
  seed: 1,
  startedAt: Date.UTC(2026, 10, 22, 12),
  learner: DEFAULT_LEARNER,
  carriedState: [],
} as const;

const round = (variant: FlashcardsState['kind'] = 'to-meaning') =>
  createInitialState(bank, { ...OPTIONS, variant });

const { reduceStep: step, playMoves: played } = createRulesRunner<FlashcardsState, FlashcardsMove>(
  (state, move) => reduce(state, move, bank),
);

const TURN: FlashcardsMove = { type: 'turned' };
const ON: FlashcardsMove = { type: 'went-on' };
const BACK: FlashcardsMove = { type: 'took-back' };
const graded = (grade: Grade): FlashcardsMove => ({ type: 'graded', grade });
const wrote = (text: string): FlashcardsMove => ({ type: 'wrote', text });

/** Turns and grades one card after the other. */
function gradedAll(state: FlashcardsState, grades: readonly Grade[]): FlashcardsState {
  return played(state, ...grades.flatMap((grade) => [TURN, graded(grade)]));
}

const anyGrades = fc.array(fc.constantFrom(...GRADES), { maxLength: 40 });

describe('a card', () => {
  test('is turned to and fro until it is graded, and then the next one is asked', () => {
    const state = round();
    const { word, meaning } = getCurrentCard(state);
    const turned = step(state, TURN);
    expect(turned.state.turn).toMatchObject({ phase: 'turned', side: 'back' });
    expect(getAnnouncement(turned)).toContain(meaning);
    const front = step(turned.state, TURN);
    expect(front.state.turn).toMatchObject({ phase: 'turned', side: 'front' });
    expect(getAnnouncement(front)).toBe(word);
    const next = step(front.state, graded('right'), 5000);
    expect(next.state.turn).toMatchObject({ phase: 'asked', since: 5000 });
    expect(getCurrentCard(next.state).word).not.toBe(word);
  });

  test('is graded only when its back was seen', () => {
    const state = round();
    expect(step(state, graded('easy')).state).toBe(state);
  });

  test.each(GRADES)(
    'graded %s is recorded so, by the learner’s own word, with the time until it was turned',
    (grade) => {
      const state = round();
      const { word } = getCurrentCard(state);
      const turned = step(state, TURN, 2500).state;
      const change = step(turned, graded(grade), 9000);
      expect(getAnswers(change)).toEqual([{ id: word, grade, hint: false, ms: 2500 }]);
      expect(change.effects).toContainEqual(expect.objectContaining({ by: 'self' }));
    },
  );

  test('that was missed comes again after all others, until it is known once', () => {
    forAll(anyGrades, (grades) => {
      const expected = round().cards.map(({ word }) => word);
      let state = round();
      for (const grade of grades) {
        if (expected.length === 0) break;
        expect(getCurrentCard(state).word).toBe(expected[0]);
        const [word = ''] = expected.splice(0, 1);
        if (grade === 'missed') expected.push(word);
        state = gradedAll(state, [grade]);
      }
      expect(replayRound(state).toCome.map(({ word }) => word)).toEqual(expected);
    });
  });

  test('that is known last stays on show, so that its grade can still be taken back', () => {
    const last = gradedAll(round(), Array(ROUND_CARDS).fill('right'));
    expect(last.turn.phase).toBe('graded');
    expect(played(last, BACK).turn).toMatchObject({ phase: 'turned', side: 'back' });
    expect(played(last, ON).turn.phase).toBe('over');
  });
});

describe('taking back', () => {
  test.each(FLASHCARD_KINDS)('%s: lays the card there again as it was, and says so', (kind) => {
    const state = round(kind);
    const { word } = getCurrentCard(state);
    const turned = kind === 'typed' ? state : played(state, TURN);
    const answered = played(turned, kind === 'typed' ? wrote(word) : graded('easy'));
    const back = step(answered, BACK);
    expect(back.state).toEqual({
      ...turned,
      turn: { ...turned.turn, ...(kind === 'typed' && { since: 1000 }) },
    });
    expect(back.effects?.[0]).toEqual({ type: 'took-back' });
    expect(getAnnouncement(back)).toBe(`Taken back: ${word}.`);
  });

  test('goes back over any grades, the newest first, as far as the record of answers does', () => {
    forAll(anyGrades, (grades) => {
      let state = gradedAll(round(), grades);
      const { given } = state;
      const steps = Math.min(UNDO_DEPTH, given.length);
      for (let undone = 1; undone <= steps; undone += 1) {
        state = played(state, BACK);
        expect(state.given).toEqual(given.slice(0, given.length - undone));
      }
      expect(step(state, BACK).state).toBe(state);
    });
  });
});

describe('a word that is written', () => {
  const judged = (text: string) => {
    const state = round('typed');
    return { card: getCurrentCard(state), change: step(state, wrote(text), 3000) };
  };
  const { word } = getCurrentCard(round('typed'));
  /** A round that asks for this word first. */
  const asking = (first: string): FlashcardsState => {
    const state = round('typed');
    return { ...state, cards: [{ ...getCurrentCard(state), word: first }, ...state.cards.slice(1)] };
  };

  test('is right whatever its case and the spaces around it, and recorded as recalled', () => {
    const { change } = judged(`  ${word.toUpperCase()} `);
    expect(getAnswers(change)).toEqual([{ id: word, grade: 'right', hint: false, ms: 3000 }]);
    expect(change.effects).toContainEqual(expect.objectContaining({ by: 'recall' }));
    expect(change.state.turn.phase).toBe('graded');
  });

  test('with one slip is told its spelling, and was hard', () => {
    const slip = word + word.slice(-1);
    const { change } = judged(slip);
    expect(getAnswers(change)).toMatchObject([{ grade: 'hard' }]);
    expect(getAnnouncement(change)).toContain(`Nearly: ${slip} is spelt ${word}.`);
  });

  test('with a slip that makes another word of the bank is missed', () => {
    const pair = bank.flatMap(({ word: one }) =>
      bank
        .filter(({ word: other }) => other.length === one.length + 1 && other.startsWith(one))
        .map((other) => [one, other.word]),
    )[0];
    const [one = '', other = ''] = pair ?? [];
    expect(getAnswers(step(asking(one), wrote(other)))).toMatchObject([{ id: one, grade: 'missed' }]);
  });

  test('that fits as well is no mistake: another try is free', () => {
    const dealt = bank.find(({ synonyms }) => synonyms?.[0]);
    const synonym = dealt?.synonyms?.[0] ?? '';
    const change = step(asking(dealt?.word ?? ''), wrote(synonym));
    expect(change.state).toMatchObject({
      given: [],
      turn: { phase: 'asked', also: synonym.toLowerCase(), since: 0 },
    });
    expect(getAnnouncement(change)).toContain('fits as well');
  });

  test('that is none at all, or given up, is missed; an empty entry is nothing', () => {
    expect(getAnswers(judged('zzzz').change)).toMatchObject([{ grade: 'missed' }]);
    const state = round('typed');
    expect(getAnswers(step(state, { type: 'gave-up' }))).toMatchObject([{ grade: 'missed' }]);
    expect(step(state, wrote('   ')).state).toBe(state);
  });

  test('is not turned by hand', () => {
    const state = round('typed');
    expect(step(state, TURN).state).toBe(state);
  });
});

describe('the next meeting', () => {
  test('is in this round after a miss; a new word that is known comes back in days, the better known the later', () => {
    const state = round();
    expect(formatCurrentCardReview(state, 'missed')).toBe('this round');
    const { hard, right, easy } = getCurrentCard(state).days;
    expect(0 < hard && hard < right && right < easy).toBe(true);
    expect(formatCurrentCardReview(state, 'right')).toBe(`in ${right} days`);
  });

  test('is sooner for a card that was missed in the round', () => {
    const first = getCurrentCard(round());
    const again = gradedAll(round(), ['missed', ...Array(ROUND_CARDS - 1).fill('right')]);
    expect(getCurrentCard(again).word).toBe(first.word);
    expect(first.daysAfterMiss.right).toBeLessThan(first.days.right);
    expect(formatCurrentCardReview(again, 'right')).not.toBe(formatCurrentCardReview(round(), 'right'));
  });

  test('of a word that held long is told in larger units', () => {
    const { word } = bank[0] ?? {};
    const at = (daysAgo: number) => Math.floor(OPTIONS.startedAt / 1000) - daysAgo * 86_400;
    const kept = packReviews({ base: { at: at(60), stability: 50, difficulty: 4 }, reviews: [] });
    const learner = { ...DEFAULT_LEARNER, due: [word ?? ''], reviews: { [word ?? '']: kept } };
    expect(formatCurrentCardReview(createInitialState(bank, { ...OPTIONS, learner }), 'right')).toMatch(
      /^in \d+ months$/,
    );
  });
});

describe('a deal', () => {
  test('asks due words first, the most pressing before all, then weak ones, and three new ones at least', () => {
    const words = bank.slice(100, 120).map(({ word }) => word);
    const learner = { ...DEFAULT_LEARNER, due: words.slice(0, 5), weak: words.slice(5) };
    const state = createInitialState(bank, { ...OPTIONS, learner });
    expect(state.cards.slice(0, 9).map(({ word }) => word)).toEqual(words.slice(0, 9));
    expect(state.cards.map(({ isNew }) => isNew)).toEqual([...Array(9).fill(false), true, true, true]);
    expect(getScoreboard(state)).toEqual([
      { label: 'Due', value: 9 },
      { label: 'New', value: 3 },
      { label: 'Done', value: '0 of 12' },
    ]);
  });

  test('brings due words of lower levels, and new ones of its own alone', async () => {
    const below = await loadWords('A1');
    const due = below.slice(0, 2).map(({ word }) => word);
    const state = createInitialState([...below, ...bank], {
      ...OPTIONS,
      learner: { ...DEFAULT_LEARNER, due },
    });
    const levelOf = new Map([...below, ...bank].map(({ word, level }) => [word, level]));
    expect(state.cards.map(({ word }) => levelOf.get(word))).toEqual(['A1', 'A1', ...Array(10).fill('B1')]);
  });

  test('has the chosen words alone, the learner’s own among them, and ends when all are known', () => {
    const ownWords = [{ word: 'sea shanty', meaning: 'a song that sailors sing', example: '' }];
    const chosenWords = [bank[3]?.word ?? '', 'sea shanty'];
    const state = createInitialState(bank, {
      ...OPTIONS,
      learner: { ...DEFAULT_LEARNER, chosenWords, ownWords },
    });
    expect(state.cards.map(({ word }) => word)).toEqual(chosenWords);
    const over = played(gradedAll(state, ['right', 'right']), ON);
    expect(over.turn.phase).toBe('over');
    expect(getResult(over).headline).toBe('You knew all 2 cards first time!');
  });

  test('asks a word of the learner’s own when it is due, and not as one of the level', () => {
    const ownWords = [
      { word: 'sea shanty', meaning: 'a song that sailors sing', example: 'They sang a sea shanty.' },
    ];
    const wordsOf = (due: readonly string[]) =>
      createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, due, ownWords } }).cards.map(
        ({ word }) => word,
      );
    expect(wordsOf(['sea shanty'])[0]).toBe('sea shanty');
    expect(wordsOf([])).not.toContain('sea shanty');
  });

  test('of chosen words that no bank has is a usual one', () => {
    expect(
      createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, chosenWords: ['zzz'] } }).cards,
    ).toHaveLength(ROUND_CARDS);
  });

  test('prefers words that the learner was never asked for to those that are known and not due', () => {
    const known = bank.slice(0, bank.length - ROUND_CARDS);
    const text = packReviews({ base: null, reviews: [{ at: OPTIONS.startedAt / 1000 - 60, grade: 'easy' }] });
    const reviews = Object.fromEntries(known.map(({ word }) => [word, text]));
    const state = createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, reviews } });
    expect(state.cards.every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('the end', () => {
  const seven = [...Array(7).fill('right'), ...Array(5).fill('missed'), ...Array(5).fill('hard')];

  test('tells how many were known at once, and explains the others', () => {
    const state = played(gradedAll(round(), seven), ON);
    const { headline, misses, score } = getResult(state);
    expect(headline).toBe('You knew 7 of 12 cards first time, and the others in the end.');
    expect(misses.map(({ word }) => word)).toEqual(state.cards.slice(7).map(({ word }) => word));
    expect(misses[0]?.reason).toContain(state.cards[7]?.meaning);
    expect(score).toBeUndefined();
  });

  test('compares rounds in writing alone: an honest grade of one’s own costs nothing', () => {
    let state = round('typed');
    const slip = `${getCurrentCard(state).word}x`;
    state = played(state, wrote(slip), ON);
    while (state.turn.phase !== 'over') state = played(state, wrote(getCurrentCard(state).word), ON);
    const { score, stars, misses } = getResult(state);
    expect({ score: score?.value, stars }).toEqual({ score: 12, stars: 3 });
    expect(misses).toMatchObject([{ given: slip }]);
  });
});
