import { tokenizeWords, type WordToken } from '../../domain/word-tokens.ts';

/** The text of an element. */
export interface PageText {
  /** A line per block; without the text of controls. */
  text: string;
  words: readonly WordToken[];
  getRange(word: WordToken): Range;
}

/** Controls, whose words are labels to press, and what is not part of the text. */
const IGNORED_ELEMENTS = [
  'a, button, input, textarea, select, label, summary, svg, [contenteditable], [tabindex="0"]',
  '[aria-hidden="true"], [data-print="never"]',
].join();
const INLINE = /^(?:ABBR|B|CODE|DEL|EM|I|INS|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/;

interface TextPiece {
  node: Text;
  start: number;
}

/** Reads the tappable text of an element. */
export function readPageText(root: Element): PageText {
  const pieces: TextPiece[] = [];
  let text = '';
  const collect = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        pieces.push({ node: child, start: text.length });
        text += child.data.replaceAll('\n', ' ');
      } else if (child instanceof Element) {
        const isInline = INLINE.test(child.tagName);
        if (!isInline) text += '\n';
        if (!child.matches(IGNORED_ELEMENTS)) collect(child);
        else if (isInline) text += '\n';
        if (!isInline) text += '\n';
      }
    }
  };
  collect(root);
  return { text, words: tokenizeWords(text), getRange: (word) => createRange(pieces, word) };
}

/** A word may span several text nodes: "**un**seen". */
function createRange(pieces: readonly TextPiece[], { start, end }: WordToken): Range {
  const range = document.createRange();
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first) range.setStart(first.node, start - first.start);
  if (last) range.setEnd(last.node, end - last.start);
  return range;
}

/** The tolerance of a press next to a word, in CSS pixels. */
const TOLERANCE = 2;

/** The boxes of a word: several if it is broken over lines, none if it is not rendered. */
export function getWordBoxes(range: Range): readonly DOMRect[] {
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** The word at a point of the window. */
export function findWordAt({ words, getRange }: PageText, x: number, y: number): WordToken | undefined {
  return words.find((word) =>
    getWordBoxes(getRange(word)).some(
      ({ left, right, top, bottom }) =>
        x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE,
    ),
  );
}
