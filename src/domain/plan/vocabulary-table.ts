import type { Tokens } from 'marked';
import type { VocabularyRow } from '../lesson-plan.ts';
import { readListItems } from './lists.ts';
import { escapeMarkdown, toPlainText } from './plain-text.ts';
import { parseBlocks } from './sections.ts';

/* The names of columns, in lower case. */
const WORD = /^(?:words?|terms?|phrases?|expressions?|vocab(?:ulary)?|words? (?:or|and|\/) phrases?)$/;
const MEANING = /^(?:meanings?|definitions?|explanations?|translations?)$/;
const EXAMPLE = /^(?:examples?|example sentences?|sentences?|usages?|in a sentence|in use)$/;

/** The table with the columns of the specification (section 2). */
export function writeVocabulary(rows: readonly VocabularyRow[]): string {
  const lines = rows.map(({ word, meaning, example }) => {
    return `| ${escapeMarkdown(word)} | ${escapeMarkdown(meaning)} | ${escapeMarkdown(example)} |`;
  });
  return ['| Word | Meaning | Example |', '| --- | --- | --- |', ...lines].join('\n');
}

/**
 * The rows of the section's tables, with columns in any order by name; columns of other names are used from
 * left to right. Without a table, list items such as "deadline: the last day for something".
 */
export function readVocabulary(markdown: string): readonly VocabularyRow[] {
  const tables = parseBlocks(markdown).filter((block): block is Tokens.Table => block.type === 'table');
  const rows = tables.length > 0 ? tables.flatMap(readTableRows) : readListItems(markdown).map(parseItemRow);
  return rows.filter((row) => row.word !== '');
}

function readTableRows(table: Tokens.Table): readonly VocabularyRow[] {
  const names = table.header.map((cell) => toPlainText(cell.text).toLowerCase());
  const named = {
    word: names.findIndex((name) => WORD.test(name)),
    meaning: names.findIndex((name) => MEANING.test(name)),
    example: names.findIndex((name) => EXAMPLE.test(name)),
  };
  const unnamed = names.map((_, index) => index).filter((index) => !Object.values(named).includes(index));
  const word = named.word >= 0 ? named.word : unnamed.shift();
  const meaning = named.meaning >= 0 ? named.meaning : unnamed.shift();
  // A column of another name is the example only if no column was named as the meaning either.
  const example = named.example >= 0 ? named.example : named.meaning < 0 ? unnamed.shift() : undefined;
  return table.rows.map((cells) => {
    const cell = (index: number | undefined) =>
      index === undefined ? '' : toPlainText(cells[index]?.text ?? '');
    return { word: cell(word), meaning: cell(meaning), example: cell(example) };
  });
}

function parseItemRow(item: string): VocabularyRow {
  const text = toPlainText(item);
  const cut = /:\s|\s[\u2013\u2014-]\s/.exec(text);
  if (!cut) return { word: text, meaning: '', example: '' };
  return {
    word: text.slice(0, cut.index).trim(),
    meaning: text.slice(cut.index + cut[0].length).trim(),
    example: '',
  };
}
