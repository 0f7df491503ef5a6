import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts a processor's time in (`getconf CLK_TCK`, 100 wherever it matters). */
const TICKS_PER_SECOND = 100;

interface Stat {
  parent: number;
  /** Of itself, and of its children that have ended. */
  seconds: number;
}

/** What /proc says of a process (proc_pid_stat(5)); `null` when it is gone. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, parentheses too. Then: state, parent, …, utime, stime, cutime,
    // cstime.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent, seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** The processor time that a process has taken so far, in seconds, with all its threads. */
export function readCpuSeconds(pid: number): number {
  return statOf(pid)?.seconds ?? 0;
}

/** The parent of a process. */
export function readParentPid(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

/** The same of a process and its children, such as PostgreSQL's with one for each connection. */
export function readCpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .map((each) => statOf(each))
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + (stat?.seconds ?? 0), readCpuSeconds(pid));
}
