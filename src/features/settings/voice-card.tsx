import { useSyncExternalStore } from 'react';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import { filterEnglishVoices } from '../../ui/speech/assign-voice.ts';
import { getSpeechSynthesis, readAloud } from '../../ui/speech/read-aloud.ts';
import { SPEECH_RATES } from '../../ui/speech/speech-rates.ts';
import { useVoicePreference } from '../shell/voice-preference.tsx';

const RATE_NAMES = { 0.75: 'Slower', 1: 'Normal', 1.25: 'Faster' } satisfies Record<
  (typeof SPEECH_RATES)[number],
  string
>;

const RATE_OPTIONS = SPEECH_RATES.map((rate) => ({ value: String(rate), label: RATE_NAMES[rate] }));

const BROWSER_OPTION = { value: '', label: 'Same as browser' };

/** Chooses the voice that reads aloud and its speed. */
export function VoiceCard() {
  const [choice, setChoice] = useVoicePreference();
  const voiceNames = useVoiceNames();
  const parseRate = (value: string) => SPEECH_RATES.find((rate) => String(rate) === value) ?? 1;
  return (
    <Card title="Reading aloud" hue="library">
      {!choice ? (
        <BusyIndicator label="Loading…" />
      ) : voiceNames.length === 0 ? (
        <p>This browser has no English voices.</p>
      ) : (
        <>
          <SelectField
            label="Voice"
            options={[BROWSER_OPTION, ...voiceNames.map((name) => ({ value: name, label: name }))]}
            value={choice.name}
            onChange={(name) => setChoice({ ...choice, name })}
          />
          <ChoiceGroup
            legend="Speed"
            options={RATE_OPTIONS}
            value={String(choice.rate)}
            onChange={(rate) => setChoice({ ...choice, rate: parseRate(rate) })}
          />
          <div>
            <Button icon="speaker" onClick={() => readAloud('This is how I read to you.')}>
              Listen
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/**
 * The names of the English voices, live, because browsers load voices late. The snapshot is a string, because
 * `useSyncExternalStore` compares snapshots by identity.
 */
function useVoiceNames(): readonly string[] {
  const namesByLine = useSyncExternalStore(subscribeToVoices, joinVoiceNames);
  return namesByLine === '' ? [] : namesByLine.split('\n');
}

function joinVoiceNames(): string {
  const names = filterEnglishVoices(getSpeechSynthesis()?.getVoices() ?? []).map(({ name }) => name);
  return [...new Set(names)].join('\n');
}

function subscribeToVoices(listener: () => void): () => void {
  const synthesis = getSpeechSynthesis();
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}
