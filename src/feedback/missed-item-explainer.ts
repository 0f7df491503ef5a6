import type { AnswerForm } from '../domain/exercises/answer-form.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import { splitIntoWords } from './marking/target-words.ts';
import { createRuleSentenceFinder, type MissedItem } from './rule-sentence.ts';

/** An item that missed its key. All texts are plain, and options stand as what they say. */
export interface ItemToExplain extends MissedItem {
  /** The exercise's task. */
  task: string;
  form: AnswerForm | undefined;
  /** The learner has seen the answer: till then nothing may give it away. */
  isAnswerShown: boolean;
}

/** Teaching points of these skills are about forms; the others' are about how to go about a task. */
const FORM_SKILLS: ReadonlySet<Skill> = new Set(['Grammar', 'Vocabulary']);
const TEXT_TASK =
  /\bdictation\b|\blisten\b|\bfrom (?:the|his|her|\p{Lu}[\p{L}]*['’]s) (?:text|page|story|notes|e-?mail)\b/iu;
/** Shorter options are names, meanings and verdicts such as "true", of which a rule says nothing. */
const SENTENCE_WORDS = 4;

/**
 * Says why answers to items of a class are not right, in plain text: what the word that was given means, where it is
 * one of the class's, else what the teaching point says about the item.
 *
 * @returns what finds it for an item; '' where nobody knows
 */
export function createMissedItemExplainer(
  { vocabulary, teachingPoint }: Pick<LessonPlan, 'vocabulary' | 'teachingPoint'>,
  skill: Skill | undefined,
): (item: ItemToExplain) => string {
  const ruleFor = createRuleSentenceFinder(teachingPoint);
  const rows = new Map(vocabulary.map((row) => [row.word.toLowerCase(), row]));
  const rowOf = (word: string) => rows.get(word.trim().toLowerCase());
  const isOfList = (form: AnswerForm | undefined) =>
    form?.kind === 'choice' && form.options.some(({ value }) => rowOf(value));

  return (item) => {
    const row = rowOf(item.given);
    if (row) return `“${row.word}” means: ${row.meaning.replace(/[.\s]+$/, '')}.`;
    if (skill === undefined || !FORM_SKILLS.has(skill) || TEXT_TASK.test(item.task)) return '';
    if (isOfList(item.form) || isBareChoice(item)) return '';
    const isChosen = item.form?.kind === 'choice' || item.form?.kind === 'gaps';
    if (skill !== 'Grammar' && isChosen) return '';
    return ruleFor(item, item.isAnswerShown);
  };
}

/** A choice between short options that stand in no sentence. */
function isBareChoice({ form, expected }: ItemToExplain): boolean {
  return (
    form?.kind === 'choice' && form.sentence === undefined && splitIntoWords(expected).length < SENTENCE_WORDS
  );
}
