/*
 * Markup of Anki's cards, which other programs show as text
 * (https://docs.ankiweb.net/templates/fields.html, https://docs.ankiweb.net/editing.html#cloze-deletion).
 */

/** `{{c1::hidden words::hint}}`, where the hint may be missing; the first group has the hidden words. */
const CLOZE = /\{\{c\d+::((?:(?!::|\}\}).)*)(?:::(?:(?!\}\}).)*)?\}\}/gs;
/** Sounds and videos, and the marks around text that Anki reads aloud. */
const MEDIA = /\[(?:sound|anki:play):[^[\]\n]*\]|\[\/?anki:tts[^[\]\n]*\]/gi;
/** The tags that are removed from a text that may not be HTML: "<3" and "<verb>" stay. */
const TAG =
  /<\/?(?:a|abbr|audio|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|rt|ruby|s|small|span|strong|sub|sup|table|tbody|td|th|tr|tt|u|ul)\b[^<>]*>/gi;
const COMMENT = /<!--.*?-->/gs;

/** The words that a cloze text hides, if it hides them in one place; `null` for any other text. */
export function findHiddenWord(text: string): string | null {
  const [only, ...others] = text.matchAll(CLOZE);
  return only && others.length === 0 && only[0] !== text.trim() ? (only[1] ?? null) : null;
}

/**
 * A cell's text without tags, media and cloze marks; line breaks of HTML are spaces.
 * @param isHtml whether the file says that its cells are HTML. Otherwise only the names in `TAG` are tags,
 * and entities are decoded only in a cell with markup: "&amp;" may be what the learner typed.
 */
export function removeMarkup(cell: string, isHtml: boolean): string {
  const shown = cell.replace(CLOZE, '$1').replace(MEDIA, ' ');
  if (isHtml)
    return decodeEntities(removeTags(shown, /<[^<>]*>/g))
      .replaceAll(/\s+/g, ' ')
      .trim();
  const text = removeTags(shown, TAG);
  return text === cell
    ? cell
    : decodeEntities(text)
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim();
}

function removeTags(html: string, tag: RegExp): string {
  return html
    .replace(COMMENT, '')
    .replaceAll(/<br\b[^>]*>|<\/(?:div|p|li)>/gi, ' ')
    .replace(tag, '');
}

const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeEntities(html: string): string {
  return html.replaceAll(
    /&(?:#(\d{1,6})|([a-z]+));/gi,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES.get(name?.toLowerCase() ?? '') ?? whole)
        : decodeCharacter(Number(code), whole),
  );
}

function decodeCharacter(code: number, fallback: string): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}
