import * as v from 'valibot';
import { countTextWords } from '../domain/word-count.ts';

/* What the schemas of units, tasks and lessons have in common. */

export const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The body has a string for each paragraph or turn. */
export const titledTextSchema = v.strictObject({
  title: textSchema,
  body: v.pipe(v.array(textSchema), v.minLength(1)),
});

/** A list with limits; `what` names its entries in the message of an error. */
export const createListSchema = <Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  what: string,
) =>
  v.pipe(
    v.array(item),
    v.minLength(min, `at least ${min} ${what}`),
    v.maxLength(max, `at most ${max} ${what}`),
  );

/** Says that a key has too few or too many answers, with both numbers. */
export function describeKey({
  input,
}: {
  input: { items?: unknown[] | undefined; key?: unknown[] | undefined };
}) {
  const [items, answers] = [input.items?.length ?? 1, input.key?.length ?? 0];
  return `the key needs exactly one answer for each item, but has ${answers} for ${items}`;
}

/** `key` has one entry for each item; alternatives are separated by " / ". */
export const keyedEntries = (minItems: number, maxItems: number) => ({
  task: textSchema,
  items: createListSchema(textSchema, minItems, maxItems, 'items'),
  key: v.array(textSchema),
});

/** An exercise of so many items with their key. */
export const createKeyedSchema = (minItems: number, maxItems: number) =>
  v.pipe(
    v.strictObject(keyedEntries(minItems, maxItems)),
    v.check(({ items, key }) => key.length === items.length, describeKey),
  );

/** A table of rows with their cells, first its head. */
export const tableSchema = v.pipe(
  v.array(createListSchema(v.pipe(v.string(), v.trim()), 2, 4, 'cells in a row')),
  v.minLength(2, 'a form table needs a head and a row'),
  v.maxLength(8, 'at most 8 rows in a form table'),
  v.check((rows) => new Set(rows.map(({ length }) => length)).size === 1, 'all rows have as many cells'),
);

const normaliseText = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

/** Whether the paragraphs contain the words that an entry quotes, with other spaces and apostrophes, too. */
export function containsText(paragraphs: readonly string[], quoted: string): boolean {
  return normaliseText(paragraphs.join(' ')).includes(normaliseText(quoted));
}

/** What a last task tells of its model answer. */
export const modelAnswerEntries = {
  /** A model answer, in paragraphs or turns. */
  answer: v.pipe(v.array(textSchema), v.minLength(1)),
  /** For each line of the checklist, the words of the model answer that fulfil it. */
  shows: v.array(textSchema),
};

interface ModelledTask {
  checklist: string[];
  answer: string[];
  shows: string[];
  words?: { min: number; max: number } | undefined;
}

/** The schema of a task, with checks that its model answer does what the task asks for. */
export const checkModelAnswer = <Task extends v.GenericSchema<unknown, ModelledTask>>(task: Task) =>
  v.pipe(
    task,
    v.check(
      ({ checklist, shows }: v.InferOutput<Task>) => checklist.length === shows.length,
      'for each line of the checklist, "shows" has words of the answer',
    ),
    v.check(
      ({ answer, shows }: v.InferOutput<Task>) => shows.every((quoted) => containsText(answer, quoted)),
      'what "shows" quotes is in the model answer word for word',
    ),
    v.check(({ answer, words }: v.InferOutput<Task>) => {
      const count = countTextWords(answer.join(' '));
      return words === undefined || (count >= words.min && count <= words.max);
    }, 'the model answer is as long as the task asks for'),
  );
