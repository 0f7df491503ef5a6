import { useEffect } from 'react';
import { DEFAULT_VOICE, parseVoiceChoice, setVoiceChoice } from '../../ui/speech/voice-choice.ts';
import { usePreference } from './use-preference.ts';

/** The learner's voice. */
export const useVoicePreference = () => usePreference('voice', parseVoiceChoice);

/** Applies the learner's voice to everything that is read aloud while they are signed in. */
export function VoicePreference() {
  const [choice] = useVoicePreference();
  useEffect(() => {
    if (choice) setVoiceChoice(choice);
  }, [choice]);
  useEffect(() => () => setVoiceChoice(DEFAULT_VOICE), []);
  return null;
}
