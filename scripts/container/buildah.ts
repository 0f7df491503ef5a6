import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * Buildah in a store of its own, without a daemon and without namespaces, so that it works in a container,
 * too.
 */

const STORE = resolve('node_modules/.cache/container');
const GLOBAL_OPTIONS = ['--storage-driver', 'vfs', '--root', `${STORE}/store`, '--runroot', `${STORE}/run`];
const ISOLATION = ['--isolation', 'chroot'];

/** A command that failed, with its output. */
export class CommandError extends Error {}

/**
 * Runs a program to its end.
 *
 * @returns what it printed on standard output, without the last line break
 * @throws a CommandError
 */
export function runProgram(program: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  if (status === 0) return stdout.trim();
  const output = error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n');
  throw new CommandError(`${program} ${args.join(' ')}\n${output}`);
}

export const runBuildah = (...args: readonly string[]): string =>
  runProgram('buildah', [...GLOBAL_OPTIONS, ...args]);

/** Whether the store has an image with this name. */
export function hasImage(name: string): boolean {
  return runBuildah('images', '--quiet', '--filter', `reference=${name}`) !== '';
}

/**
 * Builds the project's Dockerfile with the base images of the store.
 *
 * @param cache npm's folder of downloaded packages on this machine
 */
export function buildImage(name: string, cache: string): void {
  const options = ['--pull-never', '--format', 'docker', '--volume', `${cache}:/root/.npm`, '--tag', name];
  runBuildah('build', ...ISOLATION, ...options, '.');
}

/** The program of the image, and its user. */
export function readImageConfig(container: string): { command: string[]; user: string } {
  const { config } = JSON.parse(runBuildah('inspect', container)).Docker;
  return { command: config.Cmd, user: config.User };
}

/** Runs a command in a container to its end, as the image's user. */
export function runInContainer(container: string, options: readonly string[], ...command: string[]): string {
  return runBuildah('run', ...ISOLATION, ...options, container, '--', ...command);
}

/** A process and all below it, which any of its threads may have started. */
function listProcesses(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => listProcesses(Number(child)))];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** A command that runs in a container. */
export interface ContainerProcess {
  /** The user that runs the command itself, as the machine numbers it. */
  readUser(): number;
  /** Tells the command itself to stop, as `docker stop` does, and returns its exit code. */
  stop(): Promise<number | null>;
  kill(): void;
}

/** Starts a command in a container; its output goes to a file. */
export function startInContainer(
  container: string,
  options: readonly string[],
  command: readonly string[],
  logFile: string,
): ContainerProcess {
  const log = openSync(logFile, 'a');
  const args = [...GLOBAL_OPTIONS, 'run', ...ISOLATION, ...options, container, '--', ...command];
  const child: ChildProcess = spawn('buildah', args, { stdio: ['ignore', log, log] });
  closeSync(log);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  /** Buildah's own processes are above it. */
  const getInnermost = () => listProcesses(child.pid ?? 0).at(-1) ?? 0;
  return {
    readUser: () =>
      Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${getInnermost()}/status`, 'utf8'))?.[1]),
    stop() {
      process.kill(getInnermost(), 'SIGTERM');
      return exited;
    },
    kill() {
      for (const pid of listProcesses(child.pid ?? 0).reverse()) process.kill(pid, 'SIGKILL');
    },
  };
}
