import { getGreetingName } from '../../domain/profile.ts';
import { findRoomLock } from '../../domain/room-locks.ts';
import { ROOM_NAMES, type Room } from '../../domain/rooms.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useDayPuzzle } from '../play/puzzle/use-day-puzzle.ts';
import { LinkAccountHint } from '../shell/link-account-hint.tsx';
import { ProfileLoadError } from '../shell/load-errors.tsx';
import { LogOutButton } from '../shell/log-out.tsx';
import type { RoomPanelProps, RoomPanels } from '../shell/room-panel.ts';
import { useRecords } from '../shell/use-records.ts';
import { useHubMode } from '../shell/use-room-lock.ts';
import { readDayRecords } from './day-records.ts';
import css from './hub-screen.module.css';
import { RoomView } from './room-view.tsx';
import { SchoolDayHub } from './school-day.tsx';

export interface HubScreenProps extends RoomPanelProps {
  panels: RoomPanels;
  /** The room that the address names. */
  room?: Room | undefined;
  onEnter: (room: Room) => void;
}

/** /app (specification, section 2): the school map, or the open room. */
export function HubScreen({ panels, room, onEnter: onEnterRoom, ...address }: HubScreenProps) {
  const { uid } = useLearner();
  const loaded = useRecords(readDayRecords);
  const records = loaded === 'failed' ? undefined : loaded;
  const puzzle = useDayPuzzle();
  const [mode, setMode] = useHubMode();
  const getLock = (place: Room) => (mode ? findRoomLock(place, records?.course ?? null, mode) : null);
  const isOpening = loaded === undefined || mode === undefined || puzzle === undefined;
  const name = records?.profile ? getGreetingName(records.profile) : '';

  return (
    <Page
      title={room ? ROOM_NAMES[room] : formatGreeting(name)}
      emblem="school"
      actions={
        <>
          <ButtonLink to="/settings" kind="quiet">
            Settings
          </ButtonLink>
          <LogOutButton />
        </>
      }
    >
      {loaded === 'failed' && <ProfileLoadError />}
      {isOpening && (
        // Has the width of the content that follows.
        <div data-day={room ? undefined : true}>
          <BusyIndicator label="Loading…" />
        </div>
      )}
      {records &&
        mode &&
        puzzle &&
        (room ? (
          <RoomView room={room} lock={getLock(room)} panels={panels} {...address} />
        ) : (
          <SchoolDayHub
            {...{ records, mode, getLock, onEnterRoom }}
            puzzle={puzzle.results}
            onModeChange={setMode}
          />
        ))}
      {!room && !isOpening && (
        <footer className={css.footer} data-print="never">
          <LinkAccountHint />
          <p>
            Signed in as <span className={css.uid}>{uid}</span>
          </p>
        </footer>
      )}
    </Page>
  );
}

function formatGreeting(name: string): string {
  return name ? `Hello, ${name}!` : 'Hello!';
}
