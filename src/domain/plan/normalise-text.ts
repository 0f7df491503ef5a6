import { readCommonMistake, writeCommonMistake } from './common-mistake.ts';
import { exercisePrompts, listItems } from './lists.ts';
import { escapeEverything, oneLine, tidyCharacters } from './plain-text.ts';
import { splitSections } from './sections.ts';
import { writeExercise, writeTickItem } from './write-plan.ts';

/**
 * Markdown inside a plan must come out of it as it went in. Each function here gives its text unchanged
 * where that holds; else with its headings written as text; else with every sign written as text. So a
 * field can never open a section, swallow the next one, or hide it in a comment.
 */

/** Text under a heading, such as the goal or a reading passage. */
export function holdRunningText(markdown: string): string {
  return hold(tidy(markdown), (candidate) => sectionBody('Goal', candidate));
}

/** The same for a section that the format does not know. */
export function holdOtherText(markdown: string): string {
  return hold(tidy(markdown), (candidate) => sectionBody('Some other heading', candidate));
}

/** An exercise at its place in the list. */
export function holdExercise(markdown: string, index: number): string {
  return hold(tidy(markdown), (candidate) => {
    const list = [writeExercise(candidate, index), writeExercise('Next', index + 1)].join('\n');
    const [prompt, next, ...more] = exercisePrompts(sectionBody('Exercises', list) ?? '');
    return next === 'Next' && more.length === 0 ? prompt : undefined;
  });
}

/** One item of a list: one line. */
export function holdItem(markdown: string): string {
  return holdListItem('Examples', markdown, (item) => `- ${item}`);
}

/** One item of a list with boxes to tick: one line. */
export function holdTickItem(markdown: string): string {
  return holdListItem('Checklist', markdown, writeTickItem);
}

function holdListItem(heading: string, markdown: string, write: (item: string) => string): string {
  return hold(oneLine(tidy(markdown)), (candidate) => {
    const list = `${write(candidate)}\n${write('Next')}`;
    const [item, next, ...more] = listItems(sectionBody(heading, list) ?? '');
    return next === 'Next' && more.length === 0 ? item : undefined;
  });
}

/** One of the three parts of a common mistake: one line. */
export function holdMistakePart(markdown: string): string {
  return hold(oneLine(tidy(markdown)), (candidate) => {
    const list = writeCommonMistake({ wrong: candidate, right: candidate, why: candidate });
    const read = readCommonMistake(sectionBody('Common mistake', list) ?? '');
    return read && read.wrong === candidate && read.why === candidate ? read.right : undefined;
  });
}

function hold(markdown: string, readBack: (candidate: string) => string | undefined): string {
  const plain = escapeEverything(markdown);
  const candidates = [markdown, escapeHeadings(markdown)];
  return candidates.find((candidate) => candidate === '' || readBack(candidate) === candidate) ?? plain;
}

/**
 * Takes the sting out of what acts beyond its own paragraph: comments, and link definitions, whose title
 * may run on until the next quotation mark.
 */
function tidy(markdown: string): string {
  return tidyCharacters(markdown).trim().replaceAll('<!--', '<\\!--').replaceAll(']:', ']\\:');
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
