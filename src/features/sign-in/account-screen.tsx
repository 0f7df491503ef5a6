import type { MailedLink as Link } from '../../remote/account-credentials.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { MailedLink, type MailedLinkProps } from './mailed-link.tsx';
import css from './sign-in-screen.module.css';

const TITLES = {
  'new-password': 'Choose a new password',
  'confirm-email': 'Confirm your e-mail',
} as const satisfies Record<Link['purpose'], string>;

export interface AccountScreenProps extends Omit<MailedLinkProps, 'code'> {
  /** The code of the followed link. */
  code: string | undefined;
  /** The purpose according to the link's address; the provider has the real one. */
  purpose: Link['purpose'];
}

/** /account: handles a link from an e-mail, or sends one for a forgotten password. */
export function AccountScreen({ code, purpose, onEntered }: AccountScreenProps) {
  return (
    <Page
      title={code === undefined ? 'Forgot your password?' : TITLES[purpose]}
      emblem="school"
      back={{ to: '/login', label: 'Back to the sign-in' }}
    >
      <Card className={css.card}>
        {code === undefined ? (
          <ForgottenPassword />
        ) : (
          <MailedLink key={code} code={code} onEntered={onEntered} />
        )}
      </Card>
    </Page>
  );
}
