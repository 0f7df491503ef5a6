const RELEASE_AFTER_MS = 60_000;

/**
 * Downloads a text as a file.
 * @param type the media type, such as `text/markdown`
 */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may read the URL later, for example after a dialog that asks where to save it.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
