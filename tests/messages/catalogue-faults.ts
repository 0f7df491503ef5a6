/** A test, by its file from the project's root and its title as written there. */
export interface TestName {
  file: string;
  title: string;
}

/** A text that the product owes, and the test that reaches it by that text. */
export interface CatalogueRow {
  /** The entry of `MESSAGES` that it is; a rule without a message of its own has none. */
  key?: string;
  /** Where the specification has it. */
  place: string;
  /** Word for word, as the learner sees it; for a rule that shows nothing, the words of the test that hold it. */
  text: string;
  /** What the entry is called with, where it is a function. */
  given?: readonly unknown[];
  test: TestName;
}

export interface CatalogueSources {
  rows: readonly CatalogueRow[];
  /** `MESSAGES`. */
  messages: Readonly<Record<string, unknown>>;
  /** The source of a test file; `null` when there is none. */
  sourceOf: (file: string) => string | null;
}

/**
 * What is wrong with the catalogue, each fault as a sentence: an entry of `MESSAGES` without a row, a row
 * that says something else than its entry, and a row whose test is missing, skipped, or does not mention
 * the text.
 */
export function catalogueFaults({ rows, messages, sourceOf }: CatalogueSources): readonly string[] {
  const listed = new Set(rows.map(({ key }) => key));
  const unlisted = Object.keys(messages).filter((key) => !listed.has(key));
  return [
    ...unlisted.map((key) => `MESSAGES.${key} has no row.`),
    ...rows.flatMap((row) => [...messageFaults(row, messages), ...testFaults(row, sourceOf)]),
  ];
}

function messageFaults({ key, text, given = [] }: CatalogueRow, messages: CatalogueSources['messages']) {
  if (key === undefined) return [];
  const message = messages[key];
  if (message === undefined) return [`MESSAGES.${key} does not exist.`];
  const told: unknown = typeof message === 'function' ? message(...given) : message;
  return told === text ? [] : [`MESSAGES.${key} says “${told}”, its row “${text}”.`];
}

function testFaults({ text, test: { file, title } }: CatalogueRow, sourceOf: CatalogueSources['sourceOf']) {
  const name = `${file} › ${title}`;
  const source = sourceOf(file);
  if (source === null) return [`${name}: there is no such file.`];
  const blocks = testBlocks(source).filter((block) => block.title === title);
  const [block] = blocks;
  if (!block || blocks.length > 1) return [`${name}: ${blocks.length} tests have this title.`];
  return [
    ...(block.code.includes(text) ? [] : [`${name}: the test does not mention “${text}”.`]),
    // A `describe`, a hook or a condition may leave a test out, too: none in the file is the plain rule.
    ...(LEFT_OUT.test(source) ? [`${name}: something in the file is skipped.`] : []),
  ];
}

const LEFT_OUT = /\.(?:skip|skipIf|runIf|todo|fixme|fail|fails)\b/;
const TEST_START = /^[ \t]*(?:test|it)(?:\.\w+(?:<[^\n]*>)?)*\(/gm;
const TITLE = /^\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/;

/**
 * The tests of a file, each with its source up to the next one. Tests from a table (`test.each`) have their
 * title after the table.
 */
function testBlocks(source: string): readonly { title: string; code: string }[] {
  const starts = [...source.matchAll(TEST_START)].map(({ index, 0: call }) => ({ index, call }));
  return starts.map(({ index, call }, place) => {
    const code = source.slice(index, starts[place + 1]?.index);
    const afterTable = /^[ \t]*\]\s*(?:as const)?\s*,?\s*\)\(/m.exec(code);
    const rest =
      call.includes('.each') && afterTable
        ? code.slice(afterTable.index + afterTable[0].length)
        : code.slice(call.length);
    const title = TITLE.exec(rest);
    return { title: unescaped(title?.[1] ?? title?.[2] ?? title?.[3] ?? ''), code };
  });
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
