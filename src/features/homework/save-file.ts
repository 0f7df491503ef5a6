/** Hands a text to the browser as a Markdown file in UTF-8, to be saved under `fileName`. */
export function saveMarkdownFile(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
