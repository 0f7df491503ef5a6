import type { LessonPlan, RecallItem } from '../domain/lesson-plan.ts';
import { MAX_RECALL_ITEMS } from '../domain/plan/recall-data.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import type { Mistake } from '../domain/records.ts';
import { getGappedQuestion, getReason, isUsableMistake } from './earlier-mistakes.ts';
import { areAlike, areOfOneKind, type EarlierWord, indexEarlierWords } from './earlier-words.ts';

/*
 * What a class asks again from earlier classes before anything new: up to three words, or one mistake.
 */

/** What earlier classes left in the learner's memory. */
export interface ClassHistory {
  /** The plans of completed classes, newest first. */
  readonly classes: readonly Pick<LessonPlan, 'week' | 'vocabulary' | 'recall' | 'quickCheck'>[];
  /** The words that are to be reviewed, the most urgent first. */
  readonly reviewWords: readonly string[];
  /** Newest first. */
  readonly mistakes: readonly Mistake[];
}

/** The options of a question about a word, besides the right one. */
const WRONG_OPTIONS = 2;

/**
 * Chooses what a class asks again: words that are to be reviewed, those of its week's earlier lessons first
 * and then the due ones; or the newest mistake that makes sense outside its class. Words and mistakes take
 * turns where there are both. Nothing for a learner without completed classes.
 * @param plan the new class, whose own words are not asked
 */
export function chooseRecall(
  plan: Pick<LessonPlan, 'week' | 'vocabulary'>,
  history: ClassHistory,
  rng: Rng,
): readonly RecallItem[] {
  const words = chooseWordItems(plan, history, rng);
  const mistake = history.mistakes.find(isUsableMistake);
  const hadWordsLast = history.classes[0]?.recall?.[0]?.kind === 'word';
  const isMistakesTurn = words.length === 0 || hadWordsLast;
  if (history.classes.length > 0 && mistake && isMistakesTurn) return [createMistakeItem(mistake, rng)];
  return words;
}

function chooseWordItems(
  plan: Pick<LessonPlan, 'week' | 'vocabulary'>,
  { classes, reviewWords }: ClassHistory,
  rng: Rng,
): readonly RecallItem[] {
  const words = indexEarlierWords(classes, plan);
  const candidates = reviewWords.flatMap((id) => {
    const word = words.get(id.toLowerCase());
    return word ? [{ id, word }] : [];
  });
  const ofWeek = candidates.filter(({ word }) => word.isOfWeek);
  const others = candidates.filter(({ word }) => !word.isOfWeek);
  const items: RecallItem[] = [];
  for (const { id, word } of [...ofWeek, ...others]) {
    if (items.length === MAX_RECALL_ITEMS) break;
    const wrong = chooseWrongWords(word, [...words.values()], rng);
    if (wrong.length === WRONG_OPTIONS) items.push(createWordItem(id, word, wrong, rng));
  }
  return items;
}

/** Words that can't be taken for this one, those of its kind first. */
function chooseWrongWords(
  word: EarlierWord,
  words: readonly EarlierWord[],
  rng: Rng,
): readonly EarlierWord[] {
  const wrong = shuffle(words, rng).filter((other) => !areAlike(word, other));
  const isSameKind = (other: EarlierWord) => areOfOneKind(word, other);
  return [...wrong.filter(isSameKind), ...wrong.filter((other) => !isSameKind(other))].slice(
    0,
    WRONG_OPTIONS,
  );
}

function createWordItem(
  id: string,
  { word, meaning }: EarlierWord,
  wrong: readonly EarlierWord[],
  rng: Rng,
): RecallItem {
  const options = shuffle([word, ...wrong.map((other) => other.word)], rng);
  return { kind: 'word', id, asked: meaning, options, answer: word };
}

function createMistakeItem(mistake: Mistake, rng: Rng): RecallItem {
  const { id, given, right } = mistake;
  const asked = getGappedQuestion(mistake) ?? mistake.asked;
  const reason = getReason(mistake);
  const options = shuffle([right, given], rng);
  return { kind: 'mistake', id, asked, options, answer: right, ...(reason && { reason }) };
}
