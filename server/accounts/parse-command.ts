import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { InvitationLimits } from '../cloud/auth/invitations.ts';

/**
 * One call of the operator's command. `account` is an e-mail; in `show`, `export` and `delete` also a user
 * id.
 */
export type AccountsCommand =
  | { kind: 'list' }
  | { kind: 'show'; account: string }
  | { kind: 'set-password'; account: string }
  | { kind: 'export'; account: string; file: string }
  /** `hasYes`: the option --yes was given, without which nothing is deleted. */
  | { kind: 'delete'; account: string; hasYes: boolean }
  /** Marks the account's e-mail as confirmed. */
  | { kind: 'confirm'; account: string }
  | { kind: 'invite'; limits: InvitationLimits }
  | { kind: 'revoke-invitations' }
  | { kind: 'sign-out-all'; hasYes: boolean };

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

/** Separates words from options; `undefined` for an option that does not exist or lacks its value. */
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
 * @returns 'usage' for anything that is not a command
 */
export function parseCommand(args: readonly string[]): Result<AccountsCommand, 'usage'> {
  const parsed = parseWords(args);
  const command = parsed && toCommand(parsed.positionals, parsed.values);
  return command ? ok(command) : err('usage');
}

interface Options {
  yes?: boolean;
  days?: string;
  uses?: string;
}

/** The command of these words and options; `undefined` where one of them is missing, unknown or too many. */
function toCommand(
  [kind, ...words]: readonly string[],
  { yes, days, uses }: Options,
): AccountsCommand | undefined {
  const [account = '', file = ''] = words;
  const hasYes = yes === true;
  const hasLimits = days !== undefined || uses !== undefined;
  const hasOptions = yes !== undefined || hasLimits;
  const hasNoWords = words.length === 0;
  const hasAccount = words.length === 1 && account !== '';
  switch (kind) {
    case 'list':
    case 'revoke-invitations':
      return hasNoWords && !hasOptions ? { kind } : undefined;
    case 'sign-out-all':
      return hasNoWords && !hasLimits ? { kind, hasYes } : undefined;
    case 'invite': {
      const limits = v.safeParse(invitationLimits, { days, uses });
      return hasNoWords && yes === undefined && limits.success ? { kind, limits: limits.output } : undefined;
    }
    case 'show':
    case 'set-password':
    case 'confirm':
      return hasAccount && !hasOptions ? { kind, account } : undefined;
    case 'export':
      return words.length === 2 && account !== '' && file !== '' && !hasOptions
        ? { kind, account, file }
        : undefined;
    case 'delete':
      return hasAccount && !hasLimits ? { kind, account, hasYes } : undefined;
    default:
      return undefined;
  }
}
