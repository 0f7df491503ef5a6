import './pwa/page-install.ts';
import './ui/styles.css';
import { runAfterPaint } from './ui/after-paint.ts';
import { applyTheme, readTheme } from './ui/theme.ts';

applyTheme(readTheme());

// The prerendered frame is painted before the app's code runs, which is preloaded meanwhile.
runAfterPaint(async () => {
  const { mountApp } = await import('./app/app.tsx');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  mountApp(root);
});
