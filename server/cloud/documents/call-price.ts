import { BYTES_PER_DOCUMENT_TOKEN, VALUES_PER_DOCUMENT_TOKEN } from '../../rate-limits/quotas.ts';

/** What a document call reads, parses, serializes or writes. */
export interface CallWork {
  bytes: number;
  /** Fields and list elements, including nested ones: each costs as much as some fifty bytes. */
  values: number;
}

/** The rate limit's tokens that the work of a document call costs, besides the one of every call. */
export function priceWork({ bytes, values }: CallWork): number {
  return Math.floor(bytes / BYTES_PER_DOCUMENT_TOKEN + values / VALUES_PER_DOCUMENT_TOKEN);
}
