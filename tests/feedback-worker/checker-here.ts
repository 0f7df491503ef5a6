import { ok } from '../../src/domain/result.ts';
import { carryOut } from '../../src/feedback-worker/carry-out.ts';
import type { CheckClient } from '../../src/feedback-worker/check-client.ts';
import type { CheckName, Checks, ToWorker } from '../../src/feedback-worker/protocol.ts';

/** What the worker does, without one. */
export const checkerHere: Pick<CheckClient, 'check'> = {
  async check<Name extends CheckName>(name: Name, takes: Checks[Name]['takes']) {
    return ok((await carryOut({ id: 1, name, ...takes } as ToWorker)) as Checks[Name]['gives']);
  },
};
