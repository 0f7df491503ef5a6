import { type ReactNode, useState } from 'react';
import { WORD_CHAIN_MS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Countdown } from '../kit/countdown.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { WordEntry } from '../kit/word-entry.tsx';
import type { ChainBank } from './chain-bank.ts';
import css from './chain-board.module.css';
import type { ChainMove } from './chain-rules.ts';
import { type Chain, type EntryRefusal, getLastWord, getLearnerWords } from './chain-state.ts';
import { formatHint, formatRefusal } from './chain-texts.ts';
import { ChainTrail } from './chain-trail.tsx';
import { getRequiredLetter } from './judge.ts';
import { LastWord } from './last-word.tsx';
import { HINT_COST } from './points.ts';

/** After these the entry stays in the field: a letter or two put it right. */
const REFUSALS_KEEPING_TEXT: readonly EntryRefusal['kind'][] = [
  'typo',
  'unknown',
  'not-letters',
  'too-short',
];

interface ChainBoardProps {
  chain: Chain;
  bank: ChainBank;
  /** When the learner's time began; `null` while it is not the learner's turn. */
  turnStartedAt: number | null;
  /** What stands in place of the clock while it is not the learner's turn. */
  waiting?: ReactNode;
  /** Who laid the last word, and what it was worth. */
  caption: ReactNode;
  endLabel: string;
  send: (move: ChainMove) => void;
}

/** The board of both chain games: the word to go on from, the field for the next one, and the chain so far. */
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

  function enter(): void {
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
            onSubmit={enter}
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

/** What stands in the field: emptied by a word that is laid, and by a refusal that no letter puts right. */
function useEntry(chain: Chain): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  const step = `${getLearnerWords(chain).length} ${chain.refusals}`;
  const [seen, setSeen] = useState(step);
  if (seen !== step) {
    setSeen(step);
    if (!chain.refusal || !REFUSALS_KEEPING_TEXT.includes(chain.refusal.kind)) setText('');
  }
  return [text, setText];
}
