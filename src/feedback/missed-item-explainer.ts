import type { AnswerForm } from '../domain/exercises/answer-form.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import { splitIntoWords } from './marking/target-words.ts';
import { createRuleSentenceFinder, type MissedItem } from './rule-sentence.ts';

/** An item with a wrong answer. All texts are plain; options are given by their text. */
export interface ItemToExplain extends MissedItem {
  /** The exercise's task. */
  task: string;
  form: AnswerForm | undefined;
  /** Whether the learner has seen the answer; before that the explanation must not contain it. */
  isAnswerShown: boolean;
}

/** The teaching points of these skills are about language, those of other skills about strategies. */
const FORM_SKILLS: ReadonlySet<Skill> = new Set(['Grammar', 'Vocabulary']);
/** Tasks whose answers are in a text, so that no rule explains them. */
const TEXT_TASK =
  /\bdictation\b|\blisten\b|\bfrom (?:the|his|her|\p{Lu}[\p{L}]*['’]s) (?:text|page|story|notes|e-?mail)\b/iu;
/** Shorter options of a choice are names, meanings or words such as "true", which no rule is about. */
const MIN_SENTENCE_WORDS = 4;

/**
 * Creates a function that explains a wrong answer to an item of a class: by the meaning of the given word, if
 * it is a word of the class, else by the sentence of the teaching point that is about the item.
 *
 * @returns a function from an item to its explanation as plain text, '' when there is none
 */
export function createMissedItemExplainer(
  { vocabulary, teachingPoint }: Pick<LessonPlan, 'vocabulary' | 'teachingPoint'>,
  skill: Skill | undefined,
): (item: ItemToExplain) => string {
  const findRuleSentence = createRuleSentenceFinder(teachingPoint);
  const rows = new Map(vocabulary.map((row) => [row.word.toLowerCase(), row]));
  const findRow = (word: string) => rows.get(word.trim().toLowerCase());
  const isWordChoice = (form: AnswerForm | undefined) =>
    form?.kind === 'choice' && form.options.some(({ value }) => findRow(value));

  return (item) => {
    const row = findRow(item.given);
    if (row) return `“${row.word}” means: ${row.meaning.replace(/[.\s]+$/, '')}.`;
    if (skill === undefined || !FORM_SKILLS.has(skill) || TEXT_TASK.test(item.task)) return '';
    if (isWordChoice(item.form) || isBareChoice(item)) return '';
    const isChosen = item.form?.kind === 'choice' || item.form?.kind === 'gaps';
    if (skill !== 'Grammar' && isChosen) return '';
    return findRuleSentence(item, item.isAnswerShown);
  };
}

/** Whether an item is a choice between short options outside a sentence, such as true and false. */
function isBareChoice({ form, expected }: ItemToExplain): boolean {
  return (
    form?.kind === 'choice' &&
    form.sentence === undefined &&
    splitIntoWords(expected).length < MIN_SENTENCE_WORDS
  );
}
