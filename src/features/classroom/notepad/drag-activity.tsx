import { DndContext } from '@dnd-kit/core';
import { Fragment, useEffect, useId, useRef } from 'react';
import {
  countMissingPhrases,
  DRAG_MESSAGES,
  type DragEvent,
  type DragResult,
  findMisplacedPhrases,
  listUnplacedItems,
  type MisplacedPhrase,
  orderForDisplay,
  ZONES,
  type Zone,
} from '../../../domain/drag.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import type { DragGroups } from '../../../domain/records.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import css from './drag-activity.module.css';
import { explainMisplaced, ZONE_NAMES, ZONE_PURPOSES } from './drag-explanation.ts';
import { DropTarget, PhrasePiece } from './drag-places.tsx';
import { detectDropTarget, NO_ANNOUNCEMENTS, usePhraseBoard, usePhraseSensors } from './use-phrase-board.ts';

interface DragActivityProps {
  /** In the order of the solution. */
  phrases: readonly string[];
  /** Seeds the order in which they are shown: the lesson's id. */
  seed: string;
  groups: DragGroups;
  result: DragResult | null;
  onMove: (move: DragEvent) => void;
  onCheck: () => void;
}

/** Sorts the Quick Check's phrases into two zones, by dragging, by pressing, or by keyboard. */
export function DragActivity({ phrases, seed, groups, result, onMove, onCheck }: DragActivityProps) {
  const contextId = useId();
  const sensors = usePhraseSensors();
  const board = useRef<HTMLDivElement>(null);
  const moves = usePhraseBoard({ board, groups, onMove });
  const { held } = moves;
  const pool = listUnplacedItems(orderForDisplay(phrases, seed), groups);
  const misplaced = result?.kind === 'some-incorrect' ? findMisplacedPhrases(phrases, groups) : [];

  if (phrases.length === 0) return <p>{MESSAGES.noDragItems}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only cancels a keyup that bubbles from a phrase
    <div ref={board} className={layout.stack3} onKeyUp={moves.cancelSpaceKeyUp}>
      <DndContext
        id={contextId}
        sensors={sensors}
        collisionDetection={detectDropTarget}
        accessibility={{
          announcements: NO_ANNOUNCEMENTS,
          screenReaderInstructions: INSTRUCTIONS,
          restoreFocus: false,
        }}
        onDragStart={moves.release}
        onDragEnd={moves.drop}
      >
        <p className={css.byFinger}>Tap a phrase, then tap its group.</p>
        <p className={css.byMouse}>Drag each phrase into its group, or click it and then its group.</p>
        <DropTarget place="pool" className={css.pool} isKeyboardTarget={false}>
          {pool.length === 0 && <p className={css.empty}>All phrases are sorted.</p>}
          {namePhrases(pool).map(({ phrase, name }) => (
            <Fragment key={name}>
              <PhrasePiece
                phrase={phrase}
                place="pool"
                name={name}
                isHeld={held?.phrase === phrase}
                onPress={() => moves.press(phrase)}
                onKeyDown={(event) => moves.handleKeyDown(event, phrase)}
              />
              {held?.phrase === phrase && <GroupButtons onPlace={(zone) => moves.place(phrase, zone)} />}
            </Fragment>
          ))}
        </DropTarget>
        <div className={css.zones}>
          {ZONES.map((zone) => (
            <DropTarget key={zone} place={zone} className={css.zone} isKeyboardTarget={held?.target === zone}>
              <h4>{ZONE_NAMES[zone]}</h4>
              <p className={css.purpose}>{ZONE_PURPOSES[zone]}</p>
              {namePhrases(groups[zone]).map(({ phrase, name, index }) => (
                <PhrasePiece
                  key={name}
                  phrase={phrase}
                  place={zone}
                  name={name}
                  isMisplaced={misplaced.some((wrong) => wrong.zone === zone && wrong.index === index)}
                  onPress={() => moves.remove(phrase, zone)}
                />
              ))}
            </DropTarget>
          ))}
        </div>
      </DndContext>
      <VisuallyHidden>
        <span role="status">{moves.announcement}</span>
      </VisuallyHidden>
      <div className={layout.row2}>
        <Button icon="tick" onClick={onCheck}>
          Check Answers
        </Button>
        <Button kind="quiet" icon="reset" onClick={moves.reset}>
          Reset
        </Button>
      </div>
      {result && (
        <Verdict result={result} misplaced={misplaced} missingCount={countMissingPhrases(phrases, groups)} />
      )}
    </div>
  );
}

/** The groups for a held phrase, right below it: the groups themselves may be out of sight. */
function GroupButtons({ onPlace }: { onPlace: (zone: Zone) => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not its return value: in a new browser that is a promise, which is no cleanup.
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={line} className={layout.row2}>
      {ZONES.map((zone) => (
        <Button key={zone} icon="plus" onClick={() => onPlace(zone)}>
          Put it in {ZONE_NAMES[zone]}
        </Button>
      ))}
    </div>
  );
}

interface VerdictProps {
  result: DragResult;
  misplaced: readonly MisplacedPhrase[];
  /** How many phrases that belong in a zone are in none yet. */
  missingCount: number;
}

function Verdict({ result, misplaced, missingCount }: VerdictProps) {
  return (
    <Alert kind={result.kind === 'all-correct' ? 'success' : 'error'}>
      <p>{DRAG_MESSAGES[result.kind]}</p>
      {result.kind === 'some-incorrect' && (
        <ul className={css.reasons}>
          {explainMisplaced(misplaced).map(({ why, phrases }) => (
            <li key={why}>
              {why} {phrases.map((phrase) => `“${phrase}”`).join(', ')}
            </li>
          ))}
          {missingCount > 0 && <li>{formatMissingCount(missingCount)}</li>}
        </ul>
      )}
    </Alert>
  );
}

/** Gives each phrase a unique name, also when it occurs twice. */
function namePhrases(phrases: readonly string[]) {
  return phrases.map((phrase, index) => {
    const copy = phrases.slice(0, index).filter((earlier) => earlier === phrase).length;
    return { phrase, index, name: `${phrase}#${copy}` };
  });
}

function formatMissingCount(count: number): string {
  return count === 1 ? 'One phrase is left.' : `${count} phrases are left.`;
}

const INSTRUCTIONS = {
  draggable:
    'Press Space or Enter to pick up this phrase. Choose a group with the arrow keys. Press Space or Enter again to put it there, or Escape to cancel.',
};
