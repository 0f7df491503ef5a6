import { useEffect } from 'react';
import { DEFAULT_VOICE, parseVoiceChoice, setVoiceChoice } from '../../ui/voice-choice.ts';
import { usePreference } from './use-preference.ts';

/** The learner's voice. */
export const useVoicePreference = () => usePreference('voice', parseVoiceChoice);

/** Has everything on this page be read in the learner's voice, as long as the learner is here. */
export function VoicePreference() {
  const [choice] = useVoicePreference();
  useEffect(() => {
    if (choice) setVoiceChoice(choice);
  }, [choice]);
  useEffect(() => () => setVoiceChoice(DEFAULT_VOICE), []);
  return null;
}
