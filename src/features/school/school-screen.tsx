import type { Room } from '../../domain/rooms.ts';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import { Page } from '../../ui/page.tsx';

/** The room map for everybody. Nobody is signed in here for sure, so no room is locked. */
export function SchoolScreen({ onEnter }: { onEnter: (room: Room) => void }) {
  return (
    <Page title="School map" hue="library" emblem="school" back={{ to: '/', label: 'Back to the entrance' }}>
      <p>Follow the track and choose a room to go in.</p>
      <SchoolMap onEnter={onEnter} />
    </Page>
  );
}
