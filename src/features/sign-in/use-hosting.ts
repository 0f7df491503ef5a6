import { useEffect, useState } from 'react';
import type { HostingResponse } from '../../api-contract/hosting.ts';
import { readConfiguration } from '../../remote/configuration.ts';
import { fetchHosting } from '../../remote/hosting.ts';

/** What the host tells visitors; `null` while it is not known. */
export function useHosting(): HostingResponse | null {
  const [hosting, setHosting] = useState<HostingResponse | null>(null);
  useEffect(() => {
    const { backendUrl } = readConfiguration(import.meta.env, window.location.origin);
    const page = new AbortController();
    void fetchHosting(backendUrl, page.signal).then((read) => {
      if (!page.signal.aborted) setHosting(read);
    });
    return () => page.abort();
  }, []);
  return hosting;
}
