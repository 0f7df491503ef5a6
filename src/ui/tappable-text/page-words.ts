import { tokenizeWords, type WordToken } from '../../domain/word-tokens.ts';

/** A text as it stands on the page. */
export interface PageText {
  /** Its blocks a line each; without what is in controls. */
  text: string;
  words: readonly WordToken[];
  getRange(word: WordToken): Range;
}

/** Controls, whose words are for pressing, and what is drawn beside the text. */
const IGNORED_ELEMENTS = [
  'a, button, input, textarea, select, label, summary, svg, [contenteditable], [tabindex="0"]',
  '[aria-hidden="true"], [data-print="never"]',
].join();
const INLINE = /^(?:ABBR|B|CODE|DEL|EM|I|INS|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/;

interface Piece {
  node: Text;
  start: number;
}

/** Reads what can be tapped within an element. */
export function readPageText(root: Element): PageText {
  const pieces: Piece[] = [];
  let text = '';
  const read = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        pieces.push({ node: child, start: text.length });
        text += child.data.replaceAll('\n', ' ');
      } else if (child instanceof Element) {
        const isInline = INLINE.test(child.tagName);
        if (!isInline) text += '\n';
        if (!child.matches(IGNORED_ELEMENTS)) read(child);
        else if (isInline) text += '\n';
        if (!isInline) text += '\n';
      }
    }
  };
  read(root);
  return { text, words: tokenizeWords(text), getRange: (word) => rangeIn(pieces, word) };
}

/** A word may begin in one piece and end in another: "**un**seen". */
function rangeIn(pieces: readonly Piece[], { start, end }: WordToken): Range {
  const range = document.createRange();
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first) range.setStart(first.node, start - first.start);
  if (last) range.setEnd(last.node, end - last.start);
  return range;
}

/** How far beside its letters a word is still meant, in CSS pixels. */
const REACH = 2;

/** Where the word is drawn; more than one box where it is broken over lines, none where it is folded away. */
export function getWordBoxes(range: Range): readonly DOMRect[] {
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** The word that is drawn at a point of the window. */
export function findWordAt({ words, getRange }: PageText, x: number, y: number): WordToken | undefined {
  return words.find((word) =>
    getWordBoxes(getRange(word)).some(
      ({ left, right, top, bottom }) =>
        x >= left - REACH && x <= right + REACH && y >= top - REACH && y <= bottom + REACH,
    ),
  );
}
