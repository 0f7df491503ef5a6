/** Words as they are compared when a written answer is laid out again in tiles. */
function normaliseTileText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * The tiles that spell a text, by their indexes; `null` where it can't be laid with them.
 * @param between what stands between two tiles
 */
export function placeTiles(
  tiles: readonly string[],
  text: string,
  between: string,
): readonly number[] | null {
  const rest = normaliseTileText(text);
  if (rest === '') return [];
  for (const [index, tile] of tiles.entries()) {
    const start = normaliseTileText(tile);
    // Of equal tiles the first does for all.
    if (
      start === '' ||
      tiles.findIndex((other) => normaliseTileText(other) === start) < index ||
      !rest.startsWith(start)
    )
      continue;
    const left = tiles.map((other, place) => (place === index ? '' : other));
    const behind = rest.slice(start.length);
    const isEnd = behind.trim() === '';
    if (!isEnd && !behind.startsWith(normaliseTileText(between) === '' ? ' ' : normaliseTileText(between)))
      continue;
    const further = isEnd ? [] : placeTiles(left, behind.slice(normaliseTileText(between).length), between);
    if (further) return [index, ...further];
  }
  return null;
}

/** What placed tiles say. */
export function joinTiles(tiles: readonly string[], placed: readonly number[], between: string): string {
  return placed.map((index) => tiles[index] ?? '').join(between);
}
