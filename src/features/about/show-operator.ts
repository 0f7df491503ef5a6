import type { Operator } from '../../api-contract/hosting.ts';
import { getContactAddress } from '../../domain/contact-address.ts';

/*
 * Part of the script of the pages without the app. The schema library is several times as large as that
 * script, so what the host says is parsed by hand here; a test compares the result with the schema's.
 */

const HOSTING_PATH = '/hosting';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The operator in the response of the host; `undefined` if there is none, or it has another form. */
export function readOperator(response: unknown): Operator | undefined {
  const operator = isObject(response) ? response.operator : undefined;
  if (!isObject(operator)) return undefined;
  const { name, contact, notice_url, notice } = operator;
  const isText = (value: unknown): value is string | undefined =>
    value === undefined || typeof value === 'string';
  if (typeof name !== 'string' || !isText(contact) || !isText(notice) || !isText(notice_url))
    return undefined;
  if (notice_url !== undefined && !/^https?:\/\//.test(notice_url)) return undefined;
  return {
    name,
    ...(contact !== undefined && { contact }),
    ...(notice_url !== undefined && { notice_url }),
    ...(notice !== undefined && { notice }),
  };
}

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

function describeOperator({ name, contact, notice, notice_url }: Operator): HTMLElement[] {
  return [
    createParagraph(`${name} runs this app and takes care of your data.`),
    ...(contact
      ? [createParagraph('Questions? Ask: ', { label: contact, address: getContactAddress(contact) })]
      : []),
    ...(notice_url ? [createParagraph('', { label: 'What happens to my data?', address: notice_url })] : []),
    ...(notice ? notice.split('\n').map((text) => createParagraph(text)) : []),
  ];
}

/** Fills and shows the page's card about the operator, if the host names one and can be reached. */
export async function showOperator(card: HTMLElement): Promise<void> {
  const backendUrl: string = import.meta.env.VITE_BACKEND_URL?.trim() || '/api';
  const response = await fetch(`${backendUrl.replace(/\/+$/, '')}${HOSTING_PATH}`);
  const operator = readOperator(await response.json());
  if (!operator) return;
  card.querySelector('[data-operator-text]')?.replaceWith(...describeOperator(operator));
  card.hidden = false;
}
