import './ui/styles.css';
import { mountApp } from './app/app.tsx';
import { applyTheme, readTheme } from './ui/theme.ts';

applyTheme(readTheme());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
mountApp(root);
