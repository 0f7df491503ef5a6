/** The keys that come a second time. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

interface Choice {
  answer: string;
  /** The answer among them. */
  options: readonly string[];
}

/** The share of questions whose answer alone has the greatest length of its options, or the smallest. */
export function shareByLength(choices: readonly Choice[], extreme: (...lengths: number[]) => number): number {
  const given = choices.filter(({ answer, options }) => {
    const lengths = options.map((option) => option.length);
    const isExtreme = (length: number) => length === extreme(...lengths);
    return isExtreme(answer.length) && lengths.filter(isExtreme).length === 1;
  });
  return given.length / choices.length;
}
