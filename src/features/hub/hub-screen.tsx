import { greetingName } from '../../domain/profile.ts';
import { type Mode, ROOMS, type Room, roomLock } from '../../domain/rooms.ts';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import { useLearner } from '../../session/session-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { LogOutButton } from '../frame/log-out.tsx';
import { UnreadableProfile } from '../frame/unreadable-profile.tsx';
import { useRecords } from '../frame/use-records.ts';
import { readDay } from './day-records.ts';
import css from './hub-screen.module.css';
import type { RoomPanelProps, RoomPanels } from './room-panel.ts';
import { RoomView } from './room-view.tsx';
import { Shelf } from './shelf.tsx';
import { Today } from './today.tsx';
import { useMode } from './use-mode.ts';

const MODE_OPTIONS: readonly { value: Mode; label: string }[] = [
  { value: 'arcade', label: 'Arcade' },
  { value: 'course', label: 'Course' },
];

export interface HubScreenProps extends RoomPanelProps {
  panels: RoomPanels;
  /** The room that the address names. */
  room?: Room | undefined;
  onEnter: (room: Room) => void;
}

/** /app (specification, section 2): the school map, and what is behind the door that was opened. */
export function HubScreen({ panels, room, onEnter, ...address }: HubScreenProps) {
  const { uid } = useLearner();
  const found = useRecords(readDay);
  const records = found === 'failed' ? undefined : found;
  const [mode, setMode] = useMode();
  const lockOf = (place: Room) => (mode ? roomLock(place, records?.course ?? null, mode) : null);
  const lock = room ? lockOf(room) : null;
  // A game has the board to itself, and so has a class.
  const isInGame = room === 'arcade' && address.gameId !== undefined;
  const isInClass = room === 'classroom1' && address.lessonId !== undefined;
  const isAtPlay = (isInGame || isInClass) && lock === null;
  const name = records?.profile ? greetingName(records.profile) : '';

  return (
    <Page
      title={name ? `Hello, ${name}!` : 'Hello!'}
      emblem="school"
      actions={
        <>
          <ButtonLink to="/settings">Settings</ButtonLink>
          <LogOutButton />
        </>
      }
    >
      {found === 'failed' && <UnreadableProfile />}
      {(found === undefined || mode === undefined) && <Working label="Opening your records…" />}
      {records && mode && (
        <>
          {room ? (
            <RoomView room={room} lock={lock} panels={panels} {...address} />
          ) : (
            <Today records={records} areGamesOpen={lockOf('arcade') === null} />
          )}
          {!isAtPlay && (
            <>
              <Shelf />
              <section className={layout.stack3} data-print="never" aria-label="Rooms">
                <div className={css.mode}>
                  <ChoiceGroup legend="Mode" options={MODE_OPTIONS} value={mode} onChange={setMode} />
                  <p>{MODE_HINTS[mode]}</p>
                </div>
                {!room && <p className={css.lead}>Click a room on the map to enter it.</p>}
                <SchoolMap
                  locks={Object.fromEntries(
                    ROOMS.flatMap((id) => {
                      const lock = lockOf(id);
                      return lock ? [[id, lock.message]] : [];
                    }),
                  )}
                  current={room}
                  onEnter={onEnter}
                />
              </section>
            </>
          )}
        </>
      )}
      {!room && (
        <footer className={css.footer} data-print="never">
          <p>
            Signed in as <span className={css.uid}>{uid}</span>
          </p>
        </footer>
      )}
    </Page>
  );
}

const MODE_HINTS = {
  arcade: 'Every room is open.',
  course: 'Rooms open as you complete lessons.',
} satisfies Record<Mode, string>;
