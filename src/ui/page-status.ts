import { createContext, type ReactNode } from 'react';

/** What every page below shows in its bar, such as the status of sync. */
export const PageStatusContext = createContext<ReactNode>(null);
