import { accountRequests } from './account-requests.ts';
import { addressRequests } from './address-requests.ts';
import { answerRequests } from './answer-requests.ts';
import { documentRequests } from './document-requests.ts';
import type { HostileRequest } from './hostile-request.ts';
import { lessonRequests } from './lesson-requests.ts';

/** All known hostile requests, by the API that they are sent to. */
export const hostileRequests: readonly HostileRequest[] = [
  ...documentRequests,
  ...accountRequests,
  ...lessonRequests,
  ...answerRequests,
  ...addressRequests,
];
