import { useNavigate } from '@tanstack/react-router';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import { Page } from '../../ui/page.tsx';

/**
 * /school: the map of rooms for visitors. No room is locked, because the page has no learner; the hub asks
 * visitors to sign in.
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
