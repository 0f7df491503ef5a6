import { readCommonMistake, writeCommonMistake } from './common-mistake.ts';
import { readExercisePrompts, readListItems } from './lists.ts';
import { cleanCharacters, collapseWhitespace, escapeEverything } from './plain-text.ts';
import { splitSections } from './sections.ts';
import { writeExercise, writeTickItem } from './write-plan.ts';

/*
 * Markdown inside of a plan must survive the round trip. Each function here returns its text unchanged if it
 * does; else with its headings escaped; else with every sign escaped. So a field can never open a section,
 * absorb the next one, or hide it in a comment.
 */

/**
 * Paragraphs of which each line begins with a letter, a bracket or a quotation mark, so that none begins
 * anything else. They stay as they are in a section and in an item of a list.
 */
const PLAIN_PARAGRAPHS = /^[\p{L}("“‘'][^\n]*(?:\n\n?[\p{L}("“‘'][^\n]*)*$/u;

/** Escapes text under a heading, such as the goal or a reading passage. */
export function escapeRunningText(markdown: string): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) => readSectionBack('Goal', candidate));
}

/** Escapes the text of a section with an unknown heading. */
export function escapeOtherText(markdown: string): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) =>
    readSectionBack('Some other heading', candidate),
  );
}

/** An exercise at its place in the list. */
export function escapeExercise(markdown: string, index: number): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) => {
    const list = [writeExercise(candidate, index), writeExercise('Next', index + 1)].join('\n');
    const [prompt, next, ...more] = readExercisePrompts(readSectionBack('Exercises', list) ?? '');
    return next === 'Next' && more.length === 0 ? prompt : undefined;
  });
}

/** One item of a list: one line. */
export function escapeListItem(markdown: string): string {
  return escapeItemIn('Examples', markdown, (item) => `- ${item}`);
}

/** One item of a list with boxes to tick: one line. */
export function escapeTickItem(markdown: string): string {
  return escapeItemIn('Checklist', markdown, writeTickItem);
}

function escapeItemIn(heading: string, markdown: string, write: (item: string) => string): string {
  return escapeUntilStable(collapseWhitespace(escapeComments(markdown)), (candidate) => {
    const list = `${write(candidate)}\n${write('Next')}`;
    const [item, next, ...more] = readListItems(readSectionBack(heading, list) ?? '');
    return next === 'Next' && more.length === 0 ? item : undefined;
  });
}

/** One of the three parts of a common mistake: one line. */
export function escapeMistakePart(markdown: string): string {
  return escapeUntilStable(collapseWhitespace(escapeComments(markdown)), (candidate) => {
    const list = writeCommonMistake({ wrong: candidate, right: candidate, why: candidate });
    const read = readCommonMistake(readSectionBack('Common mistake', list) ?? '');
    return read && read.wrong === candidate && read.why === candidate ? read.right : undefined;
  });
}

/** Returns the first form of a text that is read back as it was written; see above. */
function escapeUntilStable(markdown: string, readBack: (candidate: string) => string | undefined): string {
  // Most texts are plain, and the lexer takes many times as long as this check.
  if (markdown === '' || PLAIN_PARAGRAPHS.test(markdown) || readBack(markdown) === markdown) return markdown;
  const escaped = escapeHeadings(markdown);
  return readBack(escaped) === escaped ? escaped : escapeEverything(markdown);
}

/**
 * Escapes what has an effect beyond its paragraph: comments, and link definitions, whose title may span
 * lines.
 */
function escapeComments(markdown: string): string {
  return cleanCharacters(markdown).trim().replaceAll('<!--', '<\\!--').replaceAll(']:', ']\\:');
}

/**
 * The text of a section with this markdown as it is read back; `undefined` if it does not stay one section.
 */
function readSectionBack(heading: string, markdown: string): string | undefined {
  const { sections } = splitSections(`## ${heading}\n\n${markdown}\n\n## Badge\n\nNext\n`);
  const [, section, next, ...more] = sections;
  return next?.name === 'badge' && next.markdown === 'Next' && more.length === 0
    ? section?.markdown
    : undefined;
}

function escapeHeadings(markdown: string): string {
  return markdown.replace(/^( {0,3})(#{1,6}(?= |$)|[=-]+(?= *$))/gm, '$1\\$2');
}
