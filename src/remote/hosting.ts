import * as v from 'valibot';
import { HOSTING_PATH, type HostingResponse, hostingResponse } from '../api-contract/hosting.ts';

/**
 * What the host tells visitors; `null` when it can't be read now, or the server is an older one. It is never
 * stored: what may have changed must not be claimed offline.
 * @param backendUrl the lesson API's address, without a slash at its end
 */
export async function fetchHosting(
  backendUrl: string,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<HostingResponse | null> {
  try {
    const response = await send(`${backendUrl}${HOSTING_PATH}`, { signal });
    const parsed = v.safeParse(hostingResponse, await response.json());
    return response.ok && parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
