import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bearerToken } from '../bearer-token.ts';
import type { Metrics } from './metrics.ts';

/** A secret in a form that compares in the same time whatever it is compared with. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * `GET /metrics` for whoever knows the token: how many learn here and when is nobody else's business.
 *
 * @param token what Prometheus sends as its `authorization`, of the type Bearer
 */
export function metricsRoute(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  token: string,
): Hono {
  const expected = digest(token);
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const given = bearerToken(c.req.header('Authorization'));
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The metrics need the token of METRICS_TOKEN.', 401);
    }
    return c.body(await text(), 200, { 'Content-Type': contentType });
  });
}
