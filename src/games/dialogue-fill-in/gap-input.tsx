import { type CSSProperties, useState } from 'react';
import { GAP } from '../../content/gap.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { listExtraSigns, PHRASE_SIGNS } from '../kit/extra-signs.ts';
import { useFieldFocus } from '../kit/use-field-focus.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import {
  type DialogueState,
  getGap,
  getOptions,
  isFilledByChoice,
  MAX_TYPED_LENGTH,
  mapTurnsToGaps,
} from './state.ts';

/** The longest option, in characters, with which a dialogue's options fit two in a row on a phone. */
const MAX_LENGTH_IN_TWO_COLUMNS = 11;

interface GapInputProps {
  state: DialogueState;
  gap: number;
  onFill: (text: string) => void;
}

/** The input for a blank: its options, or a text field. */
export function GapInput(props: GapInputProps) {
  const { state, gap, onFill } = props;
  if (!isFilledByChoice(state, gap))
    return <GapTextField key={`${state.checked.length} ${gap}`} {...props} />;
  const longest = Math.max(
    ...state.dialogue.gaps.flatMap(({ options }) => options.map(({ length }) => length)),
  );
  const width = longest <= MAX_LENGTH_IN_TWO_COLUMNS ? 'max(9.5rem, 34%)' : '16rem';
  const available = getOptions(state, gap);
  return (
    <div style={{ '--choice-width': width } as CSSProperties}>
      <ChoiceList
        legend={`For gap ${gap + 1}`}
        options={getGap(state, gap).options.map((option) => ({
          id: option,
          isOut: !available.includes(option),
        }))}
        onChoose={onFill}
      />
    </div>
  );
}

function GapTextField({ state, gap, onFill }: GapInputProps) {
  const field = useFieldFocus();
  const [text, setText] = useState(state.filled[gap] ?? '');
  const { answer, also } = getGap(state, gap);
  const signs = [
    ...new Set([...listExtraSigns([answer, ...also]).filter((sign) => sign !== ' '), ...PHRASE_SIGNS]),
  ];
  return (
    <WordEntry
      ref={field}
      label={
        <>
          Gap {gap + 1}
          <VisuallyHidden>: {getTurnText(state, gap).replace(GAP, 'gap')}</VisuallyHidden>
        </>
      }
      value={text}
      onChange={(typed) => setText(typed.slice(0, MAX_TYPED_LENGTH))}
      onSubmit={() => {
        if (text.trim() !== '') onFill(text);
      }}
      submitLabel="Fill in"
      signs={signs}
    />
  );
}

function getTurnText(state: DialogueState, gap: number): string {
  return state.dialogue.turns[mapTurnsToGaps(state).indexOf(gap)]?.text ?? '';
}
