import type { Operator } from '../../contract/hosting.ts';
import { readConfiguration } from '../../remote/configuration.ts';
import { fetchHosting, getContactAddress } from '../../remote/hosting.ts';

/** A paragraph with a text and, after it, a link or another text. */
function createParagraph(text: string, end?: { label: string; address: string | undefined }): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(text);
  if (!end) return paragraph;
  if (end.address === undefined) {
    paragraph.append(end.label);
    return paragraph;
  }
  const link = document.createElement('a');
  link.href = end.address;
  link.textContent = end.label;
  paragraph.append(link);
  return paragraph;
}

/** The paragraphs about an operator. */
export function describeOperator({ name, contact, notice, notice_url }: Operator): HTMLElement[] {
  return [
    createParagraph(`${name} runs this app and takes care of your data.`),
    ...(contact
      ? [createParagraph('Questions? Ask: ', { label: contact, address: getContactAddress(contact) })]
      : []),
    ...(notice_url
      ? [createParagraph('', { label: 'What happens with my data?', address: notice_url })]
      : []),
    ...(notice ? notice.split('\n').map((text) => createParagraph(text)) : []),
  ];
}

/** Fills and shows the page's card about the operator, if the host names one and can be reached. */
export async function showOperator(card: HTMLElement): Promise<void> {
  const { backendUrl } = readConfiguration(import.meta.env, window.location.origin);
  const hosting = await fetchHosting(backendUrl, new AbortController().signal);
  if (!hosting?.operator) return;
  card.querySelector('[data-operator-text]')?.replaceWith(...describeOperator(hosting.operator));
  card.hidden = false;
}
