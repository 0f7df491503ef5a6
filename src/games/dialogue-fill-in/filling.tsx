import { type CSSProperties, useState } from 'react';
import { GAP } from '../../content/gap.ts';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { useFieldFocus } from '../kit/use-field-focus.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { type DialogueState, gapAt, gapOfTurns, isChosen, LONGEST_TYPED, optionsFor } from './state.ts';

/** Options stand two in a row on a phone too where none of the dialogue is longer: so the hand keeps its height. */
const LONGEST_OF_TWO = 11;

interface FillingProps {
  state: DialogueState;
  gap: number;
  onFill: (text: string) => void;
}

/** What a blank is filled with: one of its options, or a field to type into. */
export function Filling(props: FillingProps) {
  const { state, gap, onFill } = props;
  if (!isChosen(state, gap)) return <Typing key={`${state.checked.length} ${gap}`} {...props} />;
  const longest = Math.max(
    ...state.dialogue.gaps.flatMap(({ options }) => options.map(({ length }) => length)),
  );
  const width = longest <= LONGEST_OF_TWO ? 'max(9.5rem, 34%)' : '16rem';
  const left = optionsFor(state, gap);
  return (
    <div style={{ '--choice-width': width } as CSSProperties}>
      <ChoiceList
        legend={`For blank ${gap + 1}`}
        options={gapAt(state, gap).options.map((option) => ({ id: option, isOut: !left.includes(option) }))}
        onChoose={onFill}
      />
    </div>
  );
}

function Typing({ state, gap, onFill }: FillingProps) {
  const field = useFieldFocus();
  const [text, setText] = useState(state.filled[gap] ?? '');
  return (
    <WordEntry
      ref={field}
      label={
        <>
          Blank {gap + 1}
          <OnlyReadAloud>: {turnOf(state, gap).replace(GAP, 'blank')}</OnlyReadAloud>
        </>
      }
      value={text}
      onChange={(typed) => setText(typed.slice(0, LONGEST_TYPED))}
      onSubmit={() => {
        if (text.trim() !== '') onFill(text);
      }}
      submitLabel="Fill in"
      isPhrase
    />
  );
}

function turnOf(state: DialogueState, gap: number): string {
  return state.dialogue.turns[gapOfTurns(state).indexOf(gap)]?.text ?? '';
}
