/*
 * The audit of the accounts command, which is the operator's. The command runs in a process of its own,
 * without the server's log, so it leaves its actions in the database, and a server logs them.
 */

import type { Kysely } from 'kysely';
import { generateRandomId, type RandomBytes } from '../cloud/random-bytes.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { OperatorActionRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import type { Log } from '../log.ts';

/** In characters. */
const ID_LENGTH = 20;
/** How often a server looks for actions to log. */
export const OPERATOR_ACTIONS_INTERVAL_MS = 10_000;
/** The most actions that are logged at a time; SQLite takes some thousand parameters in a statement. */
const MAX_ACTIONS = 1_000;

/**
 * Stores an action for the log.
 *
 * @param transaction the one in which the action itself is done, so that both are stored or neither
 */
export async function recordOperatorAction(
  transaction: QueryExecutor,
  action: Omit<OperatorActionRow, 'id'>,
  random: RandomBytes,
): Promise<void> {
  await transaction
    .insertInto('operator_actions')
    .values({ id: generateRandomId(ID_LENGTH, random), ...action })
    .execute();
}

function formatAction({ at, operator, action, uid }: OperatorActionRow): string {
  const target = uid === null ? '' : ` of the account ${uid}`;
  return `Operator ${operator} ran accounts ${action}${target} at ${new Date(at).toISOString()}.`;
}

/**
 * Logs the actions that no server has logged yet, the oldest first, and deletes them. Logs before the
 * deletion is committed: an action that is logged twice is better than one that is lost.
 */
export async function logOperatorActions(db: Kysely<Tables>, log: Log): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // So that two servers don't log the same action.
    await acquireLocks(transaction, 'operator actions');
    const actions = await transaction
      .selectFrom('operator_actions')
      .selectAll()
      .orderBy('at')
      .limit(MAX_ACTIONS)
      .execute();
    if (actions.length === 0) return;
    for (const action of actions) log(formatAction(action));
    const ids = actions.map(({ id }) => id);
    await transaction.deleteFrom('operator_actions').where('id', 'in', ids).execute();
  });
}
