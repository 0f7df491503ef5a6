import { readCommonMistake, writeCommonMistake } from './common-mistake.ts';
import { readExercisePrompts, readListItems } from './lists.ts';
import { cleanCharacters, collapseWhitespace, escapeEverything } from './plain-text.ts';
import { splitSections } from './sections.ts';
import { writeExercise, writeTickItem } from './write-plan.ts';

/**
 * Markdown inside a plan must come out of it as it went in. Each function here gives its text unchanged
 * where that holds; else with its headings written as text; else with every sign written as text. So a
 * field can never open a section, swallow the next one, or hide it in a comment.
 */

/** Text under a heading, such as the goal or a reading passage. */
export function escapeRunningText(markdown: string): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) => sectionBody('Goal', candidate));
}

/** The same for a section that the format does not know. */
export function escapeOtherText(markdown: string): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) =>
    sectionBody('Some other heading', candidate),
  );
}

/** An exercise at its place in the list. */
export function escapeExercise(markdown: string, index: number): string {
  return escapeUntilStable(escapeComments(markdown), (candidate) => {
    const list = [writeExercise(candidate, index), writeExercise('Next', index + 1)].join('\n');
    const [prompt, next, ...more] = readExercisePrompts(sectionBody('Exercises', list) ?? '');
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
    const [item, next, ...more] = readListItems(sectionBody(heading, list) ?? '');
    return next === 'Next' && more.length === 0 ? item : undefined;
  });
}

/** One of the three parts of a common mistake: one line. */
export function escapeMistakePart(markdown: string): string {
  return escapeUntilStable(collapseWhitespace(escapeComments(markdown)), (candidate) => {
    const list = writeCommonMistake({ wrong: candidate, right: candidate, why: candidate });
    const read = readCommonMistake(sectionBody('Common mistake', list) ?? '');
    return read && read.wrong === candidate && read.why === candidate ? read.right : undefined;
  });
}

function escapeUntilStable(markdown: string, readBack: (candidate: string) => string | undefined): string {
  const plain = escapeEverything(markdown);
  const candidates = [markdown, escapeHeadings(markdown)];
  return candidates.find((candidate) => candidate === '' || readBack(candidate) === candidate) ?? plain;
}

/**
 * Takes the sting out of what acts beyond its own paragraph: comments, and link definitions, whose title
 * may run on until the next quotation mark.
 */
function escapeComments(markdown: string): string {
  return cleanCharacters(markdown).trim().replaceAll('<!--', '<\\!--').replaceAll(']:', ']\\:');
}

/** What a section with this text would be read as, if it stays one section. */
function sectionBody(heading: string, markdown: string): string | undefined {
  const { sections } = splitSections(`## ${heading}\n\n${markdown}\n\n## Badge\n\nNext\n`);
  const [, section, next, ...more] = sections;
  return next?.name === 'badge' && next.markdown === 'Next' && more.length === 0
    ? section?.markdown
    : undefined;
}

function escapeHeadings(markdown: string): string {
  return markdown.replace(/^( {0,3})(#{1,6}(?= |$)|[=-]+(?= *$))/gm, '$1\\$2');
}
