import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { UnusableDatabaseError } from './database-error.ts';

/** How long a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** How long a statement may take. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** Releases the locks of a process that hangs in a transaction. */
const IDLE_TRANSACTION_TIMEOUT_MS = 20_000;

/** The type id of `bigint`. Ours are times, which are safe integers until the year 2255. */
const BIGINT = 20;

/** The name of a server's sessions in `pg_stat_activity`. */
export const SERVER_SESSION = 'learning-arcade';

/** PostgreSQL's own errors have a code; all others come from the connection. */
function throwUnreachable(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new UnusableDatabaseError('out-of-contact', error);
}

/**
 * Connections to a PostgreSQL server for Kysely. A broken one is replaced when the next is needed.
 *
 * @param connections the maximum
 * @param session the name of the sessions
 */
export function createPostgresPool(
  address: string,
  connections: number,
  session = SERVER_SESSION,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    // An idle server can still be seen, so that a restore is refused while it runs.
    min: 1,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: session,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A broken connection emits an error event, which would end the process without a listener; the next query
  // fails as well. The pool emits it for idle connections, the client for connections in use between two
  // queries.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect() {
      const client = await pool.connect().catch(throwUnreachable);
      const query = (text: string, values: readonly unknown[]) =>
        client.query(text, [...values]).catch(throwUnreachable);
      // The overload with a cursor is not used.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
