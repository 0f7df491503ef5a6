import { checkAnswerOnDevice, checkOnDevice } from '../feedback/device-check.ts';
import type { CheckName, Checks, ToWorker } from './protocol.ts';

/** Does what the worker was asked for. */
export function carryOut(asked: ToWorker): Promise<Checks[CheckName]['gives']> {
  if (asked.name === 'text') return checkOnDevice(asked.text, asked.level);
  return checkAnswerOnDevice(asked.lesson, asked.answer, asked.calledRight);
}
