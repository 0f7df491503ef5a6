import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` on Linux, 100 on all common systems. */
const TICKS_PER_SECOND = 100;

interface ProcessStat {
  parent: number;
  /** CPU time of the process and its exited children. */
  seconds: number;
}

/** The stat of a process (proc_pid_stat(5)); `null` if it has exited. */
function readStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain parentheses. After it: state, parent, …, utime, stime, cutime, cstime.
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

/** The CPU time of a process with all its threads, in seconds. */
export function readCpuSeconds(pid: number): number {
  return readStat(pid)?.seconds ?? 0;
}

/** The parent's id of a process. */
export function readParentPid(pid: number): number {
  return readStat(pid)?.parent ?? 0;
}

/** The CPU time of a process and its children, such as PostgreSQL's with one for each connection. */
export function readCpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .map((each) => readStat(each))
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + (stat?.seconds ?? 0), readCpuSeconds(pid));
}
