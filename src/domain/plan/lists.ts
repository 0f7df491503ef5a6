import type { Token, Tokens } from 'marked';
import { parseBlocks } from './sections.ts';

/** The exercises of a section, as markdown without their numbers. */
export function readExercisePrompts(markdown: string): readonly string[] {
  const blocks = parseBlocks(markdown);
  const isNumbered = blocks.some((block) => isList(block) && block.ordered);
  const isItems = (block: Token): block is Tokens.List => isList(block) && (block.ordered || !isNumbered);
  if (!blocks.some(isItems)) return markdown.trim() ? [markdown.trim()] : [];

  // What stands between lists belongs to the exercise before it; an opening instruction to the first.
  const prompts: string[] = [];
  let opening = '';
  for (const block of blocks) {
    if (isItems(block)) {
      prompts.push(...block.items.map((item) => (item.text.trim() ? `${take()}${item.text}`.trim() : '')));
    } else if (prompts.length === 0) {
      opening += block.raw;
    } else {
      prompts.push((prompts.pop() ?? '') + block.raw);
    }
  }
  return prompts.map((prompt) => prompt.trim()).filter((prompt) => prompt !== '');

  function take(): string {
    const taken = opening.trim();
    opening = '';
    return taken ? `${taken}\n\n` : '';
  }
}

/**
 * The items of a section's lists as markdown, checkboxes taken off; of an item that holds a list, the
 * list's items. Without a list, the lines that begin with a checkbox.
 */
export function readListItems(markdown: string): readonly string[] {
  const items = parseBlocks(markdown).flatMap((block) =>
    isList(block) ? block.items.flatMap(itemTexts) : [],
  );
  const found =
    items.length > 0
      ? items
      : markdown.split('\n').flatMap((line) => /^\s*\[[ xX]?\]\s*(.*)$/.exec(line)?.[1] ?? []);
  return found.map((item) => item.trim()).filter((item) => item !== '');
}

function itemTexts(item: Tokens.ListItem): readonly string[] {
  const nested = item.tokens.filter(isList);
  if (nested.length > 0) return nested.flatMap((list) => list.items.flatMap(itemTexts));
  return [item.text];
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}
