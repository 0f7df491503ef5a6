import { onWaitingUpdate, waitingUpdate } from '../installation/service-worker.ts';

/** Shows the notice, which lies in the page as a template, once a newer version waits. */
export function showUpdates(page: Document): void {
  const stop = onWaitingUpdate(() => {
    const update = waitingUpdate();
    const notice = page.querySelector<HTMLTemplateElement>('#update-notice')?.content.cloneNode(true);
    if (!update || !(notice instanceof DocumentFragment)) return;
    stop();
    notice.querySelector('button')?.addEventListener('click', update);
    page.querySelector('#root')?.prepend(notice);
  });
}
