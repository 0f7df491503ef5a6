import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Countdown } from '../kit/countdown.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { WordEntry } from '../kit/word-entry.tsx';
import type { ChainBank } from './chain-bank.ts';
import css from './chain-board.module.css';
import type { ChainMove } from './chain-rules.ts';
import { type Chain, type EntryRefusal, getLastWord, getLearnerWords, WORD_CHAIN_MS } from './chain-state.ts';
import { formatHint, formatRefusal } from './chain-texts.ts';
import { ChainTrail } from './chain-trail.tsx';
import { getRequiredLetter } from './judge.ts';
import { LastWord } from './last-word.tsx';
import { HINT_COST } from './points.ts';

/** After these refusals the entry stays in the field, because a small correction is enough. */
const REFUSALS_KEEPING_TEXT: readonly EntryRefusal['kind'][] = [
  'typo',
  'unknown',
  'not-letters',
  'too-short',
];

interface ChainBoardProps {
  chain: Chain;
  bank: ChainBank;
  /** The play time at which the learner's time began; `null` while it is not their turn. */
  turnStartedAt: number | null;
  /** Replaces the clock while it is not the learner's turn. */
  waiting?: ReactNode;
  /** Who played the last word, and its points. */
  caption: ReactNode;
  endLabel: string;
  send: (move: ChainMove) => void;
}

/** The board of both chain games: the last word, the field for the next one, and the chain so far. */
export function ChainBoard({
  chain,
  bank,
  turnStartedAt,
  waiting,
  caption,
  endLabel,
  send,
}: ChainBoardProps) {
  const [text, setText] = useEntry(chain);
  const letter = getRequiredLetter(chain, bank);
  const isTurn = turnStartedAt !== null;
  const { hint } = chain;

  function submitEntry(): void {
    if (isTurn) send({ type: 'entered', text });
  }

  return (
    <PlayLayout
      board={
        <div className={layout.stack4}>
          <div className={css.clock}>
            {isTurn ? (
              <Countdown key={turnStartedAt} label="Time left" startedAt={turnStartedAt} ms={WORD_CHAIN_MS} />
            ) : (
              waiting
            )}
          </div>
          <LastWord word={getLastWord(chain)} caption={caption} bank={bank} />
        </div>
      }
      message={getMessage(chain)}
      messageLines={3}
      controls={
        <>
          <WordEntry
            label={
              letter === null
                ? 'A word starting with any letter'
                : `A word starting with ${letter.toUpperCase()}`
            }
            value={text}
            onChange={setText}
            onSubmit={submitEntry}
            submitLabel="Play"
            isRefused={chain.refusal !== null}
            capturesKeys
            autoFocus
          />
          <Button
            icon="hint"
            aria-disabled={!isTurn || hint?.taken === 2 || undefined}
            onClick={() => send({ type: 'asked-hint' })}
          >
            {formatHintLabel(chain)}
          </Button>
          <Button kind="quiet" onClick={() => send({ type: 'stopped' })}>
            {endLabel}
          </Button>
        </>
      }
      aside={<ChainTrail links={chain.links} bank={bank} />}
    />
  );
}

function getMessage({ refusal, hint }: Chain): PlayMessage | null {
  if (refusal) return { kind: 'error', text: formatRefusal(refusal) };
  return hint && createAnnouncedMessage('note', formatHint(hint));
}

function formatHintLabel({ hint }: Chain): string {
  if (hint?.taken === 2) return 'No more hints';
  return `${hint ? 'More' : 'Hint'} (−${HINT_COST} points)`;
}

/**
 * The text of the field. It is cleared after a word was played and after other refusals than
 * `REFUSALS_KEEPING_TEXT`.
 */
function useEntry(chain: Chain): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  const entryKey = `${getLearnerWords(chain).length} ${chain.refusals}`;
  const [lastEntryKey, setLastEntryKey] = useState(entryKey);
  if (lastEntryKey !== entryKey) {
    setLastEntryKey(entryKey);
    if (!chain.refusal || !REFUSALS_KEEPING_TEXT.includes(chain.refusal.kind)) setText('');
  }
  return [text, setText];
}
