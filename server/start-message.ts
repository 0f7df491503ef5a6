import type { SignUpMode } from '../src/api-contract/hosting.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import { formatMailDestination } from './mail/create-account-mailer.ts';

/** Who may sign up: the end of the line “accounts”. */
const NEW_ACCOUNTS: Readonly<Record<SignUpMode, string>> = {
  open: '',
  invited: ', new ones with an invitation',
  closed: ', no new ones',
};

/**
 * Formats what the operator reads at the start: where the server is open, and the main settings.
 *
 * @param address where the server listens
 * @param databaseLocation without credentials
 */
export function formatStartMessage(
  configuration: ServerConfiguration,
  address: string,
  databaseLocation: string,
): string {
  const { firebase, model, mail, serves, publicUrl, signUps } = configuration;
  return [
    `Learning Arcade is open at ${address}`,
    ...(publicUrl === undefined ? [] : [`  public    ${publicUrl}`]),
    ...(serves === 'lessons' ? ['  serves    the lesson API alone'] : []),
    `  accounts  ${firebase ? `Firebase project ${firebase.projectId}` : `local cloud${NEW_ACCOUNTS[signUps.mode]}`}`,
    `  database  ${databaseLocation}`,
    // Firebase sends its own mail.
    ...(firebase ? [] : [`  mail      ${formatMailDestination(mail)}`]),
    `  teacher   ${model ? `${model.model} at ${new URL(model.baseUrl).host}` : 'built-in'}`,
  ].join('\n');
}
