import { checkAnswerOnDevice, checkTextOnDevice } from '../feedback/device-check.ts';
import type { CheckName, CheckTypes, WorkerRequest } from './protocol.ts';

/** Does what the worker was asked for. */
export function runCheck(asked: WorkerRequest): Promise<CheckTypes[CheckName]['gives']> {
  if (asked.name === 'text') return checkTextOnDevice(asked.text, asked.level);
  return checkAnswerOnDevice(asked.lesson, asked.answer, asked.calledRight);
}
