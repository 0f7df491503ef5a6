import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { FloorScreen } from './screen.tsx';

const router = createRouter({ routeTree: createRootRoute({ component: FloorScreen }) });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void router.load().then(() => createRoot(root).render(<RouterProvider router={router} />));
