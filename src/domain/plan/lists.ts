import type { Token, Tokens } from 'marked';
import { parseBlocks } from './sections.ts';

/**
 * The exercises of a section, as markdown without their numbers: the items of its numbered lists; without
 * one, of its other lists; without any list, the whole section as one exercise.
 */
export function readExercisePrompts(markdown: string): readonly string[] {
  const blocks = parseBlocks(markdown);
  const isNumbered = blocks.some((block) => isList(block) && block.ordered);
  const isExerciseList = (block: Token): block is Tokens.List =>
    isList(block) && (block.ordered || !isNumbered);
  if (!blocks.some(isExerciseList)) return markdown.trim() ? [markdown.trim()] : [];

  // Text between lists belongs to the exercise before it; text before the first list to the first exercise.
  const prompts: string[] = [];
  let opening = '';
  for (const block of blocks) {
    if (isExerciseList(block)) {
      prompts.push(
        ...block.items.map((item) => (item.text.trim() ? `${takeOpening()}${item.text}`.trim() : '')),
      );
    } else if (prompts.length === 0) {
      opening += block.raw;
    } else {
      prompts.push((prompts.pop() ?? '') + block.raw);
    }
  }
  return prompts.map((prompt) => prompt.trim()).filter((prompt) => prompt !== '');

  function takeOpening(): string {
    const text = opening.trim();
    opening = '';
    return text ? `${text}\n\n` : '';
  }
}

/**
 * The items of a section's lists as markdown, without checkboxes; an item with a nested list is replaced by
 * the nested items. Without a list, the lines that begin with a checkbox.
 */
export function readListItems(markdown: string): readonly string[] {
  const items = parseBlocks(markdown).flatMap((block) =>
    isList(block) ? block.items.flatMap(listItemTexts) : [],
  );
  const found =
    items.length > 0
      ? items
      : markdown.split('\n').flatMap((line) => /^\s*\[[ xX]?\]\s*(.*)$/.exec(line)?.[1] ?? []);
  return found.map((item) => item.trim()).filter((item) => item !== '');
}

function listItemTexts(item: Tokens.ListItem): readonly string[] {
  const nested = item.tokens.filter(isList);
  if (nested.length > 0) return nested.flatMap((list) => list.items.flatMap(listItemTexts));
  return [item.text];
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}
