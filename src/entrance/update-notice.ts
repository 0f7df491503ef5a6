import { getWaitingUpdate, onWaitingUpdateChange } from '../installation/service-worker.ts';

/** Shows the notice, which lies in the page as a template, once a newer version waits. */
export function watchUpdateNotice(page: Document): void {
  const stop = onWaitingUpdateChange(() => {
    const update = getWaitingUpdate();
    const notice = page.querySelector<HTMLTemplateElement>('#update-notice')?.content.cloneNode(true);
    if (!update || !(notice instanceof DocumentFragment)) return;
    stop();
    notice.querySelector('button')?.addEventListener('click', update);
    page.querySelector('#root')?.prepend(notice);
  });
}
