import { accountRequests } from './account-requests.ts';
import { addressRequests } from './address-requests.ts';
import { answerRequests } from './answer-requests.ts';
import { documentRequests } from './document-requests.ts';
import type { HostileRequest } from './hostile-request.ts';
import { lessonRequests } from './lesson-requests.ts';

/** Every hostile request that is known, by what it is sent to. */
export const hostileRequests: readonly HostileRequest[] = [
  ...documentRequests,
  ...accountRequests,
  ...lessonRequests,
  ...answerRequests,
  ...addressRequests,
];
