import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { InvitationLimits } from '../cloud/auth/invitations.ts';

/** One call of the accounts command. `account` is an e-mail or a user id. */
export type AccountsCommand =
  | { kind: 'list' }
  | { kind: 'show'; account: string }
  | { kind: 'set-password'; account: string }
  | { kind: 'export'; account: string; file: string }
  | { kind: 'delete'; account: string; isConfirmed: boolean }
  | { kind: 'confirm'; account: string }
  | { kind: 'invite'; limits: InvitationLimits }
  | { kind: 'revoke-invitations' }
  | { kind: 'sign-out-all'; isConfirmed: boolean };

export const USAGE = `npm run accounts -- list
npm run accounts -- show <e-mail or user id>
npm run accounts -- set-password <e-mail>            reads the new password from the terminal or a pipe
npm run accounts -- confirm <e-mail>                 marks the e-mail as confirmed
npm run accounts -- export <e-mail or user id> <file>
npm run accounts -- delete <e-mail or user id> --yes
npm run accounts -- invite [--days <1 to 365>] [--uses <1 to 10000>]   7 days and one account by default
npm run accounts -- revoke-invitations               ends all links that are still valid
npm run accounts -- sign-out-all --yes               ends every sign-in, after a theft of data`;

const numberUpTo = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(max));
const invitationLimits = v.object({
  days: v.optional(numberUpTo(365), '7'),
  uses: v.optional(numberUpTo(10_000), '1'),
});

/** Splits words and options; `undefined` for an option that does not exist or lacks its value. */
function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, days: { type: 'string' }, uses: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}

/**
 * Parses the words after `accounts --`.
 *
 * @returns 'usage' for anything that is no command
 */
export function parseCommand(args: readonly string[]): Result<AccountsCommand, 'usage'> {
  const parsed = parseWords(args);
  if (!parsed) return err('usage');
  const { positionals, values } = parsed;
  const [kind, account, file, ...rest] = positionals;
  if (rest.length > 0) return err('usage');
  if (values.yes !== undefined && kind !== 'delete' && kind !== 'sign-out-all') return err('usage');
  if ((values.days ?? values.uses) !== undefined && kind !== 'invite') return err('usage');
  if (kind === 'invite' || kind === 'list' || kind === 'revoke-invitations' || kind === 'sign-out-all') {
    if (account !== undefined) return err('usage');
    if (kind === 'sign-out-all') return ok({ kind, isConfirmed: values.yes === true });
    if (kind !== 'invite') return ok({ kind });
    const limits = v.safeParse(invitationLimits, values);
    return limits.success ? ok({ kind, limits: limits.output }) : err('usage');
  }
  if (!account) return err('usage');
  if (kind === 'export') return file ? ok({ kind, account, file }) : err('usage');
  if (file !== undefined) return err('usage');
  switch (kind) {
    case 'show':
    case 'set-password':
    case 'confirm':
      return ok({ kind, account });
    case 'delete':
      return ok({ kind, account, isConfirmed: values.yes === true });
    default:
      return err('usage');
  }
}
