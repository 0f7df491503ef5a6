import { MODES } from '../../domain/rooms.ts';
import { usePreference } from '../frame/use-preference.ts';

/** The hub's mode: Arcade if none was chosen. */
export const useMode = () =>
  usePreference('hub-mode', (kept) => MODES.find((known) => known === kept) ?? 'arcade');
