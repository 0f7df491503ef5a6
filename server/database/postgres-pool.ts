import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { UnusableDatabaseError } from './database-error.ts';

/** How long a request waits for a connection, and a statement may take, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 20_000;
/** A transaction whose process hangs lets go of what it holds. */
const IDLE_TRANSACTION_TIMEOUT_MS = 20_000;

/** What PostgreSQL calls `bigint`. Ours are times, which a number holds exactly until the year 2255. */
const BIGINT = 20;

/** PostgreSQL's own refusals have a code each; whatever else goes wrong is the way to it. */
function throwUnreachable(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new UnusableDatabaseError('out-of-contact', error);
}

/**
 * Connections to a PostgreSQL server, as Kysely wants them. One that breaks is replaced when the next is needed.
 *
 * @param connections how many at most
 */
export function createPostgresPool(address: string, connections: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'learning-arcade',
    keepAlive: true,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that breaks tells it by an event, which would end the process. Whoever asks next is told as well: of the
  // pool when nobody has the connection, of the client when somebody has it and is between two queries.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect() {
      const client = await pool.connect().catch(throwUnreachable);
      const query = (text: string, values: readonly unknown[]) =>
        client.query(text, [...values]).catch(throwUnreachable);
      // Its other form, with a cursor, is for who configures one.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
