const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text of a cell in HTML, as Anki's own files have them: without tags, its line breaks as spaces. */
export function stripCellHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:div|p|li)>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES.get(name?.toLowerCase() ?? '') ?? whole)
        : character(Number(code), whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function character(code: number, otherwise: string): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
