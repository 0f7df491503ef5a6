/** The URL, or `null` for an invalid one. Older browsers lack `URL.parse` and `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
