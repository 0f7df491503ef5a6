/**
 * Puts the page's drawing where it belongs: a file of its own, so that the words never wait for it. A page without its
 * drawing is whole all the same.
 */
export function loadDrawing(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-drawing]');
  if (!place?.dataset.drawing) return;
  // Of a text, the pages' policy would let nobody make elements; here the browser reads the file itself.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    if (request.status === 200 && request.responseXML) place.append(request.responseXML.documentElement);
  });
  request.open('GET', place.dataset.drawing);
  request.send();
}
