/** Normalises a text for comparing a written answer with tiles. */
function normaliseTileText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Finds the tiles that spell a text, by their indexes; `null` when they can't. An answer is stored as text,
 * so this restores the tiles of a stored one.
 * @param between the separator between two tiles
 */
export function placeTiles(
  tiles: readonly string[],
  text: string,
  between: string,
): readonly number[] | null {
  const rest = normaliseTileText(text);
  const separator = normaliseTileText(between);
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
    const following = rest.slice(start.length);
    if (following.trim() === '') return [index];
    if (!following.startsWith(separator === '' ? ' ' : separator)) continue;
    // A used tile stays in the list as '', so that indexes stay the same.
    const remainingTiles = tiles.with(index, '');
    const nextTiles = placeTiles(remainingTiles, following.slice(separator.length), between);
    if (nextTiles) return [index, ...nextTiles];
  }
  return null;
}

/** Joins placed tiles into an answer. */
export function joinTiles(tiles: readonly string[], placed: readonly number[], between: string): string {
  return placed.map((index) => tiles[index] ?? '').join(between);
}
