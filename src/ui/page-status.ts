import { createContext, type ReactNode } from 'react';

/** What every page below shows in its bar, such as where the learner's work is. */
export const PageStatusContext = createContext<ReactNode>(null);
