import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { GRADES, packReviews } from '../../../src/domain/word-reviews.ts';
import { game } from '../../../src/games/flashcards/game.ts';
import { formatCurrentCardReview } from '../../../src/games/flashcards/next-review.ts';
import { getResult, getScoreboard } from '../../../src/games/flashcards/outcome.ts';
import { createInitialState, reduce } from '../../../src/games/flashcards/rules.ts';
import {
  FLASHCARD_KINDS,
  type FlashcardsMove,
  type FlashcardsState,
  type Grade,
  getCurrentCard,
  isRoundOver,
  ROUND_CARDS,
  replayRound,
} from '../../../src/games/flashcards/state.ts';
import { UNDO_DEPTH } from '../../../src/games/game-contract.ts';
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

const createRound = (variant: FlashcardsState['kind'] = 'to-meaning') =>
  createInitialState(bank, { ...OPTIONS, variant });

const { reduceStep, playMoves } = createRulesRunner<FlashcardsState, FlashcardsMove>((state, move) =>
  reduce(state, move, bank),
);

const TURN: FlashcardsMove = { type: 'turned' };
const GO_ON: FlashcardsMove = { type: 'continued' };
const BACK: FlashcardsMove = { type: 'took-back' };
const gradeAs = (grade: Grade): FlashcardsMove => ({ type: 'graded', grade });
const createWrittenMove = (text: string): FlashcardsMove => ({ type: 'wrote', text });

/** Turns and grades one card after the other. */
function gradeCards(state: FlashcardsState, grades: readonly Grade[]): FlashcardsState {
  return playMoves(state, ...grades.flatMap((grade) => [TURN, gradeAs(grade)]));
}

const anyGrades = fc.array(fc.constantFrom(...GRADES), { maxLength: 40 });

describe('a card', () => {
  test('can be turned back and forth until it is graded, and is followed by the next one', () => {
    const state = createRound();
    const { word, meaning } = getCurrentCard(state);
    const turned = reduceStep(state, TURN);
    expect(turned.state.turn).toMatchObject({ phase: 'turned', side: 'back' });
    expect(getAnnouncement(turned)).toContain(meaning);
    const front = reduceStep(turned.state, TURN);
    expect(front.state.turn).toMatchObject({ phase: 'turned', side: 'front' });
    expect(getAnnouncement(front)).toBe(word);
    const next = reduceStep(front.state, gradeAs('right'), 5000);
    expect(next.state.turn).toMatchObject({ phase: 'asked', since: 5000 });
    expect(getCurrentCard(next.state).word).not.toBe(word);
  });

  test('is graded only after its back was seen', () => {
    const state = createRound();
    expect(reduceStep(state, gradeAs('easy')).state).toBe(state);
  });

  test.each(GRADES)(
    'graded %s is recorded as graded by the learner, with the time until it was turned',
    (grade) => {
      const state = createRound();
      const { word } = getCurrentCard(state);
      const turned = reduceStep(state, TURN, 2500).state;
      const change = reduceStep(turned, gradeAs(grade), 9000);
      expect(getAnswers(change)).toEqual([{ id: word, grade, hint: false, ms: 2500 }]);
      expect(change.effects).toContainEqual(expect.objectContaining({ by: 'self' }));
    },
  );

  test('that was missed comes again after all others, until it is known', () => {
    forAll(anyGrades, (grades) => {
      const expected = createRound().cards.map(({ word }) => word);
      let state = createRound();
      for (const grade of grades) {
        if (expected.length === 0) break;
        expect(getCurrentCard(state).word).toBe(expected[0]);
        const [word = ''] = expected.splice(0, 1);
        if (grade === 'missed') expected.push(word);
        state = gradeCards(state, [grade]);
      }
      expect(replayRound(state).toCome.map(({ word }) => word)).toEqual(expected);
    });
  });

  test('that is the last ends the round, whose result is stored, and stays on screen', () => {
    for (const kind of FLASHCARD_KINDS) {
      const start = createRound(kind);
      const typed = start.cards.flatMap(({ word }) => [createWrittenMove(word), GO_ON]).slice(0, -1);
      const last =
        kind === 'typed' ? playMoves(start, ...typed) : gradeCards(start, Array(ROUND_CARDS).fill('right'));
      expect(last.turn.phase).toBe('graded');
      expect([game.isDecided?.(last), game.isOver(last)]).toEqual([true, false]);
      expect(reduceStep(last, BACK).state).toBe(last);
    }
    const last = gradeCards(createRound(), Array(ROUND_CARDS).fill('right'));
    expect(playMoves(last, GO_ON).turn.phase).toBe('over');
  });
});

describe('undoing an answer', () => {
  test.each(FLASHCARD_KINDS)('in the variant %s shows the card as before and announces it', (kind) => {
    const state = createRound(kind);
    const { word } = getCurrentCard(state);
    const turned = kind === 'typed' ? state : playMoves(state, TURN);
    const answered = playMoves(turned, kind === 'typed' ? createWrittenMove(word) : gradeAs('easy'));
    const back = reduceStep(answered, BACK);
    expect(back.state).toEqual({
      ...turned,
      turn: { ...turned.turn, ...(kind === 'typed' && { since: 1000 }) },
    });
    expect(back.effects?.[0]).toEqual({ type: 'took-back' });
    expect(getAnnouncement(back)).toBe(`Undone: ${word}.`);
  });

  test('works for the newest answers first, up to the undo depth', () => {
    forAll(anyGrades, (grades) => {
      let state = gradeCards(createRound(), grades);
      if (isRoundOver(state)) return;
      const { given } = state;
      const steps = Math.min(UNDO_DEPTH, given.length);
      for (let undone = 1; undone <= steps; undone += 1) {
        state = playMoves(state, BACK);
        expect(state.given).toEqual(given.slice(0, given.length - undone));
      }
      expect(reduceStep(state, BACK).state).toBe(state);
    });
  });
});

describe('a typed word', () => {
  const submitWord = (text: string) => {
    const state = createRound('typed');
    return { card: getCurrentCard(state), change: reduceStep(state, createWrittenMove(text), 3000) };
  };
  const { word } = getCurrentCard(createRound('typed'));
  /** A round that asks for this word first. */
  const askFor = (first: string): FlashcardsState => {
    const state = createRound('typed');
    return { ...state, cards: [{ ...getCurrentCard(state), word: first }, ...state.cards.slice(1)] };
  };

  test('is right in any case and with spaces around it, and is recorded as recalled', () => {
    const { change } = submitWord(`  ${word.toUpperCase()} `);
    expect(getAnswers(change)).toEqual([{ id: word, grade: 'right', hint: false, ms: 3000 }]);
    expect(change.effects).toContainEqual(expect.objectContaining({ by: 'recall' }));
    expect(change.state.turn.phase).toBe('graded');
  });

  test.each([
    ['look forward to', 'look  forward\u00A0to'],
    ["don't", 'don’t'],
    ['what’s up', 'what´s up'],
    ['café', 'cafe\u0301'],
    ['café', 'cafe'],
    ['well-known', 'Well‑known'],
    ['well-known', 'well known'],
    ['up to date', 'ｕｐ　ｔｏ　ｄａｔｅ'],
    ['tug boat', 'tug bo\u00ADat'],
  ])('%j is right as a keyboard writes it, %j', (right, typed) => {
    expect(getAnswers(reduceStep(askFor(right), createWrittenMove(typed)))).toMatchObject([
      { id: right, grade: 'right' },
    ]);
  });

  test('with one slip is graded as hard, and its spelling is announced', () => {
    const slip = word + word.slice(-1);
    const { change } = submitWord(slip);
    expect(getAnswers(change)).toMatchObject([{ grade: 'hard' }]);
    expect(getAnnouncement(change)).toContain(`Almost right: we write ${word}, not ${slip}.`);
  });

  test('with a slip that makes another word of the bank is missed', () => {
    const pair = bank.flatMap(({ word: one }) =>
      bank
        .filter(({ word: other }) => other.length === one.length + 1 && other.startsWith(one))
        .map((other) => [one, other.word]),
    )[0];
    const [one = '', other = ''] = pair ?? [];
    expect(getAnswers(reduceStep(askFor(one), createWrittenMove(other)))).toMatchObject([
      { id: one, grade: 'missed' },
    ]);
  });

  test('that is a synonym is no mistake and allows another try', () => {
    const dealt = bank.find(({ synonyms }) => synonyms?.[0]);
    const synonym = dealt?.synonyms?.[0] ?? '';
    const change = reduceStep(askFor(dealt?.word ?? ''), createWrittenMove(synonym));
    expect(change.state).toMatchObject({
      given: [],
      turn: { phase: 'asked', also: synonym.toLowerCase(), since: 0 },
    });
    expect(getAnnouncement(change)).toContain('fits, too');
  });

  test('that is wrong or given up is missed, and an empty entry does nothing', () => {
    expect(getAnswers(submitWord('zzzz').change)).toMatchObject([{ grade: 'missed' }]);
    const state = createRound('typed');
    expect(getAnswers(reduceStep(state, { type: 'gave-up' }))).toMatchObject([{ grade: 'missed' }]);
    expect(reduceStep(state, createWrittenMove('   ')).state).toBe(state);
  });

  test('has a card that can’t be turned before the answer', () => {
    const state = createRound('typed');
    expect(reduceStep(state, TURN).state).toBe(state);
  });
});

describe('the next review', () => {
  test('is in this round after a miss, and later the better a new word was known', () => {
    const state = createRound();
    expect(formatCurrentCardReview(state, 'missed')).toBe('this round');
    const { hard, right, easy } = getCurrentCard(state).days;
    expect(0 < hard && hard < right && right < easy).toBe(true);
    expect(formatCurrentCardReview(state, 'right')).toBe(`in ${right} days`);
  });

  test('is sooner for a card that was missed in the round', () => {
    const first = getCurrentCard(createRound());
    const again = gradeCards(createRound(), ['missed', ...Array(ROUND_CARDS - 1).fill('right')]);
    expect(getCurrentCard(again).word).toBe(first.word);
    expect(first.daysAfterMiss.right).toBeLessThan(first.days.right);
    expect(formatCurrentCardReview(again, 'right')).not.toBe(formatCurrentCardReview(createRound(), 'right'));
  });

  test('of a word known for long is given in months', () => {
    const { word } = bank[0] ?? {};
    const getSecondsBefore = (daysAgo: number) => Math.floor(OPTIONS.startedAt / 1000) - daysAgo * 86_400;
    const packed = packReviews({
      base: { at: getSecondsBefore(60), stability: 50, difficulty: 4 },
      reviews: [],
    });
    const learner = { ...DEFAULT_LEARNER, due: [word ?? ''], reviews: { [word ?? '']: packed } };
    expect(formatCurrentCardReview(createInitialState(bank, { ...OPTIONS, learner }), 'right')).toMatch(
      /^in \d+ months$/,
    );
  });
});

describe('a deal', () => {
  test('asks due words first, then weak ones, and at least three new ones', () => {
    const words = bank.slice(100, 120).map(({ word }) => word);
    const learner = { ...DEFAULT_LEARNER, due: words.slice(0, 5), weak: words.slice(5) };
    const state = createInitialState(bank, { ...OPTIONS, learner });
    expect(state.cards.slice(0, 9).map(({ word }) => word)).toEqual(words.slice(0, 9));
    expect(state.cards.map(({ isNew }) => isNew)).toEqual([...Array(9).fill(false), true, true, true]);
    expect(getScoreboard(state)).toEqual([
      { label: 'To review', value: 9 },
      { label: 'New', value: 3 },
      { label: 'Done', value: '0 of 12' },
    ]);
  });

  test('includes due words of lower levels, but new words only of its own', async () => {
    const below = await loadWords('A1');
    const due = below.slice(0, 2).map(({ word }) => word);
    const state = createInitialState([...below, ...bank], {
      ...OPTIONS,
      learner: { ...DEFAULT_LEARNER, due },
    });
    const levelOf = new Map([...below, ...bank].map(({ word, level }) => [word, level]));
    expect(state.cards.map(({ word }) => levelOf.get(word))).toEqual(['A1', 'A1', ...Array(10).fill('B1')]);
  });

  test('has only the chosen words, including the learner’s own, and ends when all are known', () => {
    const ownWords = [{ word: 'sea shanty', meaning: 'a song that sailors sing', example: '' }];
    const chosenWords = [bank[3]?.word ?? '', 'sea shanty'];
    const state = createInitialState(bank, {
      ...OPTIONS,
      learner: { ...DEFAULT_LEARNER, chosenWords, ownWords },
    });
    expect(state.cards.map(({ word }) => word)).toEqual(chosenWords);
    const over = playMoves(gradeCards(state, ['right', 'right']), GO_ON);
    expect(over.turn.phase).toBe('over');
    expect(getResult(over).headline).toBe('You knew all 2 cards first time!');
  });

  test('includes the learner’s own words only when they are due', () => {
    const ownWords = [
      { word: 'sea shanty', meaning: 'a song that sailors sing', example: 'They sang a sea shanty.' },
    ];
    const dealWords = (due: readonly string[]) =>
      createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, due, ownWords } }).cards.map(
        ({ word }) => word,
      );
    expect(dealWords(['sea shanty'])[0]).toBe('sea shanty');
    expect(dealWords([])).not.toContain('sea shanty');
  });

  test('of chosen words that no bank has is a normal one', () => {
    expect(
      createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, chosenWords: ['zzz'] } }).cards,
    ).toHaveLength(ROUND_CARDS);
  });

  test('prefers new words to those that are known and not due', () => {
    const known = bank.slice(0, bank.length - ROUND_CARDS);
    const text = packReviews({ base: null, reviews: [{ at: OPTIONS.startedAt / 1000 - 60, grade: 'easy' }] });
    const reviews = Object.fromEntries(known.map(({ word }) => [word, text]));
    const state = createInitialState(bank, { ...OPTIONS, learner: { ...DEFAULT_LEARNER, reviews } });
    expect(state.cards.every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('the end', () => {
  const SEVEN_KNOWN = [...Array(7).fill('right'), ...Array(5).fill('missed'), ...Array(5).fill('hard')];

  test('shows how many cards were known first time, and explains the others', () => {
    const state = playMoves(gradeCards(createRound(), SEVEN_KNOWN), GO_ON);
    const { headline, misses, score } = getResult(state);
    expect(headline).toBe('You knew 7 of 12 cards first time, and the others in the end.');
    expect(misses.map(({ word }) => word)).toEqual(state.cards.slice(7).map(({ word }) => word));
    expect(misses[0]?.reason).toContain(state.cards[7]?.meaning);
    expect(score).toBeUndefined();
  });

  test('has a score in typed rounds only', () => {
    let state = createRound('typed');
    const slip = `${getCurrentCard(state).word}x`;
    state = playMoves(state, createWrittenMove(slip), GO_ON);
    while (state.turn.phase !== 'over')
      state = playMoves(state, createWrittenMove(getCurrentCard(state).word), GO_ON);
    const { score, stars, misses } = getResult(state);
    expect({ score: score?.value, stars }).toEqual({ score: 12, stars: 3 });
    expect(misses).toMatchObject([{ given: slip }]);
  });
});
