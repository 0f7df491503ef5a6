import type { ReactNode } from 'react';
export function DialogueView(): ReactNode {
  return null;
}
