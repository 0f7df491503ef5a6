import { CONFUSABLE_CHOICE } from './confusable-choice.ts';
import { CONFUSABLE_COMPANY } from './confusable-company.ts';
import { CONFUSABLE_LOOK_ALIKE } from './confusable-look-alike.ts';
import { CONFUSABLE_MAKE_DO } from './confusable-make-do.ts';
import { CONFUSABLE_SOUND_ALIKE } from './confusable-sound-alike.ts';
import { LINKING } from './linking.ts';
import type { WeirFile } from './weir-rule.ts';

/** All rules that are written in harper's own language. */
export const WEIR_FILES: readonly WeirFile[] = [
  CONFUSABLE_MAKE_DO,
  CONFUSABLE_LOOK_ALIKE,
  CONFUSABLE_SOUND_ALIKE,
  CONFUSABLE_COMPANY,
  CONFUSABLE_CHOICE,
  LINKING,
];
