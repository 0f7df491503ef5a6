/** Where a link to a contact leads; `undefined` for a text such as a telephone number. */
export function getContactAddress(contact: string): string | undefined {
  if (/^https?:\/\//i.test(contact)) return contact;
  return /^[^\s@/:?&]+@[^\s@/:?&]+$/.test(contact) ? `mailto:${contact}` : undefined;
}
