import { Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { parseBearerToken } from '../bearer-token.ts';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics`, which needs the token: how many learn here, and when, is private. Metrics are on the server's own port
 * so that no second port has to be configured and protected.
 *
 * @param token what Prometheus sends as a bearer token
 */
export function createMetricsRoute(
  { render, contentType }: Pick<Metrics, 'render' | 'contentType'>,
  token: string,
): Hono {
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const provided = parseBearerToken(c.req.header('Authorization'));
    if (provided === undefined || !(await timingSafeEqual(provided, token))) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The metrics need the token of METRICS_TOKEN.', 401);
    }
    return c.body(await render(), 200, { 'Content-Type': contentType });
  });
}
