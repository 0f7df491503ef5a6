import { useNavigate } from '@tanstack/react-router';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import { Page } from '../../ui/page.tsx';

/**
 * /school: the room map for visitors. It does not know the learner, so no room is locked; entering one
 * leads to the hub, which asks visitors to sign in.
 */
export function SchoolScreen() {
  const navigate = useNavigate();
  return (
    <Page title="School map" hue="library" emblem="school" back={{ to: '/', label: 'Back to the entrance' }}>
      <p>Follow the track and choose a room to go in.</p>
      <SchoolMap onEnter={(room) => void navigate({ to: '/app', search: { room } })} />
    </Page>
  );
}
