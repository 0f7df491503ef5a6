import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds what is missing or older than its sources, then runs the server in this process; with `--lessons` the lesson
 * API alone, for which no app is built.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const SERVER = join(ROOT, 'dist/server/main.js');
const isLessonsAlone = process.argv.includes('--lessons');
const SHARED = ['package-lock.json', 'src', 'vite'];

const BUILDS = [
  {
    name: 'app',
    /** Written last; names the settings that the build was made with. */
    result: 'dist/client-settings.json',
    sources: [
      ...SHARED,
      'index.html',
      'about.html',
      'app.html',
      'public',
      'sw',
      'vite.config.ts',
      ...environmentFiles(),
    ],
    arguments: ['build'],
    settings: () => JSON.stringify(Object.fromEntries(viteSettings())),
  },
  {
    name: 'server',
    result: 'dist/server/main.js',
    sources: [...SHARED, 'server', 'vite.server.config.ts'],
    arguments: ['build', '--config', 'vite.server.config.ts'],
  },
];

function environmentFiles() {
  return readdirSync(ROOT).filter((name) => name === '.env' || name.startsWith('.env.'));
}

function viteSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
}

/** When a file or anything below a folder changed last; a folder changes when a file in it goes. */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const below = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(status.mtimeMs, ...below);
}

function isOutdated({ result, sources, settings }) {
  const path = join(ROOT, result);
  if (!existsSync(path)) return true;
  if (settings && readFileSync(path, 'utf8') !== settings()) return true;
  const builtAt = statSync(path).mtimeMs;
  return sources.some((source) => changedAt(join(ROOT, source)) > builtAt);
}

/** Runs Vite. A signal meanwhile is passed on to it, and ends this process once it is gone. */
function build({ name, arguments: args }) {
  console.log(`Building the ${name} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, ...args, '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    let isStopped = false;
    const stop = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (isStopped) process.exit(0);
      if (code === 0) resolve();
      else reject(new Error(`The ${name} could not be built.`));
    });
  });
}

try {
  // An installation without development packages runs what was built before.
  if (existsSync(VITE)) {
    for (const part of BUILDS) {
      if (part.name === 'app' && isLessonsAlone) continue;
      if (isOutdated(part)) await build(part);
    }
  } else if (!existsSync(SERVER)) {
    throw new Error('There is no build, and nothing to build with. Run npm ci first.');
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
if (isLessonsAlone) process.env.SERVE = 'lessons';
await import('../dist/server/main.js');
