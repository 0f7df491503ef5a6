import { ok } from '../../src/domain/result.ts';
import type { CheckClient } from '../../src/feedback-worker/check-client.ts';
import type { CheckName, CheckTypes, WorkerRequest } from '../../src/feedback-worker/protocol.ts';
import { runCheck } from '../../src/feedback-worker/run-check.ts';

/** A check client that runs checks in the same thread. */
export const inProcessCheckClient: Pick<CheckClient, 'check'> = {
  async check<Name extends CheckName>(name: Name, input: CheckTypes[Name]['input']) {
    return ok((await runCheck({ id: 1, name, ...input } as WorkerRequest)) as CheckTypes[Name]['output']);
  },
};
