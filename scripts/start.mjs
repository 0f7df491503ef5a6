import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds the app and the server where they are missing or older than their sources, then runs the server in
 * this process. With `--lessons` it runs only the lesson API, and builds no app.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const SERVER = join(ROOT, 'dist/server/main.js');
const isLessonsOnly = process.argv.includes('--lessons');
const SHARED_SOURCES = ['package-lock.json', 'src', 'vite'];

const BUILDS = [
  {
    name: 'app',
    /** Written last, with the settings of the build. */
    result: 'dist/client-settings.json',
    sources: [
      ...SHARED_SOURCES,
      'index.html',
      'about.html',
      'app.html',
      'public',
      'sw',
      'vite.config.ts',
      ...listEnvironmentFiles(),
    ],
    arguments: ['build'],
    readSettings: () => JSON.stringify(Object.fromEntries(listViteSettings())),
  },
  {
    name: 'server',
    result: 'dist/server/main.js',
    sources: [...SHARED_SOURCES, 'server', 'vite.server.config.ts'],
    arguments: ['build', '--config', 'vite.server.config.ts'],
  },
];

function listEnvironmentFiles() {
  return readdirSync(ROOT).filter((name) => name === '.env' || name.startsWith('.env.'));
}

function listViteSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
}

/** The time of the last change of a file, or of a folder and all its files, in milliseconds. */
function getLastChange(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const changes = readdirSync(path).map((name) => getLastChange(join(path, name)));
  // A folder's own time changes when a file is deleted.
  return Math.max(status.mtimeMs, ...changes);
}

function isOutdated({ result, sources, readSettings }) {
  const path = join(ROOT, result);
  if (!existsSync(path)) return true;
  if (readSettings && readFileSync(path, 'utf8') !== readSettings()) return true;
  const builtAt = statSync(path).mtimeMs;
  return sources.some((source) => getLastChange(join(ROOT, source)) > builtAt);
}

/**
 * Runs Vite. Signals are passed on to it, and then end this process, too. Its output is for developers, so it
 * is printed only when the build fails.
 */
function build({ name, arguments: args }) {
  console.log(`Building the ${name} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, ...args, '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    let isStopped = false;
    const stop = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (isStopped) process.exit(0);
      if (code === 0) resolve();
      else reject(new Error(`${output}\nThe ${name} could not be built.`));
    });
  });
}

try {
  // An installation without development packages runs an earlier build.
  if (existsSync(VITE)) {
    for (const part of BUILDS) {
      if (part.name === 'app' && isLessonsOnly) continue;
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
if (isLessonsOnly) process.env.SERVE = 'lessons';
await import('../dist/server/main.js');
