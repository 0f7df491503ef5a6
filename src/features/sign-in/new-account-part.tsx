import { useState } from 'react';
import type { SignUpStatement, SignUpTerms } from '../../api-contract/sign-up-terms.ts';
import { AgeStatement } from './age-statement.tsx';
import { OperatorNote } from './operator-note.tsx';
import { formatSignUpNote } from './sign-up-note.ts';
import { useHosting } from './use-hosting.ts';

export interface NewAccountPartProps {
  isGuest: boolean;
  terms: SignUpTerms;
  onStatement: (statement: SignUpStatement | undefined) => void;
}

/** What the host says about new accounts and asks for; nothing while that is not known. */
export function NewAccountPart({ isGuest, terms, onStatement }: NewAccountPartProps) {
  const hosting = useHosting();
  const signUps = hosting?.sign_ups;
  const note =
    signUps && formatSignUpNote(signUps, { hasInvitation: terms.invitation !== undefined, isGuest });
  const age = signUps?.mode === 'closed' ? undefined : signUps?.consent_below_age;
  return (
    <>
      {note && <p>{note}</p>}
      {age !== undefined && <AgeStatement age={age} onChange={onStatement} />}
      {hosting?.operator && <OperatorNote operator={hosting.operator} />}
    </>
  );
}

/** What the form sends for a new account, and how its part above changes it. */
export function useSignUpTerms(invitation: string | undefined) {
  const [statement, onStatement] = useState<SignUpStatement>();
  const terms: SignUpTerms = { invitation, statement };
  return { terms, onStatement };
}
