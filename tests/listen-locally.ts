import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeWithTest } from './close-with-test.ts';

/** Starts a server on a free local port, and closes it at the end of the test. */
export async function listenLocally(server: Server): Promise<{ host: string; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closeWithTest(close);
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
