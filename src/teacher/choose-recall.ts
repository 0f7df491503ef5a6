import { ALIKE_WORDS } from '../content/language-questions/alike-words.ts';
import {
  areRelated,
  collectRelatedStems,
  indexAlikeGroups,
} from '../content/language-questions/word-relatedness.ts';
import { CLASS_GAME, UNEXPLAINED_MISTAKE } from '../domain/class-game.ts';
import { splitAnswerWords } from '../domain/exercises/answer-form.ts';
import { splitAtGaps } from '../domain/exercises/key-notation.ts';
import type { LessonPlan, RecallItem, VocabularyRow } from '../domain/lesson-plan.ts';
import { MAX_RECALL_ITEMS } from '../domain/plan/recall-data.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import type { Mistake } from '../domain/records.ts';

/*
 * What a class asks again from earlier classes before anything new: up to three words, or one mistake.
 */

/** What earlier classes left in the learner's memory. */
export interface ClassHistory {
  /** The plans of completed classes, newest first. */
  readonly classes: readonly Pick<LessonPlan, 'week' | 'vocabulary' | 'recall'>[];
  /** The words that are to be reviewed, the most urgent first. */
  readonly reviewWords: readonly string[];
  /** Newest first. */
  readonly mistakes: readonly Mistake[];
}

/** Besides the right one. */
const WRONG_OPTIONS = 2;
/** A longer text is not an option to tap. */
const MAX_OPTION_LENGTH = 120;
const MAX_QUESTION_LENGTH = 200;

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

/** A word with its row in an earlier class. */
interface KnownRow extends VocabularyRow {
  readonly isOfWeek: boolean;
}

function chooseWordItems(
  { week, vocabulary }: Pick<LessonPlan, 'week' | 'vocabulary'>,
  { classes, reviewWords }: ClassHistory,
  rng: Rng,
): readonly RecallItem[] {
  const own = new Set(vocabulary.map(({ word }) => word.toLowerCase()));
  const rows = new Map<string, KnownRow>();
  for (const earlier of classes) {
    const isOfWeek = week !== undefined && earlier.week === week;
    for (const row of earlier.vocabulary) {
      const word = row.word.toLowerCase();
      if (row.meaning !== '' && !own.has(word) && !rows.has(word)) rows.set(word, { ...row, isOfWeek });
    }
  }
  const candidates = reviewWords.flatMap((id) => {
    const row = rows.get(id.toLowerCase());
    return row ? [{ id, row }] : [];
  });
  const ofWeek = candidates.filter(({ row }) => row.isOfWeek);
  const others = candidates.filter(({ row }) => !row.isOfWeek);
  const alikeGroups = indexAlikeGroups(ALIKE_WORDS);
  const options = [...rows.values()].map((row) => ({ row, stems: collectRelatedStems(row, alikeGroups) }));
  const items: RecallItem[] = [];
  for (const { id, row } of [...ofWeek, ...others]) {
    if (items.length === MAX_RECALL_ITEMS) break;
    const wrong = chooseWrongWords(row, options, rng);
    if (wrong.length === WRONG_OPTIONS) items.push(createWordItem(id, row, wrong, rng));
  }
  return items;
}

/** A row with the stems of the words that it is related to. */
interface WordOption {
  readonly row: VocabularyRow;
  readonly stems: ReadonlySet<string>;
}

/** Unrelated words of earlier classes; those with the same kind of meaning first, such as "to …" for verbs. */
function chooseWrongWords(
  row: VocabularyRow,
  options: readonly WordOption[],
  rng: Rng,
): readonly VocabularyRow[] {
  const own = options.find((option) => option.row === row);
  const unrelated = shuffle(options, rng).filter((option) => own && !areRelated(own.stems, option.stems));
  const isSameKind = ({ row: { meaning } }: WordOption) =>
    getMeaningKind(meaning) === getMeaningKind(row.meaning);
  return [...unrelated.filter(isSameKind), ...unrelated.filter((option) => !isSameKind(option))]
    .slice(0, WRONG_OPTIONS)
    .map((option) => option.row);
}

/** The first word of a meaning tells verbs ("to …") and nouns ("a …") from other words. */
function getMeaningKind(meaning: string): string {
  const first = /^(to|an?|the)\s/i.exec(meaning)?.[1]?.toLowerCase() ?? '';
  return first === 'to' ? 'verb' : first === '' ? 'other' : 'noun';
}

function createWordItem(
  id: string,
  { word, meaning }: VocabularyRow,
  wrong: readonly VocabularyRow[],
  rng: Rng,
): RecallItem {
  const options = shuffle([word, ...wrong.map((row) => row.word)], rng);
  return { kind: 'word', id, asked: meaning, options, answer: word };
}

/**
 * Whether a mistake can be asked as a choice without the text of its class: the right answer stands in a gap,
 * or it and the learner's answer are forms of one sentence.
 */
export function isUsableMistake({ asked, given, right, source, isKnown }: Mistake): boolean {
  const [givenWords, rightWords] = [splitAnswerWords(given), splitAnswerWords(right)];
  const isShort = [given, right].every((text) => text.length <= MAX_OPTION_LENGTH);
  const isDifferent = givenWords.length > 0 && givenWords.join(' ') !== rightWords.join(' ');
  const common = rightWords.filter((word) => givenWords.includes(word)).length;
  const isSameSentence = common * 2 > rightWords.length && rightWords.length > 1;
  const hasGap = splitAtGaps(asked).length === 2;
  return (
    source === CLASS_GAME &&
    !isKnown &&
    isShort &&
    asked.length <= MAX_QUESTION_LENGTH &&
    isDifferent &&
    (hasGap || isSameSentence)
  );
}

function createMistakeItem({ id, asked, given, right, reason }: Mistake, rng: Rng): RecallItem {
  const item = { kind: 'mistake', id, asked, options: shuffle([right, given], rng), answer: right } as const;
  return reason === '' || reason === UNEXPLAINED_MISTAKE ? item : { ...item, reason };
}
