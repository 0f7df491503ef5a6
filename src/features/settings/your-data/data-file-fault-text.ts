import type { DataFileFailure } from '../../../data/data-file/data-file.ts';
import { unreachable } from '../../../domain/result.ts';

/** Why a file is not taken in, in a sentence. */
export function formatDataFileFault(fault: DataFileFailure): string {
  switch (fault.kind) {
    case 'too-large':
      return 'This file is larger than 10 MB, more than a learner’s data can be.';
    case 'not-json':
      return 'This is no file of Learning Arcade, or it is damaged: it can’t be read as JSON.';
    case 'other-app':
      return 'This file is not from Learning Arcade.';
    case 'other-version':
      return 'This file is from another version of Learning Arcade: please update the app and try again.';
    case 'wrong-part':
      return `This file is damaged: its part “${fault.part}” is not what it should be.`;
    case 'too-much':
      return 'This file holds more than a learner’s data can be.';
    case 'unusable':
      return `This file holds ${fault.what}, which no file of Learning Arcade does.`;
    default:
      return unreachable(fault);
  }
}
