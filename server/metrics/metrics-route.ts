import { Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { parseBearerToken } from '../bearer-token.ts';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics` for whoever knows the token: how many learn here and when is nobody else's business.
 *
 * @param token what Prometheus sends as its `authorization`, of the type Bearer
 */
export function createMetricsRoute(
  { render, contentType }: Pick<Metrics, 'render' | 'contentType'>,
  token: string,
): Hono {
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const given = parseBearerToken(c.req.header('Authorization'));
    if (given === undefined || !(await timingSafeEqual(given, token))) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The metrics need the token of METRICS_TOKEN.', 401);
    }
    return c.body(await render(), 200, { 'Content-Type': contentType });
  });
}
