import { checkAnswerOnDevice, checkTextOnDevice } from '../feedback/device-check.ts';
import type { CheckName, CheckTypes, WorkerRequest } from './protocol.ts';

/**
 * Runs the requested check. It is apart from the worker's script, so that tests can run it without a worker.
 */
export function runCheck(request: WorkerRequest): Promise<CheckTypes[CheckName]['output']> {
  if (request.name === 'text') return checkTextOnDevice(request.text, request.level);
  return checkAnswerOnDevice(request.lesson, request.answer, request.calledRight);
}
