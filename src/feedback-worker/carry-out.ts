import { unreachable } from '../domain/result.ts';
import { checkAnswerOnDevice, checkOnDevice } from '../feedback/device-check.ts';
import type { CheckName, Checks, ToWorker } from './protocol.ts';

/** Does what the worker was asked for. */
export function carryOut(asked: ToWorker): Promise<Checks[CheckName]['gives']> {
  switch (asked.name) {
    case 'text':
      return checkOnDevice(asked.text, asked.level);
    case 'answer':
      return checkAnswerOnDevice(asked.lesson, asked.answer, asked.calledRight);
    default:
      return unreachable(asked);
  }
}
