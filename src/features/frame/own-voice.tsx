import { useEffect } from 'react';
import { BROWSERS_VOICE, chooseVoice, readVoiceChoice } from '../../ui/voice-choice.ts';
import { usePreference } from './use-preference.ts';

/** The learner's voice. */
export const useOwnVoice = () => usePreference('voice', readVoiceChoice);

/** Has everything on this page be read in the learner's voice, as long as the learner is here. */
export function OwnVoice() {
  const [choice] = useOwnVoice();
  useEffect(() => {
    if (choice) chooseVoice(choice);
  }, [choice]);
  useEffect(() => () => chooseVoice(BROWSERS_VOICE), []);
  return null;
}
