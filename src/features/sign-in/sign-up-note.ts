import type { SignUpSettings } from '../../api-contract/hosting.ts';
import { unreachable } from '../../domain/result.ts';

/* Who may make an account here, in sentences: the host opens, closes or limits sign-ups. */

/** What the visitor has. */
export interface SignUpVisitor {
  hasInvitation: boolean;
  /** Whether the visitor is a guest who wants to keep their points. */
  isGuest: boolean;
}

/** What a visitor has to know before they make an account; nothing where all may. */
export function formatSignUpNote(settings: SignUpSettings, visitor: SignUpVisitor): string | undefined {
  const sentences = [...describeMode(settings, visitor), ...describeDomains(settings)];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function describeMode(
  { mode, allows_guests }: SignUpSettings,
  { hasInvitation, isGuest }: SignUpVisitor,
): string[] {
  switch (mode) {
    case 'open':
      return [];
    case 'closed':
      return [
        'You can’t make a new account here now.',
        isGuest ? 'Your points stay on this device.' : 'If you have an account, you can log in.',
        ...(allows_guests && !isGuest ? ['You can also try it without an account.'] : []),
      ];
    case 'invited':
      if (hasInvitation) return ['You have an invitation. You can make your account here.'];
      return [
        'You need an invitation to make an account here.',
        isGuest
          ? 'Ask your teacher for the link, and open it on this device.'
          : 'Ask your teacher for the link.',
      ];
    default:
      return unreachable(mode);
  }
}

function describeDomains({ mode, email_domains }: SignUpSettings): string[] {
  if (mode === 'closed' || email_domains.length === 0) return [];
  const ends = email_domains.map((domain) => `@${domain}`);
  return [`Use an email that ends in ${ends.join(' or ')}.`];
}
