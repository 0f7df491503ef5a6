/** Normalises a text for comparing a written answer with tiles. */
function normaliseTileText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Finds the tiles that spell a text, by their indexes; `null` when they can't.
 * @param between the separator between two tiles
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
    // Of equal tiles only the first is tried.
    if (
      start === '' ||
      tiles.findIndex((other) => normaliseTileText(other) === start) < index ||
      !rest.startsWith(start)
    )
      continue;
    const remainingTiles = tiles.map((other, place) => (place === index ? '' : other));
    const following = rest.slice(start.length);
    const isEnd = following.trim() === '';
    if (!isEnd && !following.startsWith(normaliseTileText(between) === '' ? ' ' : normaliseTileText(between)))
      continue;
    const nextTiles = isEnd
      ? []
      : placeTiles(remainingTiles, following.slice(normaliseTileText(between).length), between);
    if (nextTiles) return [index, ...nextTiles];
  }
  return null;
}

/** Joins placed tiles into an answer. */
export function joinTiles(tiles: readonly string[], placed: readonly number[], between: string): string {
  return placed.map((index) => tiles[index] ?? '').join(between);
}
