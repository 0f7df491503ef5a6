import type { Kysely } from 'kysely';
import { generateRandomId, type RandomBytes } from '../cloud/random-bytes.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { OperatorActionRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import type { Log } from '../log.ts';

/**
 * The audit of the accounts command. The command runs in a process of its own, without the server's log, so
 * it leaves its actions in the database, and a server logs them.
 */

const ID_LENGTH = 20;
/** How often a server looks for actions to log. */
export const OPERATOR_ACTIONS_INTERVAL_MS = 10_000;
/** Logged at a time; SQLite takes some thousand parameters in a statement. */
const MAX_ACTIONS = 1_000;

/** Stores an action, in the transaction of what it did. */
export async function recordOperatorAction(
  db: QueryExecutor,
  action: Omit<OperatorActionRow, 'id'>,
  random: RandomBytes,
): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({ id: generateRandomId(ID_LENGTH, random), ...action })
    .execute();
}

function formatAction({ at, operator, action, uid }: OperatorActionRow): string {
  const target = uid === null ? '' : ` of the account ${uid}`;
  return `Operator ${operator} ran accounts ${action}${target} at ${new Date(at).toISOString()}.`;
}

/** Logs the actions that no server has logged yet, the oldest first, and deletes them. */
export async function logOperatorActions(query: Kysely<Tables>, log: Log): Promise<void> {
  await query.transaction().execute(async (db) => {
    await acquireLocks(db, 'operator actions');
    const actions = await db
      .selectFrom('operator_actions')
      .selectAll()
      .orderBy('at')
      .limit(MAX_ACTIONS)
      .execute();
    if (actions.length === 0) return;
    for (const action of actions) log(formatAction(action));
    const ids = actions.map(({ id }) => id);
    await db.deleteFrom('operator_actions').where('id', 'in', ids).execute();
  });
}
