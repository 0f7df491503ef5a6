/**
 * Hands the browser a text file to save.
 * @param type its media type, such as `text/markdown`
 */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The save may read the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
