import type { ReactNode } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { Working } from '../../ui/working.tsx';
import { UnreadCloud } from './unread-records.tsx';
import { useCloud } from './use-cloud.ts';

interface KnownEmptyProps {
  children: ReactNode;
  /** What can be done before it is known. */
  meanwhile?: ReactNode | undefined;
}

/** What is shown of the memory where nothing is: called empty only where the learner's document was read. */
export function KnownEmpty({ children, meanwhile }: KnownEmptyProps) {
  const cloud = useCloud();
  if (cloud === 'read') return children;
  return (
    <>
      {cloud === 'unread' ? (
        <UnreadCloud message={MESSAGES.progressFailed} />
      ) : (
        <Working label="Looking for what your other devices have…" />
      )}
      {meanwhile}
    </>
  );
}
