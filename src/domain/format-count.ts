/** "1 word", "2 words"; `things` is the plural of a word that takes more than an "s". */
export function formatCount(count: number, thing: string, things = `${thing}s`): string {
  return `${count} ${count === 1 ? thing : things}`;
}
