import type { ReactNode } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { CloudLoadError } from './load-errors.tsx';
import { useCloudReadState } from './use-cloud-read-state.ts';

interface ConfirmedEmptyStateProps {
  children: ReactNode;
  /** What can be done before it is known. */
  fallback?: ReactNode | undefined;
}

/** What is shown of the memory where nothing is: called empty only where the learner's document was read. */
export function ConfirmedEmptyState({ children, fallback }: ConfirmedEmptyStateProps) {
  const cloud = useCloudReadState();
  if (cloud === 'read') return children;
  return (
    <>
      {cloud === 'unread' ? (
        <CloudLoadError message={MESSAGES.progressFailed} />
      ) : (
        <BusyIndicator label="Looking for what your other devices have…" />
      )}
      {fallback}
    </>
  );
}
