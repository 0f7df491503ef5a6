import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { err, ok, type Result } from '../src/domain/result.ts';
import type { AdmitRequest } from './requests/admission.ts';
import { limitConnections } from './requests/connections.ts';

/** How long a client may take to send the headers. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How long a client may take to send the whole request. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Longer than proxies keep idle connections (nginx 60 s, Traefik 90 s, Caddy 120 s), so that none sends a
 * request into a closing connection. The headers' timeout may be shorter, since Node starts it at a request's
 * first byte.
 */
const KEEP_ALIVE_TIMEOUT_MS = 125_000;
/** How often Node checks these timeouts. */
const TIMEOUT_CHECK_INTERVAL_MS = 2_000;

/** A server that is listening. */
export interface ListeningServer {
  /** Where to open it in a browser, such as `http://localhost:8080`. */
  address: string;
  /** Accepts no more requests, and resolves when open ones are answered, or cut off after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

function formatListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used without special rights. Choose one above 1023: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

function formatAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Closes keep-alive connections after their responses; `server.close` alone would wait for the clients to do
 * so.
 */
function closeConnectionsAfterResponse(pending: readonly ServerResponse[], server: Server): void {
  for (const response of pending) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    response.once('close', () => server.closeIdleConnections());
  }
}

async function close(server: Server, pending: readonly ServerResponse[], graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  closeConnectionsAfterResponse(pending, server);
  server.prependListener('request', (_, response) => closeConnectionsAfterResponse([response], server));
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

export interface ListenOptions {
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** Whether an address connects for many clients. */
  isProxy(address: string): boolean;
  /** Decides about each request before the app runs. */
  admit: AdmitRequest;
}

/** Starts to serve the app; the failure is a message for the operator. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  { host, port, isProxy, admit }: ListenOptions,
): Promise<Result<ListeningServer, string>> {
  const respond = getRequestListener(app.fetch);
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    (request, response) => (admit(request, response) ? respond(request, response) : undefined),
  );
  const connections = limitConnections(server, isProxy);
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(err(formatListenError(error, host, port))));
    server.listen(port, host, () => {
      resolve(
        ok({
          address: formatAddress(server, host),
          close: (graceMs) => close(server, connections.getPendingResponses(), graceMs),
        }),
      );
    });
  });
}
