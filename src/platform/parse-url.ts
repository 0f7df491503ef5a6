/** The address, or `null` when it is none. Spelled out because `URL.canParse` came late to browsers, too. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
