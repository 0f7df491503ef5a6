import type { ReactNode } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { CloudLoadError } from './load-errors.tsx';
import { useCloudReadState } from './use-cloud-read-state.ts';

interface ConfirmedEmptyStateProps {
  children: ReactNode;
  /** Shown below until the document is loaded. */
  fallback?: ReactNode | undefined;
}

/** An empty state that is shown only after the learner's document was loaded. */
export function ConfirmedEmptyState({ children, fallback }: ConfirmedEmptyStateProps) {
  const cloud = useCloudReadState();
  if (cloud === 'loaded') return children;
  return (
    <>
      {cloud === 'unavailable' ? (
        <CloudLoadError message={MESSAGES.progressFailed} />
      ) : (
        <BusyIndicator label="Checking your other devices…" />
      )}
      {fallback}
    </>
  );
}
