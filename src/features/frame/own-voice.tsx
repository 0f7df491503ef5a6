import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { BROWSERS_VOICE, chooseVoice, readVoiceChoice, type VoiceChoice } from '../../ui/voice-choice.ts';

const VOICE_PREFERENCE = 'voice';

/** The learner's voice on this device; `undefined` until it is read. */
export function useOwnVoice(): [VoiceChoice | undefined, (choice: VoiceChoice) => void] {
  const { preferences } = useLearner();
  const choice = useLiveQuery(
    async () => readVoiceChoice(await preferences.read(VOICE_PREFERENCE)),
    [preferences],
  );
  return [choice, (chosen) => void preferences.write(VOICE_PREFERENCE, chosen).catch(console.error)];
}

/** Has everything on this page be read in the learner's voice, as long as the learner is here. */
export function OwnVoice() {
  const [choice] = useOwnVoice();
  useEffect(() => {
    if (choice) chooseVoice(choice);
  }, [choice]);
  useEffect(() => () => chooseVoice(BROWSERS_VOICE), []);
  return null;
}
