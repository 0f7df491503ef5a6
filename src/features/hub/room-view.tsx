import { Suspense, use, useEffect } from 'react';
import type { RoomLock } from '../../domain/room-locks.ts';
import { ROOM_NAMES, type Room } from '../../domain/rooms.ts';
import { ROOM_HUES } from '../../drawings/map/school-map.tsx';
import { BarLabel } from '../../ui/bar-label.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageStatusContext } from '../../ui/page-status.ts';
import { useScreenHeading } from '../../ui/screen-heading.ts';
import { LockedRoomAlert } from '../shell/locked-room.tsx';
import type { RoomPanelProps, RoomPanels } from '../shell/room-panel.ts';
import css from './room-view.module.css';

export interface RoomViewProps extends RoomPanelProps {
  room: Room;
  lock: RoomLock | null;
  panels: RoomPanels;
}

/** An open room, or the reason why it is locked, below a bar that replaces the page's headers. */
export function RoomView({ room, lock, panels, ...address }: RoomViewProps) {
  const status = use(PageStatusContext);
  const { heading, isInnermost } = useScreenHeading(ROOM_NAMES[room], 'room');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per room
  useEffect(() => heading.current?.focus(), [room]);

  const Panel = panels[room];
  return (
    // `data-entered` hides the page's own bar and heading (ui/page.module.css).
    <section
      className={classNames(layout.stack4, css.room)}
      data-entered={room}
      data-hue={ROOM_HUES[room]}
      aria-labelledby="room-name"
    >
      <header className={css.head} data-print="never">
        <ButtonLink to="/app" search={{}} kind="quiet" icon="back" className={css.leave}>
          <BarLabel>Leave the room</BarLabel>
        </ButtonLink>
        {isInnermost ? (
          <h1 id="room-name" className={css.name} ref={heading} tabIndex={-1}>
            {ROOM_NAMES[room]}
          </h1>
        ) : (
          // A class or a game has the heading.
          <p id="room-name" className={css.name}>
            {ROOM_NAMES[room]}
          </p>
        )}
        {status && <div className={css.status}>{status}</div>}
      </header>
      {lock ? (
        <LockedRoomAlert room={room} lock={lock} />
      ) : (
        <Suspense fallback={<BusyIndicator label={`Opening ${ROOM_NAMES[room]}…`} />}>
          <Panel {...address} />
        </Suspense>
      )}
    </section>
  );
}
